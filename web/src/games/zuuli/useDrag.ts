/** Dragging what can be held (`data-hold`: "ROOM THING") to where it can be put (`data-target`). */
import { type RefObject, useEffect } from "react";
import type { Held } from "./holding";

const FAR_ENOUGH = 6;

/** What an element lets one hold. */
export function heldBy(text: string): Held {
  const [source = "", thing = ""] = text.split(" ");
  return { thing, source: source || null };
}

interface Drag {
  held: Held;
  element: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** Holds what is dragged, lets a copy of it follow the pointer, and drops it on a target. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  free: boolean,
  hold: (held: Held) => void,
  drop: (target: string) => void,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !free) return;
    const dragging = new Dragging(hold, drop);
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    element.addEventListener("pointerdown", (event) => dragging.begin(event), listen);
    window.addEventListener("pointermove", (event) => dragging.move(event), listen);
    window.addEventListener("pointerup", (event) => dragging.end(event), listen);
    window.addEventListener("pointercancel", () => dragging.leave(), listen);
    return () => stop.abort();
  }, [root, free, hold, drop]);
}

let current: Drag | null = null;

/** One drag at a time; it outlives the listeners, which change with what is held. */
class Dragging {
  constructor(
    private readonly hold: (held: Held) => void,
    private readonly drop: (target: string) => void,
  ) {}

  begin(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>("[data-hold]");
    // a finger scrolls; it picks up with a tap
    if (!element || event.button !== 0 || event.pointerType === "touch") return;
    const held = heldBy(element.dataset.hold ?? "");
    current = { held, element, x: event.clientX, y: event.clientY, ghost: null };
  }

  move(event: PointerEvent): void {
    if (!current) return;
    const { x, y } = current;
    if (!current.ghost) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < FAR_ENOUGH) return;
      current.ghost = ghostOf(current.element);
      this.hold(current.held);
    }
    current.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  end(event: PointerEvent): void {
    const dragged = current;
    this.leave();
    if (!dragged?.ghost) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest<HTMLElement>("[data-target]");
    swallowClick();
    if (target) this.drop(target.dataset.target ?? "");
  }

  leave(): void {
    current?.ghost?.remove();
    current = null;
  }
}

/** A copy that hangs at the pointer. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add("zuuli-ghost");
  ghost.removeAttribute("data-testid");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  document.body.append(ghost);
  return ghost;
}

/** The click that may follow a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
