import type { TokenKind } from "../../messages";
import { useSay } from "../../words/Words";
import { hexagon } from "./hexes";
import { animalsOf, spotsOf } from "./tokens";

const TILE = hexagon(49);
/** The part of a round or six-sided token below its middle that a watering hole takes. */
const POOL = "M-41 20q7-6 14 0t14 0t13 0t14 0t14 0t13 0L40 60H-40z";

interface TokenProps {
  kind: TokenKind;
  /** Where the drawings of the animals lie: the id before their names. */
  drawings: string;
  moved: boolean;
  /** Letters of the species stand on it. */
  letters: boolean;
  /** With children: the animals take all the room there is. */
  large?: boolean;
}

/**
 * An animal token around the point 0 0: a thick six-sided tile as long as it is face up, a flat
 * round one once it was moved.
 */
export function Token({ kind, drawings, moved, letters, large = false }: TokenProps) {
  const say = useSay();
  const animals = animalsOf(kind);
  const written =
    animals.length > 3
      ? String(animals.length)
      : animals.map((species) => say("game-savannah_park-letter", { species })).join("");
  const spread = letters ? undefined : kind.water ? "translate(0 3) scale(1.06)" : GROWN;
  const shape = moved ? <circle r="45" /> : <polygon points={TILE} />;
  return (
    <g
      className={moved ? "token moved" : "token face-up"}
      transform={large ? "scale(1.1)" : undefined}
    >
      {!moved && <polygon className="token-depth" points={TILE} transform="translate(0 4)" />}
      <g className="token-face">{shape}</g>
      {kind.water && (
        <g clipPath={`url(#${drawings}-${moved ? "disc" : "tile"})`}>
          <path className="token-water" d={POOL} />
          <path className="token-wave" d="M-17 46q6-5 12 0t11 0t11 0" />
        </g>
      )}
      <g transform={spread}>
        {spotsOf(kind).map((spot) => (
          <use
            key={`${spot.species} ${spot.x} ${spot.y}`}
            href={`#${drawings}-${spot.species}`}
            x={spot.x - spot.size / 2}
            y={spot.y - spot.size / 2}
            width={spot.size}
            height={spot.size}
          />
        ))}
      </g>
      {letters && (
        <text className="token-letters" y="37">
          {written}
        </text>
      )}
    </g>
  );
}

const GROWN = "translate(0 13) scale(1.15)";
