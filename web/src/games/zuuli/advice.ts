/** What the park could score this year at best, and the way there: asked of the server. */
import { useEffect, useState } from "react";
import { api } from "../../api";
import type { ZuuliPark } from "../../messages";

export interface Advised {
  points: number;
  notations: readonly string[];
}

/** Advice for the own park as it is; null until it is there, or if none is wanted. */
export function useAdvice(
  table: string,
  seat: number | null,
  park: ZuuliPark | undefined,
  wanted: boolean,
): Advised | null {
  const [got, setGot] = useState<{ key: string; advised: Advised } | null>(null);
  // others' changes bring a new view, but no new advice
  const key = JSON.stringify([table, seat, park?.rooms, park?.outside, park?.spare]);
  useEffect(() => {
    if (!wanted || seat === null) return;
    let current = true;
    api.advice(table, seat).then(
      (advice) => current && setGot({ key, advised: advice }),
      // no advice, no button
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, seat, key, wanted]);
  return wanted && got?.key === key ? got.advised : null;
}
