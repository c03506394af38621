/** How the log tells what happened. */
import type { Line } from "../../messages";

/** What is told of several parks at once is told with the name of each seat before it. */
const NAMED: Readonly<Record<string, string>> = {
  "put-on-grass": "page-sp-put-on-grass",
  "lion-starts": "page-sp-lion-starts",
  moved: "page-sp-moved",
};

/** When the last has chosen, one entry tells what all did: then the names are needed. */
export function tell(lines: readonly Line[]): readonly Line[] {
  const seats = new Set(lines.filter(({ code }) => code in NAMED).map(({ params }) => params.seat));
  if (seats.size < 2) return lines;
  return lines.map((line) => ({ ...line, code: NAMED[line.code] ?? line.code }));
}

/** The names of the spaces that tokens went to, by seat. */
export function arrivals(lines: readonly Line[]): ReadonlyMap<number, string> {
  return new Map(
    lines
      .filter(({ code }) => code === "moved")
      .map(({ params }) => [Number(params.seat), String(params.space)]),
  );
}
