import { type FormEvent, useEffect, useState } from "react";
import { api } from "../api";
import { hasPages, useGamePages } from "../games";
import type { GameInfo, NewTable as NewTableMessage } from "../messages";
import { useSay } from "../words/Words";
import { OptionField } from "./parts/OptionField";
import { SeatField } from "./parts/SeatField";
import { Segments } from "./parts/Segments";
import { Trouble } from "./parts/Trouble";
import { errorOf, useAnswer } from "./parts/useAnswer";
import { useStart } from "./parts/useStart";
import { isAbout, Variants } from "./parts/Variants";
import {
  type Form,
  firstForm,
  hasPerson,
  messageOf,
  namesSeat,
  PACES,
  resized,
  seatsOpen,
  withWish,
} from "./parts/wishes";
import "../ui/switch.css";
import "./newtable.css";

/** Sets a table up: how many play, who sits where, how it is played. */
export default function NewTable({ game }: { game: string }) {
  const say = useSay();
  const [games, askAgain] = useAnswer(api.games);
  if (games.state === "failed") return <Trouble error={games.error} onAgain={askAgain} />;
  if (games.state === "waiting") return null;
  const info = hasPages(game) && games.value.find((one) => one.name === game);
  return (
    <div className="new-table">
      <h1>{say("page-new-title", { game: say(`game-${game}`) })}</h1>
      {info ? <TableForm game={info} /> : <p>{say("page-new-no-game", { game })}</p>}
    </div>
  );
}

/** The reader's name as the server has it, and as it is typed. */
function useMyName() {
  const [stored, setStored] = useState("");
  const [name, setName] = useState("");
  useEffect(() => {
    api.me().then(
      (me) => {
        setStored(me.name);
        setName((typed) => typed || me.name);
      },
      // without an answer the field stays empty; opening the table will tell what is wrong
      (reason: unknown) => errorOf(reason),
    );
  }, []);
  return { stored, name, setName };
}

/** Opens tables after the name has been stored, where it is new. */
function useOpening(stored: string) {
  const { start, ...rest } = useStart();
  const open = (name: string, wish: NewTableMessage) =>
    start(wish, name.trim() === stored ? undefined : () => api.setMe({ name: name.trim() }));
  return { open, ...rest };
}

function TableForm({ game }: { game: GameInfo }) {
  const say = useSay();
  const [form, setForm] = useState<Form>(() => firstForm(game));
  const { stored, name, setName } = useMyName();
  const { open, busy, error, forget } = useOpening(stored);
  const { optionFits } = useGamePages(game.name);
  const change = (part: Partial<Form>) => {
    forget(); // what was refused may be mended now
    setForm({ ...form, ...part });
  };
  const playable = hasPerson(form.wishes);
  const beside = error && game.options.some((option) => isAbout(error, option.name));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (playable) void open(name, messageOf(game, form, optionFits));
  }

  return (
    <form className="new-form" onSubmit={submit}>
      <label className="new-label">
        <span>{say("page-new-name")}</span>
        <input
          className="field"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          required={form.wishes.some((wish) => wish.kind === "link")} // a friend sees who invites
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Seats game={game} form={form} onChange={change} />
      <Variants game={game} form={form} error={error} onChange={change} />
      <Details game={game} form={form} onChange={change} />
      {!playable && <p className="new-error">{say("page-new-no-person")}</p>}
      {error && !beside && (
        <p className="new-error" role="alert">
          {say(error.code, error.params)}
        </p>
      )}
      <button type="submit" className="button go" aria-disabled={busy || !playable}>
        {say("page-new-open", {
          waits: form.wishes.some((wish) => wish.kind === "link") ? "yes" : "no",
        })}
      </button>
    </form>
  );
}

interface PartProps {
  game: GameInfo;
  form: Form;
  onChange: (part: Partial<Form>) => void;
}

/** How many play, and who sits where. */
function Seats({ game, form, onChange }: PartProps) {
  const say = useSay();
  const { wishes } = form;
  return (
    <>
      <Segments
        legend={say("page-new-players")}
        name="players"
        values={game.players}
        value={wishes.length}
        label={(players) => say("page-new-players-value", { players })}
        onChange={(players) => onChange({ wishes: resized(wishes, players, game) })}
      />
      {wishes.length > 1 && (
        <ol className="seat-fields">
          {wishes.map((wish, seat) => (
            <SeatField
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              wish={wish}
              game={game}
              flag={!form.shuffle}
              onChange={(part) => onChange({ wishes: withWish(wishes, seat, part) })}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** What most people leave as it is. */
function Details({ game, form, onChange }: PartProps) {
  const say = useSay();
  const alone = form.wishes.length === 1;
  const bots = form.wishes.some((wish) => wish.kind === "bot");
  return (
    <details className="new-details panel">
      <summary>{say("page-new-details")}</summary>
      <div className="option">
        <Segments
          legend={say("page-new-think")}
          name="think"
          values={[0, ...game.think]}
          value={form.think ?? 0}
          label={(seconds) => say("page-new-think-value", thinkParams(seconds))}
          onChange={(seconds) => onChange({ think: seconds || null })}
        />
        <p className="soft small">{say("page-new-think-help")}</p>
      </div>
      {bots && (
        <Segments
          legend={say("page-new-pace")}
          name="pace"
          values={PACES}
          value={form.pace}
          label={(pace) => say("page-new-pace-value", { pace })}
          onChange={(pace) => onChange({ pace })}
        />
      )}
      {!alone && (
        <label className="switch">
          <input
            type="checkbox"
            checked={form.shuffle}
            onChange={(event) => onChange({ shuffle: event.target.checked })}
          />
          {say("page-new-shuffle")}
        </label>
      )}
      {seatsOpen(form) &&
        game.options
          .filter(namesSeat)
          .map((option) => (
            <OptionField
              key={option.name}
              game={game.name}
              option={option}
              players={form.wishes.length}
              options={form.options}
              value={form.options[option.name] ?? null}
              onChange={(value) => onChange({ options: { ...form.options, [option.name]: value } })}
            />
          ))}
    </details>
  );
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** Time in the largest unit in which it is whole; 0 is no limit. */
function thinkParams(seconds: number): { unit: string; count: number } {
  if (seconds === 0) return { unit: "none", count: 0 };
  const [unit, size] = UNITS.find(([, one]) => seconds % one === 0) ?? UNITS[3];
  return { unit, count: seconds / size };
}
