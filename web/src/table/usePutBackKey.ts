import { type RefObject, useEffect } from "react";

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
