/** The change of the own park that was taken back last, to be made once more. */
import { useEffect, useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import type { Command } from "./commands";
import { choiceFor } from "./holding";
import { changeBetween, type History, NO_HISTORY, remember } from "./parks";

interface Seen {
  history: History;
  park: ZuuliPark | undefined;
  year: number;
}

/** What one has seen of a park, after one more position of it. */
export function look(seen: Seen, park: ZuuliPark | undefined, year: number): Seen {
  if (!seen.park || !park || seen.year !== year || seen.park.seat !== park.seat)
    return { history: NO_HISTORY, park, year };
  const change = changeBetween(seen.park, park);
  if (change === null) return { ...seen, park };
  const history = change === "many" ? NO_HISTORY : remember(seen.history, change);
  return { history, park, year };
}

/** The notation of the change that can be made again, if it is still legal. */
export function useRedo(view: ZuuliView, seat: number): Command | null {
  const park = view.phase === "developing" ? view.parks[seat] : undefined;
  const [seen, setSeen] = useState<Seen>({ history: NO_HISTORY, park, year: view.year });
  useEffect(() => setSeen((before) => look(before, park, view.year)), [park, view.year]);
  const last = seen.history.undone.at(-1);
  return (last && choiceFor(view, last)?.notation) ?? null;
}
