import { describe, expect, it } from "vitest";
import { BACK, SUGGESTED } from "../printed";
import { boardWith, missing, type Pieces, piecesOf, piecesOn, press, textOf } from "./pieces";

const space = (name: string) => {
  const found = BACK.find((one) => one.name === name);
  if (!found) throw new RangeError(`no space ${name}`);
  return found;
};
const NONE: Pieces = new Map();

describe("a layout", () => {
  it("is the same as text and on the board", () => {
    for (const spaces of SUGGESTED.values()) {
      const pieces = piecesOn(spaces);
      expect(missing(pieces)).toEqual([]);
      expect(piecesOf(textOf(pieces, BACK))).toEqual(pieces);
      expect(boardWith(BACK, pieces)).toEqual(spaces);
    }
    expect(textOf(piecesOf("3e3,Tb6,Tb2"), BACK)).toBe("Tb2,Tb6,3e3");
  });

  it("lacks pieces until all lie", () => {
    expect(missing(NONE)).toEqual(["T", "1", "2", "3"]);
    expect(missing(piecesOf("Tb2,Tb6,Tc4,Te5,Tf2,Tf6,1c2,2d7"))).toEqual(["3"]);
  });

  it("takes a piece on sand, and gives it back at the next press", () => {
    const laid = press(NONE, space("b2"), "T");
    expect([...laid]).toEqual([["b2", "T"]]);
    expect(press(laid, space("b2"), "T").size).toBe(0);
    expect([...press(laid, space("b2"), "1")]).toEqual([["b2", "1"]]);
    expect(press(NONE, space("a1"), "T")).toBe(NONE);
  });

  it("moves a fire, of which there is one, and takes no seventh tree", () => {
    expect([...press(piecesOf("1b2"), space("b3"), "1")]).toEqual([["b3", "1"]]);
    const six = piecesOf("Tb2,Tb6,Tc4,Te5,Tf2,Tf6");
    expect(press(six, space("c2"), "T")).toBe(six);
  });
});
