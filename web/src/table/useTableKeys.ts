import { type RefObject, useEffect, useRef } from "react";

/**
 * Escape puts back what is held and returns to it (`held`: a selector for it). Not while a dialog
 * is open: there it closes the dialog.
 */
export function usePutBackKey(
  root: RefObject<HTMLElement | null>,
  putBack: () => void,
  held: string,
): void {
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      const origin = element?.querySelector<HTMLElement>(held);
      putBack();
      origin?.focus();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [root, putBack, held]);
}

/**
 * What was focused goes away with a choice: at the next turn the reader stands at `choices` (a
 * selector; the first that matches).
 */
export function useReturnFocus(
  root: RefObject<HTMLElement | null>,
  version: number,
  mayAct: boolean,
  choices: string,
): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    const lost = document.activeElement === document.body;
    const choice = root.current?.querySelector<HTMLElement>(choices);
    if (mayAct && lost) choice?.focus({ preventScroll: true });
  }, [root, version, mayAct, choices]);
}
