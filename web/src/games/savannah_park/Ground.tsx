import { Strokes } from "../../animals/Animal";
import type { ParkSpace } from "../../messages";
import { EDGE, hexagon, middleOf } from "./hexes";

const SHAPE = hexagon(EDGE - 1);

/** How many flames each bush fire has, which is how many animals it drives away. */
const FLAMES: Partial<Record<ParkSpace["kind"], number>> = {
  "small-fire": 1,
  "medium-fire": 2,
  "big-fire": 3,
};

/** The ground of a space. `covered`: what grows there lies under a token. */
export function Ground({ space, covered = false }: { space: ParkSpace; covered?: boolean }) {
  const { x, y } = middleOf(space);
  return (
    <g className={`sp-ground ${space.kind}`} transform={`translate(${x} ${y})`}>
      <polygon points={SHAPE} />
      {!covered && <Growth kind={space.kind} />}
    </g>
  );
}

/** What grows, burns or lies on a space. */
export function Growth({ kind }: { kind: ParkSpace["kind"] }) {
  const flames = FLAMES[kind];
  if (flames !== undefined) return <Fire flames={flames} />;
  const place = LAND_PLACES[kind];
  if (place === undefined) return <path className="pebbles" d="M-16 14h7M10-18h6M14 20h5" />;
  return (
    <g transform={`${place} translate(-48 -51)`}>
      <Strokes species={`land/${kind}`} />
    </g>
  );
}

/** Where a piece of land lies around the middle of its space, and how large. */
const LAND_PLACES: Partial<Record<ParkSpace["kind"], string>> = {
  tree: "translate(0 -2) scale(0.96)",
  grass: "translate(0 -2) scale(0.74)",
  rock: "translate(0 -6) scale(0.84)",
};

const FLAME_PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, -4, 0.9]],
  2: [
    [-17, -4, 0.88],
    [17, -4, 0.88],
  ],
  3: [
    [-25, 2, 0.84],
    [25, 2, 0.84],
    [0, -8, 1.05],
  ],
};

/** One, two or three flames over the number of animals that they drive away. */
function Fire({ flames }: { flames: number }) {
  return (
    <>
      {FLAME_PLACES[flames]?.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            className="flame"
            d="M0-34c4 12 20 20 20 38a20 20 0 0 1-40 0c0-10 6-14 8-22c4 4 6 6 7 10c4-8 6-16 5-26z"
          />
          <path className="flame-heart" d="M1-6c2 6 10 10 10 18a10 10 0 0 1-21 0c0-6 9-10 11-18z" />
        </g>
      ))}
      <text className="fire-number" y="46">
        {flames}
      </text>
    </>
  );
}
