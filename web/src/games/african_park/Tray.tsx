import { type KeyboardEvent, useRef, useState } from "react";
import type { AfricanParkView } from "../../messages";
import { moveFocus } from "../../ui/arrows";
import { useSay } from "../../words/Words";
import { AnimalCard } from "./AnimalCard";
import { optionsOf } from "./picking";

interface TrayProps {
  view: AfricanParkView;
  mayPick: boolean;
  picked: number | null;
  onPick: (card: number, byKeyboard: boolean) => void;
}

/** The face-up cards; arrow keys go from card to card. */
export function Tray({ view, mayPick, picked, onPick }: TrayProps) {
  const say = useSay();
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const last = view.cards.length - 1;
  const reachable = Math.min(picked ?? current, last);

  const move = (event: KeyboardEvent) => {
    const to = moveFocus(event, buttons.current.slice(0, view.cards.length));
    if (to !== undefined) setCurrent(to);
  };

  return (
    <fieldset className="tray" aria-label={say("page-face-up")}>
      {view.cards.map((name, index) => {
        const species = view.species.find((one) => one.name === name);
        return (
          species && (
            <AnimalCard
              // two cards of one species differ only by their place
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={`${name} ${index}`}
              species={species}
              place={index}
              dies={mayPick && optionsOf(view, name).dies !== null}
              picked={picked === index}
              mayPick={mayPick}
              tabIndex={index === reachable ? 0 : -1}
              buttonRef={(button) => {
                buttons.current[index] = button;
              }}
              onPick={(byKeyboard) => onPick(index, byKeyboard)}
              onKeyDown={move}
            />
          )
        );
      })}
    </fieldset>
  );
}
