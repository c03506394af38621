import { describe, expect, it } from "vitest";
import type { Choice, Reserve } from "../../messages";
import { animalsInWords } from "./effects";
import { layoutOf, spaceNumber } from "./layout";
import { losesAnimals } from "./picking";
import { lightOf } from "./ScoreParts";
import { areasOf } from "./territory";

const CARDS = [
  {
    deck: "2+3",
    sides: [
      ["RL", "LLL"],
      ["LL", "RRL"],
    ],
    chosen: null,
  },
  {
    deck: "4",
    sides: [
      ["RL", "LL"],
      ["LR", "RL"],
    ],
    chosen: null,
  },
  {
    deck: "6",
    sides: [
      ["RLL", "LLL"],
      ["LRL", "RRL"],
    ],
    chosen: null,
  },
];

describe("a reserve", () => {
  const areas = areasOf(CARDS, [1, 0, 1]);

  it("has the areas that the chosen sides give", () => {
    expect(areas.map((area) => area.size)).toEqual([2, 3, 4, 6]);
    const rivers = areas.map((area) =>
      area.columns.map((column) =>
        column.spaces.map((space) => (space.river ? "R" : "L")).join(""),
      ),
    );
    expect(rivers).toEqual([["LL"], ["RRL"], ["RL", "LL"], ["LRL", "RRL"]]);
  });

  it("numbers its spaces column by column, from the bottom upward", () => {
    const numbers = areas
      .flatMap((area) => area.columns)
      .flatMap((column) =>
        column.spaces.map((_, index) => spaceNumber(areas, column.index, index)),
      );
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, number) => number));
  });

  it("draws all areas on one ground, none over another, all within the picture", () => {
    const { areas: boxes, width, height } = layoutOf(areas);
    const bottoms = boxes.map((box) => box.y + box.height);
    expect(new Set(bottoms).size).toBe(1);
    boxes.forEach((box, index) => {
      const next = boxes[index + 1];
      expect(box.x + box.width).toBeLessThan(next ? next.x : width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.sign.y + box.sign.height).toBeLessThanOrEqual(height);
    });
  });
});

describe("points", () => {
  const reserve = {
    parts: [
      { code: "animal", points: 2, params: { species: "zebra", area: 3, space: 9 } },
      { code: "animal", points: 2, params: { species: "zebra", area: 3, space: 12 } },
      { code: "animal", points: 1, params: { species: "gazelle", area: 3, space: 10 } },
      { code: "herd", points: 1, params: { species: "zebra", area: 3, count: 2 } },
      { code: "eaten", points: -4, params: { species: "giraffe", count: 1 } },
    ],
  } as unknown as Reserve;

  it("light up the space of an animal, the whole herd, or the cemetery", () => {
    expect(lightOf({ part: 1 }, reserve)).toEqual({ area: 3, spaces: [12], cemetery: false });
    expect(lightOf({ part: 3 }, reserve)).toEqual({ area: 3, spaces: [9, 12], cemetery: false });
    expect(lightOf({ part: 4 }, reserve)).toEqual({ area: null, spaces: [], cemetery: true });
    expect(lightOf({ area: 3 }, reserve)).toEqual({ area: 3, spaces: [], cemetery: false });
  });
});

describe("a choice", () => {
  const choice = (kind: Choice["kind"], eaten: string[]) =>
    ({ kind, effect: { eaten } }) as unknown as Choice;

  it("is asked for once more when animals die or are eaten, and only then", () => {
    expect(losesAnimals(choice("place", []))).toBe(false);
    expect(losesAnimals(choice("place", ["zebra"]))).toBe(true);
    expect(losesAnimals(choice("dies", []))).toBe(true);
  });

  it("counts who is eaten", () => {
    const say = (_: string, params?: object) => Object.values(params ?? {}).join(" ");
    const eaten = animalsInWords(say, "en", ["zebra", "gnu", "zebra"]);
    expect(eaten).toBe("zebra 2 and gnu 1");
  });
});
