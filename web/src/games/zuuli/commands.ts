/** Several commands one after another, each sent once the one before it is done. */
import { useCallback, useEffect, useState } from "react";
import type { ZuuliChoice, ZuuliView } from "../../messages";

/** The notation of an action to play, or to take the last one back. */
export type Command = string;

export const UNDO: Command = "undo";

interface Line {
  view: ZuuliView;
  busy: boolean;
  onPlay: (action: number) => void;
  onUndo: (() => void) | null;
}

/** What can be done now of the commands that wait; null ends the row. */
export function nextCommand(
  waiting: readonly Command[],
  view: Pick<ZuuliView, "choices">,
  mayUndo: boolean,
): ZuuliChoice | typeof UNDO | null {
  const [first] = waiting;
  if (first === UNDO) return mayUndo ? UNDO : null;
  return view.choices.find((choice) => choice.notation === first) ?? null;
}

/** Gives commands in their order; one that is no longer possible ends the row. */
export function useCommands({ view, busy, onPlay, onUndo }: Line) {
  const [waiting, setWaiting] = useState<readonly Command[]>([]);
  const run = useCallback(
    (commands: readonly Command[]) => {
      if (busy) return setWaiting(commands);
      const next = nextCommand(commands, view, onUndo !== null);
      setWaiting(next === null ? [] : commands.slice(1));
      if (next === UNDO) onUndo?.();
      else if (next !== null && typeof next !== "string") onPlay(next.action);
    },
    [busy, view, onPlay, onUndo],
  );
  useEffect(() => {
    if (!busy && waiting.length > 0) run(waiting);
  }, [waiting, busy, run]);
  return { run, running: waiting.length > 0 };
}
