/** Parks compared: what one change did, and what everybody has kept since. */
import type { ZuuliPark, ZuuliView } from "../../messages";
import type { Counts } from "./cards";

/** An animal or upgrade that went from a room to a room; null is outside the enclosures. */
export interface Change {
  thing: string;
  source: string | null;
  target: string | null;
}

type Where = Map<string, number>;

/** How many of each thing are in each room and outside: "room thing" to a count. */
function placesOf(park: ZuuliPark): Where {
  const places: Where = new Map();
  const put = (room: string, counts: Counts) => {
    for (const [thing, count] of Object.entries(counts)) places.set(`${room} ${thing}`, count);
  };
  put("", park.outside);
  put("", park.spare);
  for (const room of park.rooms) {
    put(room.room, Object.fromEntries(room.animals.map((one) => [one.animal, one.count])));
    put(room.room, Object.fromEntries(room.upgrades.map((one) => [one.upgrade, one.count])));
  }
  return places;
}

/** The one change between two parks; null if there was none, `"many"` if it was no single one. */
export function changeBetween(before: ZuuliPark, after: ZuuliPark): Change | "many" | null {
  const was = placesOf(before);
  const now = placesOf(after);
  const lost: string[] = [];
  const gained: string[] = [];
  for (const place of new Set([...was.keys(), ...now.keys()])) {
    const more = (now.get(place) ?? 0) - (was.get(place) ?? 0);
    if (more > 0) gained.push(...Array<string>(more).fill(place));
    if (more < 0) lost.push(...Array<string>(-more).fill(place));
  }
  if (lost.length === 0 && gained.length === 0) return null;
  const [from, to] = [lost[0]?.split(" "), gained[0]?.split(" ")];
  if (lost.length !== 1 || gained.length !== 1 || !from || !to || from[1] !== to[1]) return "many";
  return { thing: from[1] ?? "", source: from[0] || null, target: to[0] || null };
}

/** The changes that were made and not taken back, and those that can be made again. */
export interface History {
  done: readonly Change[];
  undone: readonly Change[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

export function sameChange(one: Change | undefined, other: Change): boolean {
  return one?.thing === other.thing && one.source === other.source && one.target === other.target;
}

/** The history after one more change; going back a step, or the same step again, keeps the rest. */
export function remember(history: History, change: Change): History {
  const { done, undone } = history;
  const back = { ...change, source: change.target, target: change.source };
  if (sameChange(done.at(-1), back))
    return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
  const again = sameChange(undone.at(-1), change);
  return { done: [...done, change], undone: again ? undone.slice(0, -1) : [] };
}

/** A card that a seat has kept; the Collector's seat is null. */
export interface Kept {
  seat: number | null;
  card: string;
}

/** All cards of a park, wherever they are: rooms by the enclosure that they are of. */
function cardsIn(park: ZuuliPark): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const [name, count] of Object.entries({ ...park.outside, ...park.spare })) add(name, count);
  for (const room of park.rooms) {
    add(room.enclosure, 1);
    for (const one of room.animals) add(one.animal, one.count);
    for (const one of room.upgrades) add(one.upgrade, one.count);
  }
  return counts;
}

function gains(was: Counts, now: Counts): string[] {
  return Object.entries(now).flatMap(([name, count]) =>
    Array<string>(Math.max(0, count - (was[name] ?? 0))).fill(name),
  );
}

/** What everybody has kept between two positions of one year, seat by seat. */
export function keptBetween(before: ZuuliView, after: ZuuliView): Kept[] {
  if (before.phase !== "picking" || before.year !== after.year || before.turn >= after.turn)
    return [];
  const kept = after.parks.flatMap((park, seat): Kept[] => {
    const was = before.parks[seat];
    return was ? gains(cardsIn(was), cardsIn(park)).map((card) => ({ seat, card })) : [];
  });
  const took = gains(before.collector?.cards ?? {}, after.collector?.cards ?? {});
  return [...kept, ...took.map((card) => ({ seat: null, card }))];
}

/** After how many passes a hand that `holder` has comes to `seat`. */
export function passesUntil(
  view: Pick<ZuuliView, "players" | "passes">,
  holder: number,
  seat: number,
): number {
  const way = view.passes === "left" ? seat - holder : holder - seat;
  return (way + view.players) % view.players;
}
