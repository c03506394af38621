/** What stands in the form of a new table, and the message it becomes. */
import type { OptionFits, OptionInfo, OptionValue } from "../../games/game";
import type { GameInfo, NewTable, SeatWish } from "../../messages";
import { levelToStart } from "./useStart";

export type Kind = SeatWish["kind"];
export type Pace = NonNullable<NewTable["pace"]>;

export const KINDS: readonly Kind[] = ["me", "link", "here", "bot"];
export const PACES: readonly Pace[] = ["natural", "instant"];

/** One seat as it is wished; what does not fit its kind is kept, should the kind come back. */
export interface Wish {
  kind: Kind;
  name: string;
  level: string | null;
}

export interface Form {
  wishes: readonly Wish[];
  shuffle: boolean;
  pace: Pace;
  /** Seconds for a choice; null: as long as one likes. */
  think: number | null;
  options: Readonly<Record<string, OptionValue>>;
}

/** The reader against one bot. */
export function firstForm(game: GameInfo): Form {
  return {
    wishes: resized([{ kind: "me", name: "", level: levelToStart(game) }], 2, game),
    shuffle: true,
    pace: "natural",
    think: null,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  };
}

/** Seats taken away from the end, or added there as bots; who plays alone is the reader. */
export function resized(wishes: readonly Wish[], players: number, game: GameInfo): Wish[] {
  if (players === 1) return [{ kind: "me", name: "", level: levelToStart(game) }];
  const more = Math.max(0, players - wishes.length);
  const bot: Wish = { kind: "bot", name: "", level: levelToStart(game) };
  return [...wishes.slice(0, players), ...Array.from({ length: more }, () => bot)];
}

/** One seat changed; the reader sits only once, so an earlier seat of theirs goes to a bot. */
export function withWish(wishes: readonly Wish[], seat: number, change: Partial<Wish>): Wish[] {
  return wishes.map((wish, index) => {
    if (index === seat) return { ...wish, ...change };
    if (change.kind === "me" && wish.kind === "me") return { ...wish, kind: "bot" };
    return wish;
  });
}

/** Whether anybody but bots will play. */
export function hasPerson(wishes: readonly Wish[]): boolean {
  return wishes.some((wish) => wish.kind !== "bot");
}

/** An option that names a seat says nothing once the seats are dealt at random, or to one alone. */
export function seatsOpen(form: Form): boolean {
  return !form.shuffle && form.wishes.length > 1;
}

/** Whether an option says anything in this form; `fits` is what the game's pages know of that. */
export function matters(option: OptionInfo, form: Form, fits?: OptionFits): boolean {
  const players = option.players.length === 0 || option.players.includes(form.wishes.length);
  return players && (fits?.(option.name, form.options) ?? true);
}

/** An option that says nothing in this form keeps its default. */
export function messageOf(game: GameInfo, form: Form, fits?: OptionFits): NewTable {
  const options = game.options.filter((option) => seatsOpen(form) || !namesSeat(option));
  return {
    game: game.name,
    seats: form.wishes.map(seatOf),
    options: Object.fromEntries(
      options.map((option) => [
        option.name,
        matters(option, form, fits)
          ? (form.options[option.name] ?? option.default)
          : option.default,
      ]),
    ),
    pace: form.pace,
    shuffle_seats: form.shuffle,
    think: form.think,
  };
}

/** Whether an option names one of the seats: numbers, and none for a seat drawn by lot. */
export function namesSeat({ values }: OptionInfo): boolean {
  return values.length > 1 && values.every((one) => one === null || typeof one === "number");
}

function seatOf({ kind, name, level }: Wish): SeatWish {
  if (kind === "bot") return { kind, level };
  return kind === "here" ? { kind, name: name.trim() } : { kind };
}
