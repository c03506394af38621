/** Arrow keys among things that can be chosen. */
import type { KeyboardEvent } from "react";

interface Middle {
  x: number;
  y: number;
}

/**
 * Which of `places` an arrow key goes to from the one at `here`: left and right in their order,
 * round and round; up and down to the nearest in that direction. Undefined: the key is no arrow,
 * or there is nothing in that direction.
 */
export function arrowGoal(
  key: string,
  here: number,
  places: readonly Middle[],
): number | undefined {
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (along !== undefined) return (here + along + places.length) % places.length;
  const across = { ArrowDown: 1, ArrowUp: -1 }[key];
  const from = places[here];
  if (across === undefined || !from) return undefined;
  // sideways counts twice: the eye goes straight up or down
  const far = (to: Middle) => Math.hypot(2 * (to.x - from.x), to.y - from.y);
  return places
    .map((place, index) => ({ index, place }))
    .filter(({ place }) => across * (place.y - from.y) > 1)
    .sort((one, other) => far(one.place) - far(other.place))[0]?.index;
}

/** Moves the focus by an arrow key among `elements`; returns the index it went to, if it moved. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly (HTMLElement | null)[],
): number | undefined {
  const here = elements.indexOf(event.target as HTMLElement);
  const goal = arrowGoal(event.key, here, elements.map(middleOf));
  if (goal === undefined) return undefined;
  event.preventDefault();
  elements[goal]?.focus();
  return goal;
}

function middleOf(element: HTMLElement | null): Middle {
  const box = element?.getBoundingClientRect();
  return box
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    : { x: Number.NaN, y: Number.NaN };
}
