/** What lights up on a board: a category of the score, with all that it counts. */
import type { Category, Park, ParkSpace } from "../../messages";

/** A text at a group of spaces. */
export interface HerdSign {
  spaces: readonly number[];
  text: string;
  counted: boolean;
}

/** What stands out on a board. */
export interface Light {
  /** Spaces that are lit, while all others step back; null: nothing is lit. */
  lit: readonly number[] | null;
  /** Spaces that belong to the same matter and bring nothing. */
  lesser: readonly number[];
  /** Tokens that carry a flame: a fire drives them away as things stand. */
  driven: readonly number[];
  /** Tokens that have been driven away already, while the end is counted. */
  gone: readonly number[];
  signs: readonly HerdSign[];
  /** The space that has just been taken. */
  newest: number | null;
}

/** Nothing is lit. */
export const DARK: Light = { lit: null, lesser: [], driven: [], gone: [], signs: [], newest: null };

/** The spaces of all tokens that fires drive away. */
export function drivenIn(park: Pick<Park, "categories">): number[] {
  return park.categories.flatMap((category) => category.driven.map(({ space }) => space));
}

/** The light of a park in which no category is looked at: only the flames. */
export function plainLight(park: Pick<Park, "categories">): Light {
  return { ...DARK, driven: drivenIn(park) };
}

/** "10 × 3 = 30" for a herd; with children its number of animals. */
export function herdText(herd: Category["herds"][number], children: boolean): string {
  return children ? String(herd.animals) : `${herd.animals} × ${herd.water} = ${herd.points}`;
}

/** All that a category counts in a park. */
export function lightOf(
  category: Category,
  park: Pick<Park, "categories" | "lion">,
  spaces: readonly ParkSpace[],
): Light {
  const plain = plainLight(park);
  const children = category.code === "children";
  if (category.herds.length > 0) {
    const counted = category.herds.filter((herd) => herd.counted);
    const others = category.herds.filter((herd) => !herd.counted);
    return {
      ...plain,
      lit: counted.flatMap((herd) => herd.spaces),
      lesser: others.flatMap((herd) => herd.spaces),
      signs: category.herds.map((herd) => ({
        spaces: herd.spaces,
        text: herdText(herd, children),
        counted: herd.counted,
      })),
    };
  }
  if (category.places.length > 0) {
    const lit = category.places.filter((place) => place.empty);
    return {
      ...plain,
      lit: lit.map((place) => place.space),
      lesser: category.places.filter((place) => !place.empty).map((place) => place.space),
      signs: lit.map((place) => ({
        spaces: [place.space],
        text: `+${place.points}`,
        counted: true,
      })),
    };
  }
  if (category.code === "lions") return { ...plain, lit: park.lion === null ? [] : [park.lion] };
  const fires = spaces.filter((space) => space.kind === category.code).map(({ index }) => index);
  return { ...plain, lit: [...fires, ...category.driven.map(({ space }) => space)] };
}
