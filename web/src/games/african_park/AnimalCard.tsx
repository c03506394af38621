import type { KeyboardEvent, Ref } from "react";
import { Animal } from "../../animals/Animal";
import type { Species } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { GroupSign } from "./GroupSign";
import "./card.css";

interface AnimalCardProps {
  species: Species;
  /** Where it lies among the face-up cards. */
  place: number;
  /** The card has no place on the reader's board: taking it costs points. */
  dies: boolean;
  picked: boolean;
  mayPick: boolean;
  tabIndex: number;
  buttonRef: Ref<HTMLButtonElement>;
  onPick: (byKeyboard: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A face-up animal card that can be picked up. */
export function AnimalCard(props: AnimalCardProps) {
  const { species, dies, picked, mayPick } = props;
  const say = useSay();
  const change = usePointsChange();
  const name = say(`animal-${species.name}`);
  const label = say("page-card-label", {
    species: species.name,
    group: species.group,
    minimum: species.minimum,
    value: species.value,
    dies: dies ? "yes" : "no",
  });
  return (
    <button
      type="button"
      ref={props.buttonRef}
      className={`animal-card${picked ? " picked" : ""}${mayPick ? " free" : ""}`}
      aria-pressed={picked}
      aria-disabled={!mayPick}
      tabIndex={props.tabIndex}
      data-testid={`card-${species.name}`}
      data-drag={mayPick ? props.place : undefined}
      // a click without a pointer's count comes from the keyboard; the second click of a double
      // click would put the card back
      onClick={(event) => mayPick && event.detail < 2 && props.onPick(event.detail === 0)}
      onKeyDown={props.onKeyDown}
    >
      <span className="unseen">{label}</span>
      <CardFace species={species} name={name} place={props.place} hidden />
      {dies && (
        <span className="card-dies" aria-hidden="true">
          <Skull /> {change(-species.value)}
        </span>
      )}
    </button>
  );
}

interface CardFaceProps {
  species: Species;
  name: string;
  place: number;
  /** Words beside it say the same to screen readers. */
  hidden?: boolean;
}

/** What is printed on a card. */
export function CardFace({ species, name, place, hidden = false }: CardFaceProps) {
  return (
    <span className="card-face" aria-hidden={hidden}>
      <span className="card-head">
        <GroupSign group={species.group} size={22} named={!hidden} />
        <span className="card-minimum numbers">
          <MinimumSign />
          {species.minimum}
        </span>
        <span className="card-value numbers">{species.value}</span>
      </span>
      <span
        className="card-animal"
        data-glide={species.name}
        data-glide-home=""
        data-glide-place={place}
      >
        <Animal species={species.name} size={84} />
      </span>
      <span className="card-name">{name}</span>
    </span>
  );
}

/** A fence: stands before the least number of spaces that an animal asks for. */
export function MinimumSign() {
  return (
    <svg viewBox="0 0 20 16" width="18" height="14" className="minimum-sign" aria-hidden="true">
      <path d="M3 2v12M10 2v12M17 2v12M1 6h18M1 11h18" />
    </svg>
  );
}

export function Skull() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" className="skull" aria-hidden="true">
      <path d="M10 2a7 7 0 0 0-7 7c0 2.4 1.2 4 2.5 5v3h9v-3c1.3-1 2.5-2.6 2.5-5a7 7 0 0 0-7-7z" />
      <circle cx="7.2" cy="9.5" r="1.6" />
      <circle cx="12.8" cy="9.5" r="1.6" />
    </svg>
  );
}
