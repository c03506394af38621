import type { AfricanParkView, TerritoryCard } from "../../messages";
import { useSay } from "../../words/Words";
import { SidePicture, useSideWords } from "./TerritoryCards";

interface ChooserProps {
  view: AfricanParkView;
  cards: readonly TerritoryCard[];
  sides: readonly number[];
  busy: boolean;
  onSides: (sides: readonly number[]) => void;
  onChoose: (action: number) => void;
}

/** The choice of one side of each of the three territory cards. */
export function TerritoryChooser({ view, cards, sides, busy, onSides, onChoose }: ChooserProps) {
  const say = useSay();
  const choice = view.choices.find((one) => one.sides.join() === sides.join());
  const choose = (card: number, side: number) =>
    onSides(sides.map((old, index) => (index === card ? side : old)));
  return (
    <form
      className="territory-chooser"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice && !busy) onChoose(choice.action);
      }}
    >
      <div className="territory-cards">
        {cards.map((card, index) => (
          <CardChooser
            key={card.deck}
            card={card}
            chosen={sides[index] ?? 0}
            onChoose={(side) => choose(index, side)}
          />
        ))}
      </div>
      <button type="submit" className="button go" aria-disabled={!choice || busy}>
        {say("page-choose-sides")}
      </button>
    </form>
  );
}

interface CardChooserProps {
  card: TerritoryCard;
  chosen: number;
  onChoose: (side: number) => void;
}

function CardChooser({ card, chosen, onChoose }: CardChooserProps) {
  const say = useSay();
  const sideWords = useSideWords();
  return (
    <fieldset className="territory-card">
      <legend className="small">{say("page-territory-card", { deck: card.deck })}</legend>
      {card.sides.map((_, side) => (
        // the sides of a card never change their places
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <label key={side} className={chosen === side ? "side chosen" : "side"}>
          <input
            type="radio"
            name={`territory ${card.deck}`}
            checked={chosen === side}
            aria-label={`${say("page-side", { side: side + 1, deck: card.deck })}: ${sideWords(card, side)}`}
            onChange={() => onChoose(side)}
          />
          <SidePicture card={card} side={side} />
        </label>
      ))}
    </fieldset>
  );
}
