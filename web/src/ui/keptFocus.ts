/**
 * The keyboard's place on the page, which is never lost.
 *
 * Where the focused thing goes away (a button that was pressed, a card that was played, a whole
 * page), the focus goes on at what comes next. An element says what that is for everything in it:
 * `data-go-on`, a selector; the nearest one that still stands counts. Without any it is the page.
 */
import { type RefObject, useEffect, useRef } from "react";

/** Whether the reader was at the keyboard last, and not at a pointer: those lose no place. */
let atKeyboard = true;

/** Attributes by which something that stays can no longer be focused. */
const HIDING = ["class", "disabled", "hidden", "inert", "style"];

/** Keeps the focus within `root`, which can be focused itself. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    let around: HTMLElement[] = [];
    const keep = new MutationObserver(() => {
      if (!atKeyboard || !isGone(around[0]) || !isLost()) return;
      const left = around.find((one) => one.isConnected);
      if (left && !goOnIn(left)) page.focus();
    });
    keep.observe(page, { childList: true, subtree: true, attributeFilter: HIDING });
    page.addEventListener("focusin", (event) => {
      around = ancestorsOf(event.target as HTMLElement, page);
    });
    for (const type of ["keydown", "pointerdown"])
      window.addEventListener(
        type,
        () => {
          atKeyboard = type === "keydown";
        },
        options,
      );
    return () => {
      keep.disconnect();
      stop.abort();
    };
  }, [root]);
}

/**
 * With a new position in which the reader may choose, who is nowhere, or at a choice that is closed
 * now, goes on at one that is open.
 */
export function useTurnFocus(
  root: RefObject<HTMLElement | null>,
  version: number,
  mayAct: boolean,
): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const table = root.current;
    const here = document.activeElement;
    const nowhere = isLost() || here?.matches("main");
    const closed =
      table?.contains(here) && here?.matches(table.dataset.goOn ?? "") && isClosed(here);
    if (table && mayAct && atKeyboard && (nowhere || closed)) goOnIn(table);
  }, [root, version, mayAct]);
}

function isLost(): boolean {
  const here = document.activeElement;
  return here === null || here === document.body || isGone(here);
}

/** Whether an element cannot hold the focus any more; one that can was left on purpose. */
function isGone(element: Element | undefined): boolean {
  if (!element?.isConnected) return true;
  return !element.checkVisibility() || element.matches(":disabled");
}

function isClosed(element: Element): boolean {
  return element.getAttribute("aria-disabled") === "true";
}

function ancestorsOf(element: HTMLElement, page: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    found.push(one);
    if (one === page) break;
  }
  return found;
}

/** Focuses what comes next in the nearest element that says so; false if nothing does. */
function goOnIn(element: HTMLElement): boolean {
  const says = element.closest<HTMLElement>("[data-go-on]");
  if (!says) return false;
  const all = [...says.querySelectorAll<HTMLElement>(says.dataset.goOn ?? "")];
  const shown = all.filter((one) => one.checkVisibility());
  const next = shown.find((one) => !isClosed(one)) ?? shown.find((one) => one.tabIndex === 0);
  next?.focus();
  return next !== undefined || (says.parentElement !== null && goOnIn(says.parentElement));
}
