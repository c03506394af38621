import type { ReactNode } from "react";
import "./how.css";

export type Verdict = "yes" | "no" | "none";

interface FigureProps {
  verdict?: Verdict;
  caption: ReactNode;
  children: ReactNode;
}

/** A picture with a line below it, and a tick or a cross before that line. */
export function Figure({ verdict = "none", caption, children }: FigureProps) {
  return (
    <figure className="how-figure">
      {children}
      <figcaption>
        {verdict !== "none" && <Sign verdict={verdict} />}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}

/** Several figures side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className="how-figures">{children}</div>;
}

/** From the figure before to the figure after. */
export function FigureArrow() {
  return (
    <svg className="how-arrow" viewBox="0 0 40 24" width="30" height="18" aria-hidden="true">
      <path d="M3 12h32m-9-9l9 9l-9 9" />
    </svg>
  );
}

function Sign({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      className={`verdict ${verdict}`}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      aria-hidden="true"
    >
      <path d={verdict === "yes" ? "M4 11l4 4l8-10" : "M5 5l10 10M15 5L5 15"} />
    </svg>
  );
}
