import { useId, useState } from "react";
import { useGamePages } from "../../games";
import type { OptionFieldProps, OptionInfo, OptionValue } from "../../games/game";
import { useSay } from "../../words/Words";
import { Segments } from "./Segments";
import { namesSeat } from "./wishes";

/** More than these stand in a list, not side by side. */
const SIDE_BY_SIDE = 5;

interface FieldProps extends OptionFieldProps {
  game: string;
}

/** An option of a game: the game's own field for it, or one that suits its values. */
export function OptionField({ game, ...field }: FieldProps) {
  const { name, values } = field.option;
  const Own = useGamePages(game).optionFields?.[name];
  if (Own) return <Own {...field} />;
  if (values.length === 0) return <TextField {...field} />;
  if (isSwitch(field.option)) return <YesOrNo {...field} />;
  if (values.length <= SIDE_BY_SIDE && !namesSeat(field.option)) return <Few {...field} />;
  return <Many {...field} />;
}

/** Whether an option is either on or off. */
export function isSwitch({ values }: OptionInfo): boolean {
  return values.length > 0 && values.every((value) => typeof value === "boolean");
}

function useOptionWords(name: string) {
  const say = useSay();
  return {
    title: say(`option-${name}`),
    nameOf: (value: OptionValue) => say(`option-${name}-value`, { value: asParam(value) }),
    help: (value: OptionValue) => say(`option-${name}-help`, { value: asParam(value) }),
  };
}

function asParam(value: OptionValue): string | number {
  return typeof value === "number" ? value : String(value ?? "none");
}

function YesOrNo({ option, value, onChange }: OptionFieldProps) {
  const { title, help } = useOptionWords(option.name);
  const id = useId();
  return (
    <div className="option">
      <label className="switch">
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <strong>{title}</strong>
      </label>
      <p id={id} className="option-help soft small">
        {help(value)}
      </p>
    </div>
  );
}

function Few({ option, value, onChange }: OptionFieldProps) {
  const { title, nameOf, help } = useOptionWords(option.name);
  return (
    <div className="option">
      <Segments
        legend={title}
        name={`option-${option.name}`}
        values={option.values.map(String)}
        value={String(value)}
        label={(text) => nameOf(fromText(option, text))}
        onChange={(text) => onChange(fromText(option, text))}
      />
      <p className="soft small">{help(value)}</p>
    </div>
  );
}

function fromText({ values }: OptionInfo, text: string): OptionValue {
  return values.find((one) => String(one) === text) ?? null;
}

/** A list; whole numbers are seats, so those beyond the players are left out. */
function Many({ option, players, value, onChange }: OptionFieldProps) {
  const { title, nameOf } = useOptionWords(option.name);
  const values = option.values.filter((one) => typeof one !== "number" || one < players);
  return (
    <label className="new-label">
      <span>{title}</span>
      <select
        className="field"
        value={String(value)}
        onChange={(event) => onChange(fromText(option, event.target.value))}
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

const OWN = " own";

/** What the game itself checks: suggestions, or a text of the reader's own. */
function TextField({ option, value, onChange }: OptionFieldProps) {
  const say = useSay();
  const { title, nameOf, help } = useOptionWords(option.name);
  const [own, setOwn] = useState(!option.suggestions.includes(value));
  const choose = (text: string) => {
    setOwn(text === OWN);
    onChange(text === OWN ? "" : (option.suggestions.find((one) => String(one) === text) ?? null));
  };
  return (
    <div className="option">
      <label className="new-label">
        <span>{title}</span>
        <select
          className="field"
          value={own ? OWN : String(value)}
          onChange={(event) => choose(event.target.value)}
        >
          {option.suggestions.map((one) => (
            <option key={String(one)} value={String(one)}>
              {nameOf(one)}
            </option>
          ))}
          <option value={OWN}>{say("page-new-own")}</option>
        </select>
      </label>
      {own && (
        <input
          className="field"
          value={String(value ?? "")}
          aria-label={title}
          autoComplete="off"
          required
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p className="soft small">{help(own ? "own" : value)}</p>
    </div>
  );
}
