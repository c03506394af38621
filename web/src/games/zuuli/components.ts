/** What is printed on the built-in cards, read from the one file that states it. */
import text from "../../../../src/wildpark/rules/zuuli/components.toml?raw";
import type { AnimalCard, EnclosureCard, UpgradeCard } from "../../messages";
import { type Entry, listOf, numberOf, tablesOf, textOf } from "../toml";
import { cardsOf, type Printed } from "./cards";

/** A name as notation has it: "Tree House" is `tree_house`. */
const slugOf = (entry: Entry) => (textOf(entry, "name") ?? "").toLowerCase().replaceAll(" ", "_");

function animalOf(entry: Entry): AnimalCard {
  return {
    name: slugOf(entry),
    copies: numberOf(entry, "copies"),
    fierce: textOf(entry, "temper") === "fierce",
    habitats: listOf<string>(entry, "habitats"),
    space: numberOf(entry, "space"),
    value: numberOf(entry, "value"),
    rule: textOf(entry, "rule"),
  };
}

function enclosureOf(entry: Entry): EnclosureCard {
  return {
    name: slugOf(entry),
    copies: numberOf(entry, "copies"),
    habitats: listOf<string>(entry, "habitats"),
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
  const deal = tablesOf(toml, "[deal]").flatMap((entry) =>
    [...entry.keys()].map((players) => [Number(players), listOf<number>(entry, players)] as const),
  );
  return {
    animals: tablesOf(toml, "[[animal]]").map(animalOf),
    enclosures: ["[new_plot]", "[[enclosure]]"]
      .flatMap((heading) => tablesOf(toml, heading))
      .map(enclosureOf),
    upgrades: tablesOf(toml, "[[upgrade]]").map(upgradeOf),
    deal: new Map(deal),
  };
}

export const COMPONENTS = componentsOf(text);

/** The built-in cards by name. */
export const CARDS = cardsOf(COMPONENTS);
