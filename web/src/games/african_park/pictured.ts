/** Reserves for pictures, written as text: what the pages show without a table behind it. */
import type { Area, Column, Reserve, Space } from "../../messages";

/** The columns of the areas of a reserve, by their names in notation. */
const COLUMNS = [["2"], ["3"], ["4a", "4b"], ["6a", "6b"]];

/** `R` or `L` for river or land, then the animal, with `!` if it is depressed: `R:gnu!`. */
function spaceOf(text: string): Space {
  const [ground, animal] = text.split(":");
  return {
    river: ground === "R",
    animal: animal?.replace("!", "") ?? null,
    depressed: animal?.endsWith("!") ?? false,
  };
}

function columnOf(text: string, index: number, name: string, area: number): Column {
  const spaces = text.split(" ").map(spaceOf);
  const free = spaces.findIndex((space) => space.animal === null);
  return { index, name, area, spaces, free: free < 0 ? null : free };
}

/** An area from its columns, each from its bottom space upward, as in `["L:zebra L", "R L"]`. */
export function areaOf(columns: readonly string[], points = 0, index = 0): Area {
  const first = COLUMNS.slice(0, index).flat().length;
  const made = columns.map((text, place) =>
    columnOf(text, first + place, COLUMNS[index]?.[place] ?? "", index),
  );
  const size = made.reduce((sum, column) => sum + column.spaces.length, 0);
  return { index, size, columns: made, points };
}

/** A reserve from its four areas. */
export function reserveOf(
  areas: readonly (readonly string[])[],
  points: readonly number[],
): Reserve {
  return {
    seat: 0,
    cards: [],
    areas: areas.map((columns, index) => areaOf(columns, points[index], index)),
    cemetery: [],
    cemetery_cards: 0,
    total: points.reduce((sum, one) => sum + one, 0),
    place: 1,
    parts: [],
  };
}
