import type { ParkSpace } from "../../messages";
import { EDGE, hexagon, middleOf } from "./hexes";

const SHAPE = hexagon(EDGE - 1);

/** How many flames each bush fire has, which is how many animals it drives away. */
const FLAMES: Partial<Record<ParkSpace["kind"], number>> = {
  "small-fire": 1,
  "medium-fire": 2,
  "big-fire": 3,
};

/** The ground of a space. */
export function Ground({ space }: { space: ParkSpace }) {
  const { x, y } = middleOf(space);
  return (
    <g className={`ground ${space.kind}`} transform={`translate(${x} ${y})`}>
      <polygon points={SHAPE} />
      <Growth kind={space.kind} />
    </g>
  );
}

/** What grows, burns or lies on a space. */
export function Growth({ kind }: { kind: ParkSpace["kind"] }) {
  const flames = FLAMES[kind];
  if (flames !== undefined) return <Fire flames={flames} />;
  if (kind === "tree") return <Acacia />;
  if (kind === "grass") return <Tufts />;
  if (kind === "rock")
    return (
      <>
        <path className="rock-side" d="M-36 26L-28-8L-6-30L20-24L36 2L38 26z" />
        <path className="rock-top" d="M-28-8L-6-30L20-24L6-4L-12 2zM6-4L20-24L36 2L18 10z" />
      </>
    );
  return <path className="pebbles" d="M-16 14h7M10-18h6M14 20h5" />;
}

function Acacia() {
  return (
    <>
      <path className="trunk" d="M-3 36q3-18-2-32h6q10-4 14-14l4 2q-3 12-12 18q-3 12-1 26z" />
      <path
        className="crown"
        d="M-38 2q-2-16 16-18q2-14 20-14t22 12q18 0 18 18q-18 6-38 2t-38 0z"
      />
      <path className="crown-light" d="M-24-8q4-6 12-6M2-20q8-4 14 2" />
    </>
  );
}

function Tufts() {
  return (
    <path
      className="tufts"
      d="M-26 22q0-14-6-20M-26 22q2-12 8-16M-26 22v-22M4-6q0-14-6-20M4-6q2-12 8-16M4-6v-22M24 28q0-14-6-20M24 28q2-12 8-16M24 28v-22"
    />
  );
}

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
