/** The numbers of the built-in copy of African Park, read from the one file that states them. */
import text from "../../../../../src/wildpark/rules/african_park/components.toml?raw";
import type { Group } from "../GroupSign";

export interface SpeciesNumbers {
  name: string;
  group: Group;
  minimum: number;
  value: number;
  /** How many cards there are with two, three and four stars. */
  copies: readonly number[];
}

export interface Numbers {
  species: readonly SpeciesNumbers[];
  /** Number of equal herbivores in one area, and the points it adds. */
  herdBonus: readonly (readonly [number, number])[];
  /** Size of an area, and how many pachyderms it holds. */
  pachydermLimit: ReadonlyMap<number, number>;
}

/** The lines between a heading and the next one, as pairs of key and value. */
function pairs(block: string): [string, string][] {
  return Array.from(block.matchAll(/^(\w+) = (.+)$/gm), (found) => [
    found[1] ?? "",
    (found[2] ?? "").replaceAll('"', ""),
  ]);
}

function numberPairs(block: string): [number, number][] {
  return pairs(block).map(([key, value]) => [Number(key), Number(value)]);
}

function speciesOf(block: string): SpeciesNumbers {
  const entry = new Map(pairs(block));
  const take = (key: string) => entry.get(key) ?? "";
  return {
    name: take("name"),
    group: take("group") as Group,
    minimum: Number(take("minimum")),
    value: Number(take("value")),
    copies: JSON.parse(take("copies")) as number[],
  };
}

/** Reads the parts of a components file that the page shows; the rules check the whole of it. */
export function numbersOf(toml: string): Numbers {
  const blocks = toml.split(/^(?=\[)/m);
  const under = (heading: string) => blocks.filter((block) => block.startsWith(heading));
  return {
    species: under("[[species]]").map(speciesOf),
    herdBonus: under("[herd_bonus]").flatMap(numberPairs),
    pachydermLimit: new Map(under("[pachyderm_limit]").flatMap(numberPairs)),
  };
}

export const NUMBERS = numbersOf(text);

/** The points of a species; RangeError if there is none of that name. */
export function pointsOf(name: string): number {
  const found = NUMBERS.species.find((species) => species.name === name);
  if (!found) throw new RangeError(`no species ${name}`);
  return found.value;
}
