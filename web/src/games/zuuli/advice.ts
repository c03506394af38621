/** What the park could score this year at best, and the way there: asked of the server. */
import { useEffect, useState } from "react";
import { api } from "../../api";
import type { ZuuliView } from "../../messages";

export interface Advised {
  points: number;
  /** The steps to the best park. */
  notations: readonly string[];
  /** While cards are picked: what the park could score with each, by notation. */
  worths: Readonly<Record<string, number>>;
}

/** Advice for the own park and hand as they are; null until it is there, or if none is wanted. */
export function useAdvice(
  table: string,
  seat: number | null,
  view: ZuuliView,
  wanted: boolean,
): Advised | null {
  const [got, setGot] = useState<{ key: string; advised: Advised } | null>(null);
  // others' changes bring a new view, but no new advice
  const park = seat === null ? undefined : view.parks[seat];
  const key = JSON.stringify([table, park?.rooms, park?.outside, park?.spare, view.hand]);
  useEffect(() => {
    if (!wanted || seat === null) return;
    const stop = new AbortController();
    api.advice(table, seat, stop.signal).then(
      (advice) => stop.signal.aborted || setGot({ key, advised: advice }),
      // no advice, no button
      () => undefined,
    );
    return () => stop.abort();
  }, [table, seat, key, wanted]);
  return wanted && got?.key === key ? got.advised : null;
}
