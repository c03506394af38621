import type { Seat } from "../../messages";
import { useSeatName } from "../../table/names";
import { useSay } from "../../words/Words";

/** What each seat is called in a list of tables; a reader without a name is "you". */
export function useListName(seats: readonly Seat[]): (seat: number) => string {
  const say = useSay();
  const nameOf = useSeatName(seats);
  const mine = seats.filter((seat) => seat.mine);
  const nameless = mine.length === 1 && mine[0]?.name === "" ? mine[0].seat : null;
  return (seat) => (seat === nameless ? say("page-home-you") : nameOf(seat));
}
