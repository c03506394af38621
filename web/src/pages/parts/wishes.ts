/** What stands in the form of a new table, and the message it becomes. */
import type { GameInfo, NewTable, SeatWish } from "../../messages";
import { levelToStart } from "./useStart";

export type Kind = SeatWish["kind"];
export type Pace = NonNullable<NewTable["pace"]>;
type OptionValue = GameInfo["options"][number]["default"];

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
  options: Readonly<Record<string, OptionValue>>;
}

/** The reader against one bot, the other players the game needs at least being bots too. */
export function firstForm(game: GameInfo): Form {
  return {
    wishes: resized(
      [{ kind: "me", name: "", level: levelToStart(game) }],
      Math.min(...game.players),
      game,
    ),
    shuffle: true,
    pace: "natural",
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  };
}

/** Seats taken away from the end, or added there as bots. */
export function resized(wishes: readonly Wish[], players: number, game: GameInfo): Wish[] {
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

/** An option that names a seat says nothing once the seats are dealt at random. */
export function optionsOpen(form: Form): boolean {
  return !form.shuffle;
}

export function messageOf(game: GameInfo, form: Form): NewTable {
  return {
    game: game.name,
    seats: form.wishes.map(seatOf),
    options: optionsOpen(form) ? form.options : {},
    pace: form.pace,
    shuffle_seats: form.shuffle,
  };
}

function seatOf({ kind, name, level }: Wish): SeatWish {
  if (kind === "bot") return { kind, level };
  return kind === "here" ? { kind, name: name.trim() } : { kind };
}
