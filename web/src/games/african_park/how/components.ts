/** The numbers of the built-in copy of African Park, read from the one file that states them. */
import text from "../../../../../src/wildpark/rules/african_park/components.toml?raw";
import { type Entry, listOf, numberOf, tablesOf, textOf } from "../../toml";
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

function speciesOf(entry: Entry): SpeciesNumbers {
  return {
    name: textOf(entry, "name") ?? "",
    group: textOf(entry, "group") as Group,
    minimum: numberOf(entry, "minimum"),
    value: numberOf(entry, "value"),
    copies: listOf<number>(entry, "copies"),
  };
}

/** Reads the parts of a components file that the page shows; the rules check the whole of it. */
export function numbersOf(toml: string): Numbers {
  const numbers = (heading: string) =>
    tablesOf(toml, heading).flatMap((entry) =>
      Array.from(entry.keys(), (key) => [Number(key), numberOf(entry, key)] as const),
    );
  return {
    species: tablesOf(toml, "[[species]]").map(speciesOf),
    herdBonus: numbers("[herd_bonus]"),
    pachydermLimit: new Map(numbers("[pachyderm_limit]")),
  };
}

export const NUMBERS = numbersOf(text);

/** The points of a species; RangeError if there is none of that name. */
export function pointsOf(name: string): number {
  const found = NUMBERS.species.find((species) => species.name === name);
  if (!found) throw new RangeError(`no species ${name}`);
  return found.value;
}
