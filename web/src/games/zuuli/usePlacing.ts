/** Holding something of the own park, and putting it where it may go. */
import { useCallback, useMemo, useState } from "react";
import type { ZuuliView } from "../../messages";
import { useSay } from "../../words/Words";
import type { Command } from "./commands";
import { canHold, type Held, OUTSIDE, optionsOf } from "./holding";

interface Holding {
  held: Held;
  /** The keyboard picked it up: it goes on with the keyboard. */
  byKeyboard: boolean;
  /** Why it cannot go where the reader last tried to put it. */
  why: string | null;
}

/** What is held stays held when others change their parks, as long as it is still there. */
export function usePlacing(
  view: ZuuliView,
  mayAct: boolean,
  run: (commands: readonly Command[]) => void,
) {
  const say = useSay();
  const [state, setState] = useState<Holding | null>(null);
  const holding = state && mayAct && canHold(view, state.held) ? state : null;
  const held = holding?.held ?? null;
  const options = useMemo(() => optionsOf(view, held), [view, held]);
  const hold = useCallback(
    (one: Held, byKeyboard = false) => setState({ held: one, byKeyboard, why: null }),
    [],
  );
  const putBack = useCallback(() => setState(null), []);
  const drop = useCallback(
    (target: string) => {
      const choice = options.choices.get(target);
      const reason = options.refusals.get(target)?.reason;
      if (reason && (held?.source ?? OUTSIDE) !== target)
        setState((now) => now && { ...now, why: say(reason.code, reason.params) });
      else setState(null);
      if (choice) run([choice.notation]);
    },
    [options, held, run, say],
  );
  const byKeyboard = holding?.byKeyboard ?? false;
  return { held, byKeyboard, options, why: holding?.why ?? null, hold, putBack, drop };
}
