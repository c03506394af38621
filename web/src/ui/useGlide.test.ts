import { describe, expect, it } from "vitest";
import { moves } from "./useGlide";

const piece = (kind: string, home: string, place: number) => ({
  kind,
  home,
  key: `${kind} ${home} ${place}`,
});

describe("moves", () => {
  it("lets a placed card come from the tray", () => {
    const card = piece("gnu", "", 1);
    const placed = piece("gnu", "0 5", 0);
    expect(moves([piece("lion", "", 0), card], [piece("lion", "", 0), placed])).toEqual([
      [placed, card],
    ]);
  });

  it("lets a survivor slide down in its own column, and the eaten go to the cemetery", () => {
    const before = [piece("zebra", "0 4", 0), piece("lion", "", 0)];
    const lion = piece("lion", "0 4", 0);
    const grave = piece("zebra", "0 cemetery", 1);
    expect(moves(before, [lion, grave])).toEqual([
      [lion, before[1]],
      [grave, before[0]],
    ]);
  });

  it("prefers the column that an animal lives in to others of its kind", () => {
    const elsewhere = piece("zebra", "1 2", 0);
    const above = piece("zebra", "0 4", 2);
    const below = piece("zebra", "0 4", 1);
    expect(moves([elsewhere, above], [below])).toEqual([[below, above]]);
  });

  it("does not move what stays, nor the cards that are dealt", () => {
    const stays = piece("gnu", "0 1", 0);
    expect(moves([stays], [stays, piece("gnu", "", 0)])).toEqual([]);
  });
});
