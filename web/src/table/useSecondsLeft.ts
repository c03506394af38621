import { useEffect, useState } from "react";
import { learnClock, millisecondsUntil } from "../live/clock";

/** Whole seconds until a deadline, counted down; null without one. Never below 0. */
export function useSecondsLeft(deadline: string | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      tick((ticks) => ticks + 1);
      const left = millisecondsUntil(deadline);
      // on, when the next whole second is over
      if (left > 0) timer = setTimeout(count, (left % 1000) + 20);
    };
    void learnClock().then(count);
    return () => clearTimeout(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil(millisecondsUntil(deadline) / 1000));
}
