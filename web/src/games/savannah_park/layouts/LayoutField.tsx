import { useState } from "react";
import { Segments } from "../../../pages/parts/Segments";
import { useSay } from "../../../words/Words";
import type { OptionFieldProps } from "../../game";
import { ParkBoard } from "../ParkBoard";
import { BACK, FRONT, groundOf, SUGGESTED } from "../printed";
import { LayoutEditor } from "./LayoutEditor";
import { piecesOf, piecesOn, textOf } from "./pieces";
import "./layoutfield.css";

const WAYS = ["printed", "suggested", "drawn", "own"] as const;
type Way = (typeof WAYS)[number];

/** Which way a value of the option was come by. */
export function wayOf(value: unknown): Way {
  if (value === null || value === undefined) return "printed";
  if (value === "drawn") return "drawn";
  return SUGGESTED.has(String(value)) ? "suggested" : "own";
}

/** The board: as printed, or with trees and fires laid on its back. */
export default function LayoutField({ value, onChange }: OptionFieldProps) {
  const say = useSay();
  const way = wayOf(value);
  // a layout of one's own comes back when one goes away from it and returns
  const [own, setOwn] = useState(() => (way === "own" ? String(value) : ""));
  const first = [...SUGGESTED.keys()][0] ?? "drawn";
  const go = (to: Way) => onChange({ printed: null, suggested: first, drawn: "drawn", own }[to]);
  const change = (text: string) => {
    setOwn(text);
    onChange(text);
  };
  return (
    <div className="layout-field">
      <Segments
        legend={say("page-sp-layout")}
        name="layout-way"
        values={WAYS}
        value={way}
        label={(one) => say("page-sp-layout-way", { way: one })}
        onChange={go}
      />
      <p className="soft small">{say("page-sp-layout-what", { way })}</p>
      {way === "printed" && (
        <div className="layout-printed">
          <ParkBoard ground={groundOf(FRONT)} park={EMPTY} title={say("page-sp-layout-printed")} />
        </div>
      )}
      {way === "suggested" && <Suggestions value={String(value)} onChange={onChange} />}
      {way === "own" && (
        <LayoutEditor
          pieces={piecesOf(own)}
          onChange={(pieces) => change(textOf(pieces, BACK))}
          suggestion={textOf(piecesOn(SUGGESTED.get(first) ?? BACK), BACK)}
        />
      )}
    </div>
  );
}

const EMPTY = { seat: 0, tokens: [], vacated: null, lion: null };

interface SuggestionsProps {
  value: string;
  onChange: (value: string) => void;
}

/** The suggested layouts, each with a little picture. */
function Suggestions({ value, onChange }: SuggestionsProps) {
  const say = useSay();
  return (
    <fieldset className="layout-suggestions">
      <legend className="unseen">{say("page-sp-layout-suggested")}</legend>
      {[...SUGGESTED].map(([name, spaces]) => (
        <label key={name} className={value === name ? "layout-choice chosen" : "layout-choice"}>
          <input
            type="radio"
            className="unseen"
            name="layout"
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <ParkBoard ground={groundOf(spaces)} park={EMPTY} />
          <span>{say("option-layout-value", { value: name })}</span>
        </label>
      ))}
    </fieldset>
  );
}
