import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { Choice, Column, Refusal } from "../../messages";
import { moveFocus } from "../../ui/arrows";
import { usePointsChange } from "../../words/numbers";
import { useLanguage, useSay, useSayLine } from "../../words/Words";
import { Skull } from "./AnimalCard";
import { columnInArea } from "./columns";
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
}

/** The column that is looked at, and what is said about it. */
interface Look {
  box: ColumnBox;
  column: Column;
  text: string;
}

/** The columns of the own board while a card is held: what it would do there, or why it may not. */
export function Targets(props: TargetsProps) {
  const { layout, options, takeFocus } = props;
  const say = useSay();
  const group = useRef<HTMLFieldSetElement>(null);
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    if (takeFocus) group.current?.querySelector<HTMLElement>("[aria-disabled=false]")?.focus();
  }, [takeFocus]);
  return (
    <fieldset ref={group} className="targets" aria-label={say("page-spaces")}>
      {layout.areas
        .flatMap((area) => area.columns)
        .map((box) => {
          const column = props.columns.find((one) => one.index === box.column);
          if (!column) return null;
          const choice = options.places.get(box.column);
          const refusal = options.refusals.get(box.column);
          const onLook = (text: string | null) =>
            setLook(text === null ? null : { box, column, text });
          const shared = { layout, box, column, onLook };
          if (choice)
            return (
              <Legal
                key={box.column}
                {...shared}
                choice={choice}
                asking={props.asking === choice}
                onChoose={props.onChoose}
              />
            );
          return refusal && <Illegal key={box.column} {...shared} refusal={refusal} />;
        })}
      {look && <Bubble look={look} layout={layout} />}
    </fieldset>
  );
}

/** Stands over the space that is looked at; the space itself says the same to screen readers. */
function Bubble({ look, layout }: { look: Look; layout: Layout }) {
  const { box, column } = look;
  const space = box.spaces[column.free ?? box.spaces.length - 1] ?? box;
  const middle = ((box.x + box.width / 2) / layout.width) * 100;
  const bottom = (1 - space.y / layout.height) * 100;
  return (
    <p
      className="bubble"
      aria-hidden="true"
      style={{ left: `clamp(105px, ${middle}%, calc(100% - 105px))`, bottom: `${bottom}%` }}
    >
      {look.text}
    </p>
  );
}

interface TargetProps {
  layout: Layout;
  box: ColumnBox;
  column: Column;
  onLook: (text: string | null) => void;
}

/** Arrow keys go from column to column. */
function goToColumn(event: KeyboardEvent<HTMLElement>): void {
  const all = event.currentTarget.parentElement?.querySelectorAll("button") ?? [];
  moveFocus(event, [...all]);
}

interface LegalProps extends TargetProps {
  choice: Choice;
  asking: boolean;
  onChoose: (choice: Choice) => void;
}

function Legal({ layout, box, column, choice, asking, onChoose, onLook }: LegalProps) {
  const say = useSay();
  const [language] = useLanguage();
  const effect = effectInWords(say, language, choice);
  return (
    <button
      type="button"
      className={`target legal${asking ? " asking" : ""}`}
      style={percentOf(box, layout)}
      aria-disabled="false"
      data-drop={choice.action}
      aria-label={say("page-target", { ...columnInArea(column.name), effect })}
      data-testid={`target-${column.name}`}
      onClick={() => onChoose(choice)}
      onFocus={() => onLook(effect)}
      onBlur={() => onLook(null)}
      onPointerEnter={() => onLook(effect)}
      onPointerLeave={() => onLook(null)}
      onKeyDown={goToColumn}
    >
      <span className="target-space" style={freeStyle(box, column)}>
        <EffectBadge choice={choice} />
      </span>
    </button>
  );
}

function Illegal({ layout, box, column, refusal, onLook }: TargetProps & { refusal: Refusal }) {
  const say = useSay();
  const reason = useSayLine()(refusal.reason);
  return (
    <button
      type="button"
      className={column.free === null ? "target full" : "target illegal"}
      style={percentOf(box, layout)}
      aria-disabled="true"
      aria-label={say("page-target", { ...columnInArea(column.name), effect: reason })}
      data-testid={`target-${column.name}`}
      onClick={() => onLook(reason)}
      onFocus={() => onLook(reason)}
      onBlur={() => onLook(null)}
      onPointerEnter={() => onLook(reason)}
      onPointerLeave={() => onLook(null)}
      onKeyDown={goToColumn}
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
