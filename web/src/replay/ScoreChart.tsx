import type { PointerEvent } from "react";
import { useSay } from "../words/Words";

interface ScoreChartProps {
  /** For each seat its points after each step. */
  lines: readonly (readonly number[])[];
  step: number;
  nameOf: (seat: number) => string;
  onStep: (step: number) => void;
}

const WIDTH = 1000;
const HEIGHT = 150;
const EDGE = 8;

/** How everybody's score went, a line a seat; a press goes to that step. */
export function ScoreChart({ lines, step, nameOf, onStep }: ScoreChartProps) {
  const say = useSay();
  const last = Math.max((lines[0]?.length ?? 0) - 1, 1);
  const all = lines.flat();
  const low = Math.min(0, ...all);
  const span = Math.max(1, Math.max(...all) - low);
  const x = (at: number) => (at / last) * WIDTH;
  const y = (points: number) => HEIGHT - EDGE - ((points - low) / span) * (HEIGHT - 2 * EDGE);

  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onStep(Math.round(((event.clientX - box.x) / box.width) * last));
  };

  const final = lines.map((line, seat) => `${nameOf(seat)} ${line.at(-1) ?? 0}`).join(", ");
  return (
    <svg
      className="score-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${say("page-replay-chart")} ${final}`}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <path className="chart-zero" d={`M0 ${y(0)}H${WIDTH}`} />
      <path className="chart-now" d={`M${x(step)} 0V${HEIGHT}`} />
      {lines.map((line, seat) => (
        <polyline
          // a seat is its number
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={seat}
          className={`chart-line seat-${seat} dash-${seat}`}
          points={line.map((points, at) => `${x(at)},${y(points)}`).join(" ")}
        />
      ))}
    </svg>
  );
}
