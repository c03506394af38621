/** Makes the whole state from the one before and what has changed. */
import type { State, Update } from "../messages";

/** The state that an update makes; null if it builds on another state than this. */
export function changed(state: State | null, update: Update): State | null {
  if (state?.number !== update.base) return null;
  const made = update.patch.reduce<unknown>(
    (whole, { path, value }) => replaced(whole, path.split("/").slice(1), value),
    state,
  ) as State;
  return { ...made, number: update.number, since: state.version, entries: update.entries };
}

/**
 * A copy in which what the steps lead to is replaced; all beside the way is the very same as before.
 * The server's names are words and numbers, so that no step holds what a JSON Pointer escapes.
 */
function replaced(whole: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((part, place) =>
      String(place) === step ? replaced(part, rest, value) : part,
    );
  }
  const parts = whole as Record<string, unknown>;
  return { ...parts, [step]: replaced(parts[step], rest, value) };
}
