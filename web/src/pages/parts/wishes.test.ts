import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../messages";
import { firstForm, hasPerson, messageOf, resized, withWish } from "./wishes";

const GAME: GameInfo = {
  name: "african_park",
  players: [2, 3, 4],
  minutes: 30,
  options: [
    { name: "first", values: [null, 0, 1, 2, 3], default: null, suggestions: [], players: [] },
  ],
  think: [],
  levels: ["cub", "keeper", "ranger", "warden"].map((level) => ({ level, bot: level })),
  provenance: "reconstruction",
};

describe("the form of a new table", () => {
  it("begins with the reader against one bot", () => {
    expect(firstForm(GAME).wishes.map((wish) => wish.kind)).toEqual(["me", "bot"]);
  });

  it("adds bots and takes seats away from the end", () => {
    const four = resized(firstForm(GAME).wishes, 4, GAME);
    expect(four.map((wish) => wish.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(resized(four, 2, GAME)).toEqual(firstForm(GAME).wishes);
    expect(resized(withWish(four, 0, { kind: "bot" }), 1, GAME)).toMatchObject([{ kind: "me" }]);
  });

  it("seats the reader once", () => {
    const moved = withWish(firstForm(GAME).wishes, 1, { kind: "me" });
    expect(moved.map((wish) => wish.kind)).toEqual(["bot", "me"]);
    expect(hasPerson(withWish(moved, 1, { kind: "bot" }))).toBe(false);
  });

  it("sends each kind of seat what it may carry, and no option while seats are dealt", () => {
    const form = firstForm(GAME);
    const here = withWish(form.wishes, 1, { kind: "here", name: " Ben " });
    expect(messageOf(GAME, { ...form, wishes: here, options: { first: 1 } })).toEqual({
      game: "african_park",
      seats: [{ kind: "me" }, { kind: "here", name: "Ben" }],
      options: {},
      pace: "natural",
      shuffle_seats: true,
      think: null,
    });
    expect(messageOf(GAME, { ...form, shuffle: false, options: { first: 1 } }).options).toEqual({
      first: 1,
    });
  });

  it("leaves an option that says nothing as it is by default", () => {
    const form = { ...firstForm(GAME), shuffle: false, options: { first: 1 } };
    expect(messageOf(GAME, form, (option) => option !== "first").options).toEqual({ first: null });
    expect(messageOf(GAME, form, (option) => option === "first").options).toEqual({ first: 1 });
    const options = GAME.options.map((option) => ({ ...option, players: [3, 4] }));
    expect(messageOf({ ...GAME, options }, form).options).toEqual({ first: null });
    const three = { ...form, wishes: resized(form.wishes, 3, GAME) };
    expect(messageOf({ ...GAME, options }, three).options).toEqual({ first: 1 });
  });
});
