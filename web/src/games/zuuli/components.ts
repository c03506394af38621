/** What is printed on the built-in cards, read from the one file that states it. */
import text from "../../../../src/wildpark/rules/zuuli/components.toml?raw";
import type { AnimalCard, EnclosureCard, UpgradeCard } from "../../messages";
import { cardsOf, type Printed } from "./cards";

/** An entry of a table: its keys with their values, as they are written. */
type Entry = ReadonlyMap<string, string>;

function entryOf(block: string): Entry {
  return new Map(
    Array.from(block.matchAll(/^(\w+) = ("[^"]*"|\[.*?\]|\w+)/gm), (found) => [
      found[1] ?? "",
      found[2] ?? "",
    ]),
  );
}

const textOf = (entry: Entry, key: string) => entry.get(key)?.replaceAll('"', "") ?? null;
const numberOf = (entry: Entry, key: string) => Number(entry.get(key) ?? 0);
const listOf = (entry: Entry, key: string) => JSON.parse(entry.get(key) ?? "[]") as string[];

/** A name as notation has it: "Tree House" is `tree_house`. */
const slugOf = (entry: Entry) => (textOf(entry, "name") ?? "").toLowerCase().replaceAll(" ", "_");

function animalOf(entry: Entry): AnimalCard {
  return {
    name: slugOf(entry),
    copies: numberOf(entry, "copies"),
    fierce: textOf(entry, "temper") === "fierce",
    habitats: listOf(entry, "habitats"),
    space: numberOf(entry, "space"),
    value: numberOf(entry, "value"),
    rule: textOf(entry, "rule"),
  };
}

function enclosureOf(entry: Entry): EnclosureCard {
  return {
    name: slugOf(entry),
    copies: numberOf(entry, "copies"),
    habitats: listOf(entry, "habitats"),
    space: numberOf(entry, "space"),
    satisfaction: numberOf(entry, "satisfaction"),
    condition: textOf(entry, "condition"),
  };
}

function upgradeOf(entry: Entry): UpgradeCard {
  return {
    name: slugOf(entry),
    copies: numberOf(entry, "copies"),
    habitat: textOf(entry, "adds_habitat"),
    space: numberOf(entry, "adds_space"),
    satisfaction: numberOf(entry, "adds_satisfaction"),
    mixing: textOf(entry, "allows_mixing") === "true",
  };
}

export interface Components extends Printed {
  /** By number of players, how many cards each is dealt in the three years. */
  deal: ReadonlyMap<number, readonly number[]>;
}

/** Reads what the pages show of a components file; the rules check the whole of it. */
export function componentsOf(toml: string): Components {
  const blocks = toml.split(/^(?=\[)/m);
  const under = (heading: string) =>
    blocks.filter((block) => block.startsWith(`${heading}]`)).map(entryOf);
  const deal = under("[deal").flatMap((entry) => [...entry]);
  return {
    animals: under("[[animal]").map(animalOf),
    enclosures: [...under("[new_plot"), ...under("[[enclosure]")].map(enclosureOf),
    upgrades: under("[[upgrade]").map(upgradeOf),
    deal: new Map(
      deal.map(([players, counts]) => [Number(players), JSON.parse(counts) as number[]]),
    ),
  };
}

export const COMPONENTS = componentsOf(text);

/** The built-in cards by name. */
export const CARDS = cardsOf(COMPONENTS);
