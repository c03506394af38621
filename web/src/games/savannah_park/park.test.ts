import { describe, expect, it } from "vitest";
import type { Category } from "../../messages";
import { countingLight, pointsUpTo } from "./end/counting";
import { frameFor, frameOf, hexagon, middleOf, neighbourBy, percentOf } from "./hexes";
import { drivenIn, herdText, lightOf } from "./light";
import { BACK, FRONT, RATINGS, SPECIES, SUGGESTED, TOKENS } from "./printed";
import { arrivals, tell } from "./tell";
import { at } from "./testing";
import { animalsOf, spotsOf } from "./tokens";

const count = (kind: string, spaces = FRONT) => spaces.filter((one) => one.kind === kind).length;

describe("what the files say", () => {
  it("are two boards with 47 spaces, the front with trees and fires", () => {
    expect([FRONT.length, BACK.length]).toEqual([47, 47]);
    expect([count("sand"), count("tree"), count("grass"), count("rock")]).toEqual([31, 6, 6, 1]);
    expect([count("sand", BACK), count("tree", BACK)]).toEqual([40, 0]);
    expect(FRONT.map(({ name }) => name).slice(0, 5)).toEqual(["a1", "a2", "a3", "a4", "b1"]);
  });

  it("are 33 tokens with 11 animals and 3 watering holes of each species", () => {
    expect(new Set(TOKENS.map(({ name }) => name)).size).toBe(33);
    for (const species of SPECIES) {
      const showing = TOKENS.filter((kind) => kind.animals[species]);
      expect(showing.reduce((sum, kind) => sum + (kind.animals[species] ?? 0), 0)).toBe(11);
      expect(showing.filter((kind) => kind.water)).toHaveLength(3);
    }
  });

  it("are eight layouts with six trees and three fires, and the ratings from 0 upward", () => {
    expect(SUGGESTED.size).toBe(8);
    for (const spaces of SUGGESTED.values())
      expect([count("tree", [...spaces]), count("big-fire", [...spaces])]).toEqual([6, 1]);
    expect(RATINGS[0]).toEqual([0, "back-to-ranger-school"]);
    expect(RATINGS.at(-1)).toEqual([200, "king-of-the-savannah"]);
  });
});

describe("the hexagons", () => {
  it("lie within the picture, each where its neighbours leave it", () => {
    const frame = frameOf(FRONT);
    for (const space of FRONT) {
      const { x, y } = middleOf(space);
      expect(x).toBeGreaterThan(frame.left);
      expect(x).toBeLessThan(frame.left + frame.width);
      expect(y).toBeGreaterThan(frame.top);
      expect(y).toBeLessThan(frame.top + frame.height);
    }
    expect(hexagon(10).split(" ")).toHaveLength(6);
    expect(Number.parseFloat(percentOf(FRONT[0] as (typeof FRONT)[number], frame).top)).toBeCloseTo(
      (6 / frame.height) * 100,
      1,
    );
  });

  it("are larger with children, whose sand is all that is needed", () => {
    expect(frameFor(BACK, true).width).toBeLessThan(frameFor(BACK, false).width);
    expect(frameFor(BACK, true).height).toBe(frameFor(BACK, false).height);
  });

  it("are gone through by arrow keys, and back", () => {
    const go = (name: string, ...keys: string[]) =>
      keys.reduce<(typeof FRONT)[number] | null>(
        (space, key) => space && neighbourBy(key, space, FRONT),
        FRONT[at(name)] ?? null,
      )?.name;
    expect(go("d5", "ArrowRight", "ArrowRight")).toBe("d7");
    expect(go("d5", "ArrowUp", "ArrowDown")).toBe("d5");
    expect(go("d1", "ArrowLeft")).toBeUndefined();
    expect(go("d1", "ArrowUp")).toBe("c1");
    expect(go("d5", "Enter")).toBeUndefined();
  });
});

describe("a token", () => {
  it("has a spot for each animal, none over another", () => {
    for (const kind of TOKENS) {
      const spots = spotsOf(kind);
      expect(spots).toHaveLength(kind.total);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(kind.total);
    }
    const three = TOKENS.find(({ name }) => name === "zebra-3");
    expect(three && animalsOf(three)).toEqual(["zebra", "zebra", "zebra"]);
  });
});

const NOTHING = { species: null, points: 0, driven: [], places: [], herds: [] };
const FIRE: Category = {
  ...NOTHING,
  number: 1,
  code: "small-fire",
  driven: [{ token: "zebra", space: at("b4") }],
};
const GRASS: Category = {
  ...NOTHING,
  number: 4,
  code: "grass",
  points: 1,
  places: [
    { space: at("a1"), empty: true, points: 1 },
    { space: at("a4"), empty: false, points: 0 },
  ],
};
const ZEBRAS: Category = {
  ...NOTHING,
  number: 9,
  code: "species",
  species: "zebra",
  points: 30,
  herds: [
    { spaces: [3, 4], animals: 10, water: 3, points: 30, counted: true },
    { spaces: [20], animals: 1, water: 0, points: 0, counted: false },
  ],
};
const PARK = { categories: [FIRE, GRASS, ZEBRAS], lion: at("d1") };

describe("the light of a category", () => {
  it("is on its herds, with their sums", () => {
    const light = lightOf(ZEBRAS, PARK, FRONT);
    expect([light.lit, light.lesser]).toEqual([[3, 4], [20]]);
    expect(light.signs.map(({ text }) => text)).toEqual(["10 × 3 = 30", "1 × 0 = 0"]);
    expect(ZEBRAS.herds.map((herd) => herdText(herd, true))).toEqual(["10", "1"]);
  });

  it("is on spaces that are empty, on a fire and those it drives away, on the lion", () => {
    expect(lightOf(GRASS, PARK, FRONT)).toMatchObject({ lit: [at("a1")], lesser: [at("a4")] });
    expect(lightOf(FIRE, PARK, FRONT).lit).toEqual([at("b3"), at("b4")]);
    const lions: Category = { ...NOTHING, number: 12, code: "lions" };
    expect(lightOf(lions, PARK, FRONT).lit).toEqual([at("d1")]);
    expect(drivenIn(PARK)).toEqual([at("b4")]);
  });
});

describe("the count", () => {
  it("lets tokens go with the category after the fire that drives them away", () => {
    const during = countingLight(PARK, FRONT, 1, 1);
    expect([during.driven, during.gone]).toEqual([[at("b4")], []]);
    const after = countingLight(PARK, FRONT, 2, 4);
    expect([after.driven, after.gone]).toEqual([[], [at("b4")]]);
    expect(countingLight(PARK, FRONT, 0, null)).toMatchObject({ lit: null, gone: [], driven: [] });
  });

  it("adds up category by category", () => {
    expect([0, 1, 2, 3].map((upTo) => pointsUpTo(PARK, upTo))).toEqual([0, 0, 1, 31]);
  });
});

describe("the log", () => {
  const moved = (seat: number, space: string) => ({
    code: "moved",
    params: { seat, token: "zebra", from: "a2", space },
  });

  it("names the seats only where it tells of several", () => {
    const end = { code: "all-moved", params: {} };
    expect(tell([moved(0, "b6"), end])).toEqual([moved(0, "b6"), end]);
    const both = tell([moved(0, "b6"), moved(1, "c3"), end]);
    expect(both.map(({ code }) => code)).toEqual(["page-sp-moved", "page-sp-moved", "all-moved"]);
    expect([...arrivals([moved(0, "b6"), moved(1, "c3"), end])]).toEqual([
      [0, "b6"],
      [1, "c3"],
    ]);
  });
});
