import { useEffect, useState } from "react";

/** So long each category is shown, in milliseconds. */
const BEAT_MS = 1500;

export interface Counting {
  /** How many categories have been counted. */
  counted: number;
  over: boolean;
  /** It goes on by itself. */
  runs: boolean;
  next: () => void;
  back: () => void;
  skip: () => void;
  again: () => void;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Counts up to `all`, by itself unless the reader's system asks for no motion; then by button. */
export function useCounting(all: number): Counting {
  const [counted, setCounted] = useState(0);
  const [runs, setRuns] = useState(() => !prefersStillness());
  const over = counted >= all;
  useEffect(() => {
    if (!runs || over) return;
    const beat = setTimeout(() => setCounted((before) => before + 1), BEAT_MS);
    return () => clearTimeout(beat);
  });
  const goTo = (to: number) => {
    setRuns(false);
    setCounted(Math.min(Math.max(to, 0), all));
  };
  return {
    counted,
    over,
    runs: runs && !over,
    next: () => goTo(counted + 1),
    back: () => goTo(counted - 1),
    skip: () => goTo(all),
    again: () => {
      setCounted(0);
      setRuns(!prefersStillness());
    },
  };
}
