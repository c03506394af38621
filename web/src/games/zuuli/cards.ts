/** The cards of a copy of Zuuli, by name, and hands as rows of cards. */
import type { AnimalCard, EnclosureCard, UpgradeCard, ZuuliView } from "../../messages";

export type Card =
  | { kind: "enclosure"; card: EnclosureCard }
  | { kind: "animal"; card: AnimalCard }
  | { kind: "upgrade"; card: UpgradeCard };

export type Cards = ReadonlyMap<string, Card>;

/** How many there are of each, by name. */
export type Counts = Readonly<Record<string, number>>;

/** What is printed on all cards. */
export type Printed = Pick<ZuuliView, "animals" | "enclosures" | "upgrades">;

const made = new WeakMap<readonly AnimalCard[], Cards>();

/** All cards by name, in the order in which hands show them: enclosures, animals, upgrades. */
export function cardsOf(view: Printed): Cards {
  const known = made.get(view.animals);
  if (known) return known;
  const cards = new Map<string, Card>([
    ...view.enclosures.map((card) => [card.name, { kind: "enclosure", card }] as const),
    ...view.animals.map((card) => [card.name, { kind: "animal", card }] as const),
    ...view.upgrades.map((card) => [card.name, { kind: "upgrade", card }] as const),
  ]);
  made.set(view.animals, cards);
  return cards;
}

/** Names with counts as single cards, in the order of all cards. */
export function flat(cards: Cards, counts: Counts): string[] {
  return [...cards.keys()].flatMap((name) => Array<string>(counts[name] ?? 0).fill(name));
}

/** How many cards these are together. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What animals cost that stay without an enclosure: their printed values. */
export function lossOf(cards: Cards, outside: Counts): number {
  return Object.entries(outside).reduce((sum, [name, count]) => {
    const card = cards.get(name);
    return card?.kind === "animal" ? sum + count * card.card.value : sum;
  }, 0);
}
