/** Where the spaces of a park lie in its picture: hexagons with a point on top, row by row. */
import type { ParkSpace } from "../../messages";

/** Half the width of a space, in units of the picture. */
export const HALF = 50;
/** The edge of a space; also from its middle to each corner. */
export const EDGE = (2 * HALF) / Math.sqrt(3);
/** From the middle of a row to that of the next. */
const ROW = 1.5 * EDGE;
/** Room for what shines around the outermost spaces. */
const MARGIN = 6;

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Place = Pick<ParkSpace, "x" | "row">;

/** The middle of a space. */
export function middleOf(space: Place): Point {
  return { x: space.x * HALF, y: space.row * ROW };
}

/** The part of the plane that shows these spaces whole. */
export function frameOf(spaces: readonly Place[]): Frame {
  const middles = spaces.map(middleOf);
  const left = Math.min(...middles.map(({ x }) => x)) - HALF - MARGIN;
  const right = Math.max(...middles.map(({ x }) => x)) + HALF + MARGIN;
  const top = Math.min(...middles.map(({ y }) => y)) - EDGE - MARGIN;
  const bottom = Math.max(...middles.map(({ y }) => y)) + EDGE + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

/** With children nothing ever enters grass: the picture is as wide as the sand, so all is larger. */
export function frameFor(spaces: readonly ParkSpace[], children: boolean): Frame {
  const whole = frameOf(spaces);
  if (!children) return whole;
  const sand = frameOf(spaces.filter((space) => space.kind === "sand"));
  return { ...whole, left: sand.left, width: sand.width };
}

/** The corners of a hexagon with this radius around 0, for `points`. */
export function hexagon(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
    })
    .join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The box around a space as shares of the picture, for what lies over it. */
export function percentOf(space: Place, frame: Frame) {
  const { x, y } = middleOf(space);
  const percent = (part: number, whole: number) => `${round((part / whole) * 100)}%`;
  return {
    left: percent(x - HALF - frame.left, frame.width),
    top: percent(y - EDGE - frame.top, frame.height),
    width: percent(2 * HALF, frame.width),
    height: percent(2 * EDGE, frame.height),
  };
}

/** Left and right stay in the row; up goes to the left upper space, down to the right lower one. */
const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowLeft: [[-2, 0]],
  ArrowRight: [[2, 0]],
  ArrowUp: [
    [-1, -1],
    [1, -1],
  ],
  ArrowDown: [
    [1, 1],
    [-1, 1],
  ],
};

/** The space that an arrow key leads to; null for other keys and at the edge. */
export function neighbourBy<S extends Place>(
  key: string,
  space: Place,
  spaces: readonly S[],
): S | null {
  for (const [dx, dy] of STEPS[key] ?? []) {
    const found = spaces.find((one) => one.x === space.x + dx && one.row === space.row + dy);
    if (found) return found;
  }
  return null;
}
