import { type PointerEvent, useRef, useState } from "react";

/** Where a dragged piece is, and the space below it. */
export interface Dragged {
  x: number;
  y: number;
  space: number | null;
}

/** So far, in pixels, a finger may tremble in a tap. */
const TREMBLE = 6;

interface Start {
  x: number;
  y: number;
}

function spaceAt(x: number, y: number): number | null {
  const space = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-space]");
  return space?.dataset.space === undefined ? null : Number(space.dataset.space);
}

interface DragWish {
  onTake: () => void;
  onOver: (space: number | null) => void;
  onDrop: (space: number) => void;
}

/** Lets a piece be dragged onto a space; a press that goes nowhere takes it up. */
export function useDrag({ onTake, onOver, onDrop }: DragWish) {
  const [start, setStart] = useState<Start | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  // the click that ends a drag is no press
  const moved = useRef(false);
  const end = () => {
    setStart(null);
    setDragged(null);
    onOver(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moved.current = false;
      setStart({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start) return;
      const { clientX: x, clientY: y } = event;
      if (!dragged && Math.hypot(x - start.x, y - start.y) < TREMBLE) return;
      if (!dragged) onTake();
      moved.current = true;
      const space = spaceAt(x, y);
      setDragged({ x, y, space });
      onOver(space);
    },
    onPointerUp: () => {
      if (dragged?.space !== null && dragged?.space !== undefined) onDrop(dragged.space);
      end();
    },
    onPointerCancel: end,
    onClick: () => {
      if (!moved.current) onTake();
    },
  };
  return { dragged, handlers };
}
