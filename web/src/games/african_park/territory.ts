/** The territory cards: what a reserve looks like with given sides. */
import type { Area, Reserve, TerritoryCard } from "../../messages";

const RIVER = "R";

/** The sizes of the areas on a deck's cards, as its name gives them: "2+3", "4" or "6". */
function sizesOf(deck: string): number[] {
  return deck.split("+").map(Number);
}

interface Ground {
  size: number;
  columns: readonly string[];
}

/** The areas on one side of a card: one column an area, or all columns in the one area. */
function groundsOf(card: TerritoryCard, side: number): Ground[] {
  const columns = card.sides[side] ?? [];
  const sizes = sizesOf(card.deck);
  if (sizes.length === 1) return [{ size: sizes[0] ?? 0, columns }];
  return sizes.map((size, index) => ({ size, columns: columns.slice(index, index + 1) }));
}

/** The empty areas of a reserve with these sides of its cards, for a look ahead. */
export function areasOf(cards: Reserve["cards"], sides: readonly number[]): Area[] {
  const grounds = cards.flatMap((card, index) => groundsOf(card, sides[index] ?? 0));
  let column = 0;
  return grounds.map((ground, index) => ({
    index,
    size: ground.size,
    points: 0,
    columns: ground.columns.map((letters) => ({
      index: column++,
      name: "",
      area: index,
      free: 0,
      spaces: [...letters].map((letter) => ({
        river: letter === RIVER,
        animal: null,
        depressed: false,
      })),
    })),
  }));
}

/** The areas that one side of one card gives. */
export function areasOfSide(card: TerritoryCard, side: number): Area[] {
  return areasOf([card], [side]);
}
