/** Columns in words: the board does not print the names that notation gives them. */
import type { Line } from "../../messages";

/** The size of a column's area and on which side of it the column stands: "4a" is 4, left. */
export function columnInArea(name: string): { size: number; side: "left" | "right" | "only" } {
  const side = name.endsWith("a") ? "left" : name.endsWith("b") ? "right" : "only";
  return { size: Number.parseInt(name, 10), side };
}

const WITHOUT_NAMES: Record<string, string> = {
  placed: "page-placed",
  "placed-depressed": "page-placed-depressed",
};

/** A line of the report as the pages tell it: with the place of a column instead of its name. */
export function withoutColumnNames(line: Line): Line {
  const code = WITHOUT_NAMES[line.code];
  if (!code) return line;
  return { ...line, code, params: { ...line.params, ...columnInArea(String(line.params.column)) } };
}
