import type { ReactNode } from "react";
import { Link } from "wouter";
import { useSay } from "../words/Words";
import "./states.css";

/** A drawn state with one plain sentence and what to do: empty, waiting, lost, wrong. */
export function StatePanel(props: { picture: ReactNode; title: string; children?: ReactNode }) {
  return (
    <section className="state-panel">
      <div className="state-picture" aria-hidden="true">
        {props.picture}
      </div>
      <h1>{props.title}</h1>
      {props.children}
    </section>
  );
}

/** Tracks that lead away: nothing lives at this address. */
export function NotFound() {
  const say = useSay();
  return (
    <StatePanel picture={<Tracks />} title={say("page-not-found")}>
      <Link className="button go" href="/">
        {say("page-to-home")}
      </Link>
    </StatePanel>
  );
}

const TRACKS = [
  [20, 78, -20],
  [44, 60, -8],
  [72, 56, 14],
  [98, 40, 20],
  [126, 22, 30],
] as const;

/** A trail of paws that fades out. */
export function Tracks() {
  return (
    <svg viewBox="0 0 150 96" width="150" height="96" aria-hidden="true">
      {TRACKS.map(([x, y, turn], index) => (
        <g
          key={x}
          fill="var(--land)"
          opacity={1 - index * 0.18}
          transform={`translate(${x} ${y}) rotate(${turn + 60})`}
        >
          <ellipse cx="0" cy="3" rx="6" ry="5" />
          <circle cx="-6" cy="-4" r="2.2" />
          <circle cx="-2" cy="-7" r="2.2" />
          <circle cx="2.6" cy="-7" r="2.2" />
          <circle cx="6.5" cy="-4" r="2.2" />
        </g>
      ))}
    </svg>
  );
}
