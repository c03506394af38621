import { useCallback } from "react";
import type { Seat } from "../messages";
import { type Say, useLanguage, useSay } from "../words/Words";

/** What each seat is called: a person's name, "you" for a reader without one, a bot's level. */
export function useSeatName(seats: readonly Seat[]): (seat: number) => string {
  const say = useSay();
  return useCallback((number) => seatName(seats, number, say), [seats, say]);
}

/** Several seats by their names, as a list: "Amara, Ben and Chidi". */
export function useNames(nameOf: (seat: number) => string): (seats: readonly number[]) => string {
  const [language] = useLanguage();
  return useCallback(
    (seats) => new Intl.ListFormat(language).format(seats.map(nameOf)),
    [language, nameOf],
  );
}

/** Whether a seat is called "you": the reader has given no name, and plays no other seat. */
export function isYou(seats: readonly Seat[], number: number): boolean {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 && mine[0]?.seat === number && mine[0].name === "";
}

function seatName(seats: readonly Seat[], number: number, say: Say): string {
  const seat = seats.find((one) => one.seat === number);
  const params = { seat: number + 1 };
  if (!seat) return say("page-seat-number", params);
  if (isYou(seats, number)) return say("page-you");
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return botName(seats, seat, say);
  return say(seat.kind === "open" ? "page-seat-open" : "page-seat-number", params);
}

/** A bot goes by its level; several of one level are counted. */
function botName(seats: readonly Seat[], seat: Seat, say: Say): string {
  const name = say("page-bot-level", { level: seat.level ?? "" });
  const same = seats.filter((one) => one.kind === "bot" && one.level === seat.level);
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
}
