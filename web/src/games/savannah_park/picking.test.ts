import { describe, expect, it } from "vitest";
import {
  choiceOnGrass,
  firstPicked,
  ghostsOf,
  lionIsMoving,
  matterOf,
  offersOf,
  putOnGrass,
  stepBack,
  takeSpare,
} from "./picking";
import { at, choiceOf, parkOf, viewOf } from "./testing";

describe("naming", () => {
  const park = parkOf("a2 zebra-2, b1 giraffe");
  const name = choiceOf("name", { action: 13, tokens: ["zebra-2"] });
  const view = viewOf({ parks: [park], choices: [name] });

  it("is offered where the token stands in the own park", () => {
    const offers = offersOf(view, park, firstPicked(view, 0));
    expect([...offers]).toEqual([[at("a2"), { choice: name, what: "name" }]]);
  });
});

describe("the two tokens for the grass", () => {
  const [first, second, third] = [at("a1"), at("a4"), at("d1")];
  const pairs = [first, second, third].flatMap((one) =>
    [first, second, third].filter((two) => two !== one).map((two) => [one, two]),
  );
  const park = parkOf("", { spare: ["zebra", "all"] });
  const choices = pairs.map((spaces, action) => choiceOf("grass", { action, spaces }));
  const view = viewOf({ phase: "grass", parks: [park], choices });
  const start = firstPicked(view, 0);

  it("go one after the other, and complete a choice together", () => {
    expect([...offersOf(view, park, start).values()].every((one) => one.choice === null)).toBe(
      true,
    );
    const one = putOnGrass(start, second);
    expect(one.spare).toBe(1);
    const offers = offersOf(view, park, one);
    expect([...offers.keys()]).toEqual([first, third]);
    expect(offers.get(first)?.choice?.spaces).toEqual([second, first]);
    const both = putOnGrass(one, first);
    expect(both.spare).toBeNull();
    expect(choiceOnGrass(view, both.onGrass)?.spaces).toEqual([second, first]);
    expect(ghostsOf(view, park, both)).toEqual([
      { space: second, token: "zebra", faceUp: true },
      { space: first, token: "all", faceUp: true },
    ]);
  });

  it("can be taken up again, one by one", () => {
    const both = putOnGrass(putOnGrass(start, second), first);
    expect(takeSpare(both, 0)).toMatchObject({ onGrass: [null, first], spare: 0 });
    expect(stepBack(both)).toMatchObject({ onGrass: [second, null], spare: 1 });
    expect(stepBack(stepBack(both)).onGrass).toEqual([null, null]);
    expect(stepBack(start)).toBe(start);
  });
});

describe("placing with lions loose", () => {
  const [empty, lion, next] = [at("b6"), at("c3"), at("d2")];
  const park = parkOf("a2 zebra-2", { vacated: at("a2"), lion });
  const place = choiceOf("place", { tokens: ["zebra-2"], spaces: [empty] });
  const onLion = choiceOf("place-on-lion", { tokens: ["zebra-2"], spaces: [lion], lion: next });
  const view = viewOf({
    phase: "placing",
    lions: true,
    token: "zebra-2",
    parks: [park],
    choices: [place, onLion],
  });
  const start = firstPicked(view, 0);

  it("asks where the lion goes once the token is on its space", () => {
    expect(offersOf(view, park, start).get(lion)).toEqual({ choice: null, what: "meet-lion" });
    const met = { ...start, metLion: true };
    expect([...offersOf(view, park, met)]).toEqual([[next, { choice: onLion, what: "lion" }]]);
    expect(lionIsMoving(view, met)).toBe(true);
    expect(ghostsOf(view, park, { ...met, asked: next })).toEqual([
      { space: lion, token: "zebra-2" },
      { space: next, token: null },
    ]);
    expect(stepBack({ ...met, asked: next })).toEqual(met);
    expect(stepBack(met)).toEqual(start);
  });

  it("is the same matter until the token, the lion or the seat is another", () => {
    const matter = matterOf(view, park);
    expect(matterOf({ ...view, choices: [place] }, park)).toBe(matter);
    expect(matterOf({ ...view, token: "all" }, park)).not.toBe(matter);
    expect(matterOf(view, { ...park, lion: next })).not.toBe(matter);
    expect(matterOf(view, { ...park, seat: 1 })).not.toBe(matter);
  });

  it("shows a choice that waits for the others", () => {
    const waiting = { ...view, choices: [], chosen: onLion };
    expect(ghostsOf(waiting, park, start)).toEqual([
      { space: lion, token: "zebra-2", faceUp: false },
      { space: next, token: null },
    ]);
    expect(offersOf(waiting, park, start).size).toBe(0);
  });
});
