/** Counting the categories one by one: which is the board's turn at each step. */
import type { Park, ParkSpace } from "../../../messages";
import { DARK, type Light, lightOf } from "../light";

/** The spaces that the fires among the first `count` categories have emptied. */
export function emptiedBy(park: Pick<Park, "categories">, count: number): number[] {
  return park.categories
    .slice(0, Math.max(0, count))
    .flatMap((category) => category.driven.map(({ space }) => space));
}

/** The points of the first `count` categories. */
export function pointsUpTo(park: Pick<Park, "categories">, count: number): number {
  return park.categories.slice(0, count).reduce((sum, category) => sum + category.points, 0);
}

/**
 * A park when `counted` categories have been counted and the one numbered `lit` is looked at (null:
 * none). Tokens leave with the category after the fire that drives them away.
 */
export function countingLight(
  park: Pick<Park, "categories" | "lion">,
  spaces: readonly ParkSpace[],
  counted: number,
  lit: number | null,
): Light {
  const index = park.categories.findIndex((category) => category.number === lit);
  const category = park.categories[index];
  const burning = category?.driven.length ? category.driven.map(({ space }) => space) : [];
  const gone = emptiedBy(park, category && index < counted ? index : counted);
  const base = category ? lightOf(category, park, spaces) : DARK;
  return { ...base, driven: burning, gone: gone.filter((space) => !burning.includes(space)) };
}
