import { describe, expect, it } from "vitest";
import { columnInArea, withoutColumnNames } from "./columns";

describe("columns in words", () => {
  it("stand left, right or alone in their area", () => {
    expect(columnInArea("4a")).toEqual({ size: 4, side: "left" });
    expect(columnInArea("6b")).toEqual({ size: 6, side: "right" });
    expect(columnInArea("3")).toEqual({ size: 3, side: "only" });
  });

  it("replace the name in a report and leave all else alone", () => {
    const placed = { code: "placed", params: { species: "gnu", column: "4b", size: 4 } };
    expect(withoutColumnNames(placed)).toEqual({
      code: "page-placed",
      params: { species: "gnu", column: "4b", size: 4, side: "right" },
    });
    const ate = { code: "ate", params: { count: 2 } };
    expect(withoutColumnNames(ate)).toBe(ate);
  });
});
