import { useId } from "react";
import type { Park, ParkSpace, TokenKind } from "../../messages";
import { Drawings } from "./Drawings";
import { Ground } from "./Ground";
import { useHelp } from "./helps";
import { EDGE, frameFor, hexagon, middleOf } from "./hexes";
import { DARK, type Light } from "./light";
import { Token } from "./Token";
import "./parkboard.css";

/** What is the same in all parks of a table. */
export interface ParkGround {
  spaces: readonly ParkSpace[];
  tokens: readonly TokenKind[];
  species: readonly string[];
  children: boolean;
}

/** What stands in a park. */
export type Standing = Pick<Park, "seat" | "tokens" | "vacated" | "lion">;

/** A token or the lion where the reader thinks of putting it. */
export interface Ghost {
  space: number;
  /** null: the lion. */
  token: string | null;
  /** It will lie face up there: spare tokens on grass have yet to move. */
  faceUp?: boolean;
}

interface ParkBoardProps {
  ground: ParkGround;
  park: Standing;
  /** What it is, for screen readers; left out where what lies over it says it. */
  title?: string;
  light?: Light;
  ghosts?: readonly Ghost[];
  /** A token that is picked up. */
  lifted?: number | null;
  /** Spaces that can be chosen. */
  open?: readonly number[];
}

const RING = hexagon(EDGE - 4);
/** With children tokens are so large that a ring fits only between them. */
const WIDE_RING = hexagon(EDGE - 1);
const NONE: readonly number[] = [];
const NO_GHOSTS: readonly Ghost[] = [];

/** A park: its spaces with the tokens and the lion on them. */
export function ParkBoard(props: ParkBoardProps) {
  const { ground, park, title, light = DARK, ghosts = NO_GHOSTS, open = NONE } = props;
  const drawings = useId();
  const frame = frameFor(ground.spaces, ground.children);
  const lit = light.lit === null ? null : new Set([...light.lit, ...light.lesser]);
  return (
    <svg
      className={`park-board${ground.children ? " children" : ""}${lit ? " has-light" : ""}`}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Drawings id={drawings} species={ground.species} />
      {ground.spaces.map((space) => (
        <Ground key={space.index} space={space} covered={isCovered(space.index, park, light)} />
      ))}
      {open.map((space) => (
        <Ring key={space} space={ground.spaces[space]} kind="open" wide={ground.children} />
      ))}
      <Pieces {...props} drawings={drawings} lit={lit} />
      {ghosts.map((ghost) => (
        <GhostPiece key={ghost.space} {...{ ghost, ground, drawings }} />
      ))}
      {light.lesser.map((space) => (
        <Ring key={space} space={ground.spaces[space]} kind="lesser" />
      ))}
      {light.lit?.map((space) => (
        <Ring key={space} space={ground.spaces[space]} kind="lit" />
      ))}
      {light.newest !== null && <Ring space={ground.spaces[light.newest]} kind="newest" />}
      {park.vacated !== null && <Ring space={ground.spaces[park.vacated]} kind="vacated" />}
      <DrivenSigns {...{ ground, light, lit }} />
      {light.signs.map((sign) => (
        <Sign key={sign.spaces.join()} {...{ sign, ground }} />
      ))}
    </svg>
  );
}

/** Whether a token lies on a space, which may be seen through when it steps back. */
function isCovered(space: number, park: Standing, light: Light): boolean {
  return Boolean(park.tokens[space]) && !light.gone.includes(space);
}

interface PiecesProps extends ParkBoardProps {
  drawings: string;
  lit: ReadonlySet<number> | null;
}

/** The tokens, and the lion. */
function Pieces({ ground, park, light = DARK, lifted, drawings, lit }: PiecesProps) {
  const letters = useHelp("letters") && !ground.children;
  return (
    <>
      {park.tokens.map((name, space) => {
        const kind = ground.tokens.find((one) => one.name === name);
        const place = ground.spaces[space];
        if (!kind || !place) return null;
        const { x, y } = middleOf(place);
        const gone = light.gone.includes(space);
        const state = [
          "piece",
          lifted === space || park.vacated === space ? "lifted" : "",
          lit && !lit.has(space) ? "dimmed" : "",
          gone ? "gone" : "",
        ].join(" ");
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <g
              className={state}
              data-glide={`${park.seat} ${name}`}
              data-glide-home={String(park.seat)}
              data-glide-place={space}
            >
              <Token
                kind={kind}
                drawings={drawings}
                moved={!kind.face_up && park.vacated !== space}
                letters={letters}
                large={ground.children}
              />
            </g>
          </g>
        );
      })}
      {park.lion !== null && <Lion space={ground.spaces[park.lion]} drawings={drawings} />}
    </>
  );
}

interface DrivenSignsProps {
  ground: ParkGround;
  light: Light;
  lit: ReadonlySet<number> | null;
}

/** Small flames at the shoulders of tokens: the fires drive them away as things stand. */
function DrivenSigns({ ground, light, lit }: DrivenSignsProps) {
  if (!useHelp("fires")) return null;
  return light.driven.map((index) => {
    const space = ground.spaces[index];
    if (!space || light.gone.includes(index)) return null;
    const { x, y } = middleOf(space);
    return (
      <g
        key={index}
        className={lit && !lit.has(index) ? "driven-sign dimmed" : "driven-sign"}
        transform={`translate(${x + 29} ${y - 29})`}
      >
        <circle r="15" />
        <path d="M0-10c1 4 7 7 7 12a7 7 0 0 1-14 0c0-4 2-5 3-8c1 1 2 2 2 3c1-2 2-4 2-7z" />
      </g>
    );
  });
}

function Lion({ space, drawings }: { space: ParkSpace | undefined; drawings: string }) {
  if (!space) return null;
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="lion-piece" data-glide="lion" data-glide-place={space.index}>
        <ellipse cy="34" rx="34" ry="9" />
        <use href={`#${drawings}-lion`} x="-38" y="-42" width="76" height="76" />
      </g>
    </g>
  );
}

interface GhostProps {
  ghost: Ghost;
  ground: ParkGround;
  drawings: string;
}

function GhostPiece({ ghost, ground, drawings }: GhostProps) {
  const letters = useHelp("letters") && !ground.children;
  const space = ground.spaces[ghost.space];
  const kind = ground.tokens.find((one) => one.name === ghost.token);
  if (!space) return null;
  if (ghost.token === null) return <Lion space={space} drawings={drawings} />;
  if (!kind) return null;
  const { x, y } = middleOf(space);
  return (
    <g className="ghost" transform={`translate(${x} ${y})`}>
      <Token
        kind={kind}
        drawings={drawings}
        moved={!ghost.faceUp}
        letters={letters}
        large={ground.children}
      />
    </g>
  );
}

interface RingProps {
  space: ParkSpace | undefined;
  kind: string;
  wide?: boolean;
}

function Ring({ space, kind, wide = false }: RingProps) {
  if (!space) return null;
  const { x, y } = middleOf(space);
  const points = wide ? WIDE_RING : RING;
  return <polygon className={`ring ${kind}`} points={points} transform={`translate(${x} ${y})`} />;
}

/** A herd's sum, in the middle of its spaces. */
function Sign({ sign, ground }: { sign: Light["signs"][number]; ground: ParkGround }) {
  const middles = sign.spaces.flatMap((space) => {
    const place = ground.spaces[space];
    return place ? [middleOf(place)] : [];
  });
  const frame = frameFor(ground.spaces, ground.children);
  const half = sign.counted ? 13 + sign.text.length * 9.5 : 9 + sign.text.length * 7.6;
  const high = sign.counted ? 21 : 17;
  const mean = middles.reduce((sum, { x }) => sum + x, 0) / Math.max(1, middles.length);
  const x = Math.min(Math.max(mean, frame.left + half), frame.left + frame.width - half);
  const y = Math.min(...middles.map((one) => one.y)) - EDGE * 0.8;
  return (
    <g
      className={sign.counted ? "herd-sign counted" : "herd-sign"}
      transform={`translate(${x} ${Math.max(y, frame.top + 26)})`}
    >
      <rect x={-half} y={-high} width={2 * half} height={2 * high} rx={high} />
      <text y={sign.counted ? 11 : 8}>{sign.text}</text>
    </g>
  );
}
