import { expect, it } from "vitest";
import { seatsOf } from "./ReplayPlayer";

it("takes nobody for a bot whose name is that of a level", () => {
  const seats = seatsOf({
    names: ["ranger", "ranger", "monte_carlo 3"],
    bots: [null, "ranger", "monte_carlo:seconds=1"],
  });
  expect(seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ["person", "ranger", null],
    ["bot", "", "ranger"],
    ["bot", "monte_carlo 3", null],
  ]);
});
