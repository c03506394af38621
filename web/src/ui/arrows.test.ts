import { describe, expect, it } from "vitest";
import { arrowGoal } from "./arrows";

/** Two rows, the lower one shifted by half a space, as hexagons lie. */
const PLACES = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 5, y: 9 },
  { x: 15, y: 9 },
];

describe("arrow keys", () => {
  it("go left and right in order, and round", () => {
    expect(arrowGoal("ArrowRight", 2, PLACES)).toBe(3);
    expect(arrowGoal("ArrowRight", 4, PLACES)).toBe(0);
    expect(arrowGoal("ArrowLeft", 0, PLACES)).toBe(4);
  });

  it("go up and down to the nearest, and nowhere beyond the edge", () => {
    expect(arrowGoal("ArrowDown", 2, PLACES)).toBe(4);
    expect(arrowGoal("ArrowUp", 3, PLACES)).toBe(0);
    expect(arrowGoal("ArrowUp", 1, PLACES)).toBeUndefined();
    expect(arrowGoal("ArrowDown", 4, PLACES)).toBeUndefined();
  });

  it("are the only keys that move", () => {
    expect(arrowGoal("Enter", 0, PLACES)).toBeUndefined();
  });
});
