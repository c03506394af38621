/** Where the areas, columns and spaces of a reserve lie on its picture, in units of the picture. */
import type { Area, Reserve } from "../../messages";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ColumnBox extends Box {
  column: number;
  /** The spaces from the bottom upward. */
  spaces: Box[];
}

export interface AreaBox extends Box {
  area: number;
  /** Where the sign with its number of spaces stands. */
  sign: Box;
  columns: ColumnBox[];
}

export interface Layout {
  width: number;
  height: number;
  areas: AreaBox[];
}

export const CELL = 100;
const GAP = 4;
const FENCE = 13;
const BETWEEN = 12;
const EDGE = 6;
const SIGN = 46;

/** How many spaces the tallest column may have. */
const TALLEST = 3;
const GROUND = EDGE + 2 * FENCE + TALLEST * CELL + (TALLEST - 1) * GAP;

function columnBox(column: number, spaces: number, x: number): ColumnBox {
  const height = spaces * CELL + (spaces - 1) * GAP;
  const y = GROUND - FENCE - height;
  const boxes = Array.from({ length: spaces }, (_, index) => ({
    x,
    y: GROUND - FENCE - CELL - index * (CELL + GAP),
    width: CELL,
    height: CELL,
  }));
  return { column, x, y, width: CELL, height, spaces: boxes };
}

function areaBox(area: Area, x: number): AreaBox {
  const columns = area.columns.map((column, place) =>
    columnBox(column.index, column.spaces.length, x + FENCE + place * (CELL + GAP)),
  );
  const tallest = Math.max(...columns.map((column) => column.height));
  const width = 2 * FENCE + columns.length * CELL + (columns.length - 1) * GAP;
  return {
    area: area.index,
    columns,
    x,
    y: GROUND - 2 * FENCE - tallest,
    width,
    height: tallest + 2 * FENCE,
    sign: { x, y: GROUND + 3, width, height: SIGN },
  };
}

/** The boxes of everything in a reserve whose territory has been chosen. */
export function layoutOf(areas: Reserve["areas"]): Layout {
  let x = EDGE;
  const boxes = areas.map((area) => {
    const box = areaBox(area, x);
    x += box.width + BETWEEN;
    return box;
  });
  return { width: x - BETWEEN + EDGE, height: GROUND + SIGN + EDGE, areas: boxes };
}

/** A box as CSS percentages of the whole picture, for what lies over it. */
export function percentOf(box: Box, layout: Layout) {
  return {
    left: `${(box.x / layout.width) * 100}%`,
    top: `${(box.y / layout.height) * 100}%`,
    width: `${(box.width / layout.width) * 100}%`,
    height: `${(box.height / layout.height) * 100}%`,
  };
}

/** Space numbers run column by column, from the bottom upward (see `Space` in the messages). */
export function spaceNumber(areas: Reserve["areas"], column: number, index: number): number {
  let number = 0;
  for (const one of areas.flatMap((area) => area.columns)) {
    if (one.index === column) return number + index;
    number += one.spaces.length;
  }
  throw new RangeError(`no column ${column}`);
}
