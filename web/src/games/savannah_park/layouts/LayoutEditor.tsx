import { type KeyboardEvent, useRef, useState } from "react";
import type { ParkSpace } from "../../../messages";
import { useSay } from "../../../words/Words";
import { Growth } from "../Ground";
import { frameOf } from "../hexes";
import { ParkBoard } from "../ParkBoard";
import { BACK, groundOf } from "../printed";
import { type Door, Spaces } from "../Spaces";
import {
  boardWith,
  COUNTS,
  countOf,
  KIND,
  missing,
  PIECES,
  type Piece,
  type Pieces,
  piecesOf,
  press,
} from "./pieces";

interface LayoutEditorProps {
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  /** A layout to begin with, as text. */
  suggestion: string;
}

const EMPTY = { seat: 0, tokens: [], vacated: null, lion: null };
const NOTHING: Pieces = new Map();

/** Lays six trees and three fires on sand spaces: choose a piece, then press spaces. */
export function LayoutEditor({ pieces, onChange, suggestion }: LayoutEditorProps) {
  const say = useSay();
  const [piece, setPiece] = useState<Piece>("T");
  const wrong = missing(pieces);
  const board = boardWith(BACK, pieces);
  const lay = (index: number) => {
    const space = BACK[index];
    if (space) onChange(press(pieces, space, piece));
  };
  return (
    <div className="layout-editor">
      <Palette piece={piece} pieces={pieces} onPick={setPiece} />
      <div className="layout-board">
        <ParkBoard ground={groundOf(board)} park={EMPTY} />
        <Spaces
          label={say("page-sp-spaces")}
          doors={board.map((space, index) => doorOf(space, BACK[index] ?? space, say))}
          frame={frameOf(BACK)}
          asked={null}
          onPress={lay}
        />
      </div>
      <div className="layout-state" role="status">
        {wrong.length === 0 ? (
          <p className="layout-good">{say("page-sp-layout-good")}</p>
        ) : (
          <ul>
            {wrong.map((one) => (
              <li key={one}>
                {say("page-sp-layout-missing", {
                  piece: KIND[one],
                  count: COUNTS[one] - countOf(pieces, one),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="layout-tools">
        <button type="button" className="button" onClick={() => onChange(piecesOf(suggestion))}>
          {say("page-sp-layout-begin")}
        </button>
        <button type="button" className="button" onClick={() => onChange(NOTHING)}>
          {say("page-sp-layout-clear")}
        </button>
      </div>
    </div>
  );
}

function doorOf(space: ParkSpace, ground: ParkSpace, say: ReturnType<typeof useSay>): Door {
  const open = ground.kind === "sand";
  const kind = say("page-sp-kind", { kind: space.kind });
  return {
    space,
    label: `${space.name}, ${kind}`,
    open,
    bubble: open
      ? null
      : { points: null, tone: "even", text: say("page-sp-layout-off-sand", { kind: ground.kind }) },
  };
}

interface PaletteProps {
  piece: Piece;
  pieces: Pieces;
  onPick: (piece: Piece) => void;
}

/** The pieces with how many have yet to be laid; arrow keys go from piece to piece. */
function Palette({ piece, pieces, onPick }: PaletteProps) {
  const say = useSay();
  const group = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent, from: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = step && PIECES[(from + step + PIECES.length) % PIECES.length];
    if (!to) return;
    event.preventDefault();
    onPick(to);
    group.current?.querySelectorAll("button")[PIECES.indexOf(to)]?.focus();
  };
  return (
    <fieldset ref={group} className="layout-palette">
      <legend className="unseen">{say("page-sp-layout-pieces")}</legend>
      {PIECES.map((one, index) => {
        const left = COUNTS[one] - countOf(pieces, one);
        return (
          <button
            key={one}
            type="button"
            className={`button sp-ground ${KIND[one]}`}
            aria-pressed={piece === one}
            data-testid={`piece-${one}`}
            onClick={() => onPick(one)}
            onKeyDown={(event) => move(event, index)}
          >
            <span className="unseen">
              {say("page-sp-layout-piece", { piece: KIND[one], left })}
            </span>
            <svg viewBox="-46 -50 92 104" width="32" height="36" aria-hidden="true">
              <Growth kind={KIND[one]} />
            </svg>
            <b className="numbers" aria-hidden="true">
              ×{left}
            </b>
          </button>
        );
      })}
    </fieldset>
  );
}
