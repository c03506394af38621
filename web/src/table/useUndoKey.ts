import { useEffect } from "react";

/** Ctrl+Z takes the last choice back, while the rules let it. */
export function useUndoKey(undo: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
      if (!undo || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [undo]);
}
