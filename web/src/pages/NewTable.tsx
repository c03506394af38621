import { type FormEvent, useEffect, useState } from "react";
import { api } from "../api";
import type { GameInfo, NewTable as NewTableMessage } from "../messages";
import { useSay } from "../words/Words";
import { OptionField } from "./parts/OptionField";
import { SeatField } from "./parts/SeatField";
import { Segments } from "./parts/Segments";
import { Trouble } from "./parts/Trouble";
import { errorOf, useAnswer } from "./parts/useAnswer";
import { useStart } from "./parts/useStart";
import {
  type Form,
  firstForm,
  hasPerson,
  messageOf,
  optionsOpen,
  PACES,
  resized,
  withWish,
} from "./parts/wishes";
import "./newtable.css";

/** Sets a table up: how many play, who sits where, how it is played. */
export default function NewTable({ game }: { game: string }) {
  const say = useSay();
  const [games, askAgain] = useAnswer(api.games);
  if (games.state === "failed") return <Trouble error={games.error} onAgain={askAgain} />;
  if (games.state === "waiting") return null;
  const info = games.value.find((one) => one.name === game);
  return (
    <div className="new-table">
      <h1>{say("page-new-title", { game })}</h1>
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
  const { start, busy, error } = useStart();
  const open = (name: string, wish: NewTableMessage) =>
    start(wish, name.trim() === stored ? undefined : () => api.setMe({ name: name.trim() }));
  return { open, busy, error };
}

function TableForm({ game }: { game: GameInfo }) {
  const say = useSay();
  const [form, setForm] = useState<Form>(() => firstForm(game));
  const { stored, name, setName } = useMyName();
  const { open, busy, error } = useOpening(stored);
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const playable = hasPerson(form.wishes);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (playable) void open(name, messageOf(game, form));
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
      <Segments
        legend={say("page-new-players")}
        name="players"
        values={game.players}
        value={form.wishes.length}
        label={String}
        onChange={(players) => change({ wishes: resized(form.wishes, players, game) })}
      />
      <ol className="seat-fields">
        {form.wishes.map((wish, seat) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            wish={wish}
            game={game}
            flag={!form.shuffle}
            onChange={(part) => change({ wishes: withWish(form.wishes, seat, part) })}
          />
        ))}
      </ol>
      <Details game={game} form={form} onChange={change} />
      {!playable && <p className="new-error">{say("page-new-no-person")}</p>}
      {error && (
        <p className="new-error" role="alert">
          {say(error.code, error.params)}
        </p>
      )}
      <button type="submit" className="button go" disabled={busy || !playable}>
        {say("page-new-open", {
          waits: form.wishes.some((wish) => wish.kind === "link") ? "yes" : "no",
        })}
      </button>
    </form>
  );
}

interface DetailsProps {
  game: GameInfo;
  form: Form;
  onChange: (part: Partial<Form>) => void;
}

/** What most people leave as it is. */
function Details({ game, form, onChange }: DetailsProps) {
  const say = useSay();
  return (
    <details className="new-details panel">
      <summary>{say("page-new-details")}</summary>
      <Segments
        legend={say("page-new-pace")}
        name="pace"
        values={PACES}
        value={form.pace}
        label={(pace) => say("page-new-pace-value", { pace })}
        onChange={(pace) => onChange({ pace })}
      />
      <label className="new-check">
        <input
          type="checkbox"
          checked={form.shuffle}
          onChange={(event) => onChange({ shuffle: event.target.checked })}
        />
        {say("page-new-shuffle")}
      </label>
      {optionsOpen(form) &&
        game.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            players={form.wishes.length}
            value={form.options[option.name] ?? null}
            onChange={(value) => onChange({ options: { ...form.options, [option.name]: value } })}
          />
        ))}
    </details>
  );
}
