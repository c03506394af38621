import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../api";
import type { Error as ServerError } from "../../messages";

/** What has come of a question to the server. */
export type Answer<T> =
  | { state: "waiting" }
  | { state: "here"; value: T }
  | { state: "failed"; error: ServerError };

/** Asks the server once, and again on demand; `ask` must be the same function every time. */
export function useAnswer<T>(ask: () => Promise<T>): [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ state: "waiting" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAnswer({ state: "here", value }),
      (reason: unknown) => wanted && setAnswer({ state: "failed", error: errorOf(reason) }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, round]);
  return [answer, useCallback(() => setRound((before) => before + 1), [])];
}

/** The server's reason for a refusal; anything else is a fault of ours and is thrown on. */
export function errorOf(reason: unknown): ServerError {
  if (reason instanceof ApiError) return reason.error;
  throw reason;
}
