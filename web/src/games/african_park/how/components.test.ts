import { describe, expect, it } from "vitest";
import { NUMBERS, pointsOf } from "./components";

describe("the built-in components", () => {
  it("are read whole: 68 cards of eleven species", () => {
    expect(NUMBERS.species).toHaveLength(11);
    const copies = NUMBERS.species.map((species) => species.copies);
    const stars = [0, 1, 2].map((star) => copies.reduce((sum, one) => sum + (one[star] ?? 0), 0));
    expect(stars).toEqual([42, 15, 11]);
  });

  it("have the gnu, the herds and the limits as the rulebook states them", () => {
    expect(NUMBERS.species.find((species) => species.name === "gnu")).toMatchObject({
      group: "herbivore",
      minimum: 4,
      value: 2,
    });
    expect(NUMBERS.herdBonus).toEqual([
      [2, 1],
      [3, 2],
      [4, 4],
      [5, 7],
      [6, 12],
    ]);
    expect([...NUMBERS.pachydermLimit]).toEqual([
      [2, 0],
      [3, 1],
      [4, 2],
      [6, 3],
    ]);
    expect(() => pointsOf("dodo")).toThrow(RangeError);
  });
});
