import { useCallback } from "react";
import type { Seat } from "../messages";
import { useSay } from "../words/Words";

/** What each seat is called at this table: a person's name, a bot's level, or "open". */
export function useSeatName(seats: readonly Seat[]): (seat: number) => string {
  const say = useSay();
  return useCallback(
    (number) => {
      const seat = seats.find((one) => one.seat === number);
      if (!seat) return say("page-seat-number", { seat: number + 1 });
      if (seat.name) return seat.name;
      if (seat.kind === "bot") return say("page-bot-level", { level: seat.level ?? "" });
      return say(seat.kind === "open" ? "page-seat-open" : "page-seat-number", {
        seat: number + 1,
      });
    },
    [seats, say],
  );
}
