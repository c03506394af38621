import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import "./drag.css";

interface Drag {
  /** A thing with this `data-drag` has been lifted: show where it may go (`data-drop`). */
  onLift: (thing: string) => void;
  /** It was let go over the place with this `data-drop`. */
  onDrop: (thing: string, place: string) => void;
  /** It was let go elsewhere. */
  onCancel: () => void;
}

/** A press that moves less than this far is a press. */
const THRESHOLD_PX = 6;

/**
 * Dragging, beside picking up and putting down by presses: with mouse, pen or finger from an element
 * with `data-drag` to one with `data-drop`, both below `root`. A copy goes along with the pointer;
 * the place under it has the attribute `data-over`. What can be dragged with a finger does not
 * scroll the page; where it must, its style says `touch-action: pan-y`, and only moves across drag.
 */
export function useDrag(root: RefObject<HTMLElement | null>, drag: Drag): void {
  const latest = useRef(drag);
  useLayoutEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const onDown = (event: PointerEvent) => {
      const element = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (element && event.button === 0) new Dragging(element, event, latest);
    };
    container.addEventListener("pointerdown", onDown);
    return () => container.removeEventListener("pointerdown", onDown);
  }, [root]);
}

/** One press on something that can be dragged, from down to up. */
class Dragging {
  private copy: HTMLElement | null = null;
  private over: Element | null = null;
  private readonly stop = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly start: PointerEvent,
    private readonly drag: RefObject<Drag>,
  ) {
    const { signal } = this.stop;
    // a finger holds on to what it pressed; let go, what it comes over hears of it
    element.releasePointerCapture?.(start.pointerId);
    window.addEventListener("pointermove", (event) => this.move(event), { signal });
    window.addEventListener("pointerup", (event) => this.end(event), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
    window.addEventListener("keydown", (event) => event.key === "Escape" && this.cancel(), {
      signal,
    });
  }

  private get thing(): string {
    return this.element.dataset.drag ?? "";
  }

  private move(event: PointerEvent): void {
    const x = event.clientX - this.start.clientX;
    const y = event.clientY - this.start.clientY;
    if (!this.copy && Math.hypot(x, y) >= THRESHOLD_PX) this.lift();
    if (!this.copy) return;
    this.copy.style.translate = `${x}px ${y}px`;
    const place = placeAt(event);
    if (place === this.over) return;
    this.over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    this.over = place;
  }

  private lift(): void {
    this.drag.current.onLift(this.thing);
    const box = this.element.getBoundingClientRect();
    const copy = this.element.cloneNode(true) as HTMLElement;
    copy.classList.add("drag-copy");
    copy.inert = true;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-glide]")])
      delete one.dataset.glide;
    Object.assign(copy.style, {
      position: "fixed", // whatever the games say of what can be dragged
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    // inside the same parents, so that their styles hold for it too
    this.element.parentElement?.append(copy);
    this.copy = copy;
  }

  private end(event: PointerEvent): void {
    if (this.copy) {
      swallowClick();
      const place = placeAt(event)?.getAttribute("data-drop");
      if (place) this.drag.current.onDrop(this.thing, place);
      else this.drag.current.onCancel();
    }
    this.clear();
  }

  private cancel(): void {
    if (this.copy) this.drag.current.onCancel();
    this.clear();
  }

  private clear(): void {
    this.over?.removeAttribute("data-over");
    this.copy?.remove();
    this.stop.abort();
  }
}

function placeAt({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;
}

/** The click that a browser makes of down and up is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
