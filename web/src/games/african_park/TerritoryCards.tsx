import type { TerritoryCard } from "../../messages";
import { useSay } from "../../words/Words";
import { layoutOf } from "./layout";
import { Fence, Ground } from "./Scenery";
import { areasOfSide } from "./territory";
import "./territory.css";

/** One side of a territory card: its fenced areas with river and land. */
export function SidePicture({ card, side }: { card: TerritoryCard; side: number }) {
  const areas = areasOfSide(card, side);
  const layout = layoutOf(areas);
  const top = Math.min(...layout.areas.map((area) => area.y)) - 4;
  const bottom = Math.max(...layout.areas.map((area) => area.y + area.height)) + 4;
  return (
    <svg
      className="reserve-board side-picture"
      viewBox={`0 ${top} ${layout.width} ${bottom - top}`}
      aria-hidden="true"
    >
      {layout.areas.map((box, index) => (
        <g key={box.area}>
          <Fence box={box} lit={false} />
          {box.columns.flatMap((column, place) =>
            column.spaces.map((space, height) => (
              <Ground
                key={`${column.column} ${space.y}`}
                box={space}
                river={areas[index]?.columns[place]?.spaces[height]?.river ?? false}
              />
            )),
          )}
        </g>
      ))}
    </svg>
  );
}

/** "river, land / land": the columns of a side from the bottom upward, for screen readers. */
export function useSideWords(): (card: TerritoryCard, side: number) => string {
  const say = useSay();
  return (card, side) =>
    (card.sides[side] ?? [])
      .map((column) =>
        [...column].map((letter) => say("page-ground", { ground: letter })).join(", "),
      )
      .join(" / ");
}

/** The cards before a seat that has not chosen yet: both sides of each. */
export function TerritoryCards({ cards }: { cards: readonly TerritoryCard[] }) {
  const say = useSay();
  const sideWords = useSideWords();
  return (
    <ul className="territory-cards">
      {cards.map((card) => (
        <li key={card.deck} className="territory-card">
          {card.sides.map((_, side) => (
            // the sides of a card never change their places
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={side}>
              <SidePicture card={card} side={side} />
              <span className="unseen">
                {say("page-side", { side: side + 1, deck: card.deck })}: {sideWords(card, side)}
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
