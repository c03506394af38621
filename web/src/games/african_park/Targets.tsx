import type { KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import type { Choice, Column, Refusal } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useLanguage, useSay, useSayLine } from "../../words/Words";
import { Skull } from "./AnimalCard";
import { effectInWords } from "./effects";
import { type ColumnBox, type Layout, percentOf } from "./layout";
import type { Options } from "./picking";
import "./targets.css";

interface TargetsProps {
  layout: Layout;
  columns: readonly Column[];
  options: Options;
  /** The keyboard picked the card up: it goes on at the first legal space. */
  takeFocus: boolean;
  asking: Choice | null;
  onChoose: (choice: Choice) => void;
  onLook: (text: string | null) => void;
}

/** The columns of the own board while a card is held: what it would do there, or why it may not. */
export function Targets(props: TargetsProps) {
  const boxes = props.layout.areas.flatMap((area) => area.columns);
  const group = useRef<HTMLFieldSetElement>(null);
  const { takeFocus } = props;
  useEffect(() => {
    if (takeFocus) group.current?.querySelector<HTMLElement>("[aria-disabled=false]")?.focus();
  }, [takeFocus]);
  const say = useSay();
  return (
    <fieldset ref={group} className="targets" aria-label={say("page-spaces")}>
      {boxes.map((box) => {
        const column = props.columns.find((one) => one.index === box.column);
        const choice = props.options.places.get(box.column);
        const refusal = props.options.refusals.get(box.column);
        if (!column) return null;
        const shared = { ...props, box, column };
        if (choice) return <Legal key={box.column} {...shared} choice={choice} />;
        return refusal && <Illegal key={box.column} {...shared} refusal={refusal} />;
      })}
    </fieldset>
  );
}

/** Left and right arrow go from column to column. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const all = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const here = all.indexOf(event.currentTarget as HTMLButtonElement);
  all[(here + step + all.length) % all.length]?.focus();
}

type LegalProps = TargetsProps & { box: ColumnBox; column: Column; choice: Choice };

function Legal({ layout, box, column, choice, asking, onChoose, onLook }: LegalProps) {
  const say = useSay();
  const [language] = useLanguage();
  const effect = effectInWords(say, language, choice);
  return (
    <button
      type="button"
      className={`target legal${asking === choice ? " asking" : ""}`}
      style={percentOf(box, layout)}
      aria-disabled="false"
      aria-label={say("page-target", { column: column.name, effect })}
      data-testid={`target-${column.name}`}
      onClick={() => onChoose(choice)}
      onFocus={() => onLook(effect)}
      onBlur={() => onLook(null)}
      onPointerEnter={() => onLook(effect)}
      onPointerLeave={() => onLook(null)}
      onKeyDown={moveFocus}
    >
      <span className="target-space" style={freeStyle(box, column)}>
        <EffectBadge choice={choice} />
      </span>
    </button>
  );
}

type IllegalProps = TargetsProps & { box: ColumnBox; column: Column; refusal: Refusal };

function Illegal({ layout, box, column, refusal, onLook }: IllegalProps) {
  const say = useSay();
  const reason = useSayLine()(refusal.reason);
  return (
    <button
      type="button"
      className={column.free === null ? "target full" : "target illegal"}
      style={percentOf(box, layout)}
      aria-disabled="true"
      aria-label={say("page-target", { column: column.name, effect: reason })}
      data-testid={`target-${column.name}`}
      onClick={() => onLook(reason)}
      onFocus={() => onLook(reason)}
      onBlur={() => onLook(null)}
      onPointerEnter={() => onLook(reason)}
      onPointerLeave={() => onLook(null)}
      onKeyDown={moveFocus}
    >
      {column.free !== null && (
        <svg
          viewBox="0 0 20 20"
          className="target-cross"
          style={freeStyle(box, column)}
          aria-hidden="true"
        >
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      )}
    </button>
  );
}

/** Where the free space of a column lies within it. */
function freeStyle(box: ColumnBox, column: Column) {
  const place = box.spaces[column.free ?? 0] ?? box;
  return {
    top: `${((place.y - box.y) / box.height) * 100}%`,
    height: `${(place.height / box.height) * 100}%`,
  };
}

/** The effect in signs: points; a cloud for depressed; a fang and a number for who is eaten. */
function EffectBadge({ choice }: { choice: Choice }) {
  const change = usePointsChange();
  const effect = choice.effect;
  if (!effect) return null;
  const tone = effect.points > 0 ? "gain" : effect.points < 0 ? "loss" : "even";
  return (
    <span className={`effect ${tone}`}>
      <b className="numbers">{change(effect.points)}</b>
      {effect.eaten.length > 0 && (
        <span className="effect-why">
          <Skull /> {effect.eaten.length}
        </span>
      )}
      {effect.depressed && <CloudSign />}
    </span>
  );
}

function CloudSign() {
  return (
    <svg viewBox="0 0 24 20" width="20" height="17" className="cloud-sign" aria-hidden="true">
      <path d="M6 13a4.5 4.5 0 0 1 1-9a6 6 0 0 1 11-1a5 5 0 0 1 1 10z" />
      <path d="M8 15l-1 4m6-4l-1 4m6-4l-1 4" />
    </svg>
  );
}
