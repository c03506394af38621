import type { AreaBox, Box } from "./layout";

/** Tufts of grass or waves, so that land and river are told apart without colour. */
export function Ground({ box, river }: { box: Box; river: boolean }) {
  const { x, y, width, height } = box;
  return (
    <g className={river ? "ground river" : "ground land"}>
      <rect x={x} y={y} width={width} height={height} rx="9" />
      {river ? <Waves x={x} y={y} /> : <Tufts x={x} y={y} />}
    </g>
  );
}

function Waves({ x, y }: { x: number; y: number }) {
  const wave = (left: number, top: number) => `M${x + left} ${y + top}q7-7 14 0t14 0t14 0`;
  return <path className="waves" d={wave(10, 20) + wave(48, 34) + wave(8, 72) + wave(46, 88)} />;
}

function Tufts({ x, y }: { x: number; y: number }) {
  const tuft = (left: number, top: number) => `M${x + left} ${y + top}l-5-9m5 9v-12m0 12l5-9`;
  return <path className="tufts" d={tuft(18, 26) + tuft(82, 40) + tuft(16, 90) + tuft(74, 92)} />;
}

/** The meadow of an area and the fence around it. */
export function Fence({ box, lit }: { box: AreaBox; lit: boolean }) {
  const { x, y, width, height } = box;
  const posts = [
    ...along(width, (t) => [x + t, y + 4]),
    ...along(width, (t) => [x + t, y + height - 4]),
  ];
  const sides = along(height, (t) => [x + 4, y + t]).concat(
    along(height, (t) => [x + width - 4, y + t]),
  );
  return (
    <g className={lit ? "fence lit" : "fence"}>
      <rect className="meadow" x={x} y={y} width={width} height={height} rx="14" />
      <rect className="rail" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="11" />
      {[...posts, ...sides].map(([left, top]) => (
        <circle key={`${left} ${top}`} className="post" cx={left} cy={top} r="4.5" />
      ))}
    </g>
  );
}

/** Evenly spaced points along a side, without its corners. */
function along(length: number, at: (t: number) => [number, number]): [number, number][] {
  const count = Math.round(length / 52);
  return Array.from({ length: count - 1 }, (_, index) => at((length * (index + 1)) / count));
}

/** The horizon behind the fences: far hills, the sun and an acacia over the low areas. */
export function Horizon({ width, height }: { width: number; height: number }) {
  return (
    <g className="horizon">
      <rect className="sky" width={width} height={height} rx="16" />
      <circle className="sun" cx="196" cy="58" r="24" />
      <path
        className="hills"
        d={`M0 150q70-46 150-30t190-18t190 14t${width - 530}-26V${height - 16}a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16z`}
      />
      <g className="acacia">
        <path d="M62 128q6-26 4-48m-2 26q10-12 22-16m-20 4q-12-10-20-12" />
        <path className="crown" d="M18 74q8-20 36-22q34-8 56 8q18 6 20 14q-56 8-112 0z" />
      </g>
    </g>
  );
}

/** A small cloud with rain and a nought: this animal is depressed. */
export function RainCloud({ x, y }: { x: number; y: number }) {
  return (
    <g className="rain-cloud" transform={`translate(${x} ${y})`}>
      <path className="cloud" d="M10 26a9 9 0 0 1 2-18a12 12 0 0 1 22-2a10 10 0 0 1 6 20z" />
      <path className="drops" d="M15 31l-3 7m12-7l-3 7m12-7l-3 7" />
      <text x="25" y="22">
        0
      </text>
    </g>
  );
}
