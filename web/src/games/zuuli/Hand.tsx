import { useRef } from "react";
import { moveFocus } from "../../ui/arrows";
import { useSay } from "../../words/Words";
import { CardFace } from "./CardFace";
import type { Cards } from "./cards";
import { cardInWords } from "./words";
import "./hand.css";

interface HandProps {
  /** The names of the cards, one for each card. */
  names: readonly string[];
  cards: Cards;
  /** Which card is picked up, by its place. */
  lifted: number | null;
  /** Which card is kept, by its place, as long as not all have picked. */
  kept: number | null;
  free: boolean;
  label: string;
  onLift: (place: number) => void;
  onKeep: (name: string) => void;
  /** The pointer or the focus has come to a card, or gone. */
  onLook: (name: string | null) => void;
}

/** The cards of a hand as a grid; arrow keys go from card to card. */
export function Hand(props: HandProps) {
  const { names, cards, lifted, kept, free, label } = props;
  const say = useSay();
  const root = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      ref={root}
      className={`zuuli-hand cards-${names.length}`}
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, [...(root.current?.querySelectorAll("button") ?? [])])}
    >
      {names.map((name, place) => {
        const card = cards.get(name);
        const isKept = place === kept;
        const isLifted = place === lifted;
        return (
          card && (
            <button
              // two cards of one name differ only by their place
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={`${name} ${place}`}
              type="button"
              className={[
                "zuuli-card",
                card.kind,
                free ? "free" : "",
                isLifted ? "lifted" : "",
                isKept ? "kept" : "",
              ].join(" ")}
              aria-pressed={isLifted || isKept}
              aria-disabled={!free}
              data-testid={`hand-${name}`}
              onPointerEnter={() => props.onLook(name)}
              onPointerLeave={() => props.onLook(null)}
              onFocus={() => props.onLook(name)}
              onBlur={() => props.onLook(null)}
              onClick={() => {
                if (!free) return;
                if (isLifted) props.onKeep(name);
                else props.onLift(place);
              }}
            >
              <span className="unseen">
                {cardInWords(say, card)} {isKept && say("page-zuuli-is-kept")}
                {isLifted && say("page-zuuli-is-lifted")}
              </span>
              <CardFace card={card} />
              {isKept && (
                <span className="kept-sign" aria-hidden="true">
                  ✓ {say("page-zuuli-kept-sign")}
                </span>
              )}
            </button>
          )
        );
      })}
    </fieldset>
  );
}
