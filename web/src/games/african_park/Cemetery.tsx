import { useEffect, useRef } from "react";
import { Animal } from "../../animals/Animal";
import type { Choice, Reserve } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { Skull } from "./AnimalCard";
import "./cemetery.css";

/** The cards that lie in a seat's cemetery. */
export function Cemetery({ reserve, lit = false }: { reserve: Reserve; lit?: boolean }) {
  const say = useSay();
  const change = usePointsChange();
  const points = reserve.cemetery.reduce((sum, grave) => sum + grave.points, 0);
  const animals = reserve.cemetery.map(({ species, died, eaten }) =>
    say("page-animal-count", { species, count: died + eaten }),
  );
  return (
    <div className={lit ? "cemetery lit" : "cemetery"}>
      <Skull />
      <span className="unseen">
        {say("page-cemetery", {
          cards: reserve.cemetery_cards,
          lost: -points,
          animals: animals.join(", ") || "none",
        })}
      </span>
      {reserve.cemetery.length === 0 && (
        <span className="soft small" aria-hidden="true">
          {say("page-cemetery-empty")}
        </span>
      )}
      {reserve.cemetery.map((grave) => (
        <span
          key={grave.species}
          className="grave numbers"
          data-glide={grave.species}
          data-glide-home={`${reserve.seat} cemetery`}
          data-glide-place={grave.died + grave.eaten}
        >
          <Animal species={grave.species} size={26} />
          {grave.died + grave.eaten > 1 && (
            <small aria-hidden="true">×{grave.died + grave.eaten}</small>
          )}
        </span>
      ))}
      {points !== 0 && (
        <b className="cemetery-points numbers" aria-hidden="true">
          {change(points)}
        </b>
      )}
    </div>
  );
}

interface BurialProps {
  choice: Choice;
  /** The keyboard picked the card up: it goes on here. */
  takeFocus: boolean;
  onChoose: (choice: Choice) => void;
}

/** The cemetery as a target: the held card has no place on the board. */
export function Burial({ choice, takeFocus, onChoose }: BurialProps) {
  const say = useSay();
  const change = usePointsChange();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) button.current?.focus();
  }, [takeFocus]);
  return (
    <button
      ref={button}
      type="button"
      className="button burial"
      data-testid="target-dies"
      data-drop={choice.action}
      onClick={() => onChoose(choice)}
    >
      <Skull /> {say("page-to-cemetery")}
      <b className="numbers">{change(choice.effect?.points ?? 0)}</b>
    </button>
  );
}
