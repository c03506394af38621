/** What has happened, as the pages tell it: whose card and whose year each line is about. */
import type { Line } from "../../messages";

const WITH_NAMES: Readonly<Record<string, string>> = {
  kept: "page-zuuli-told-kept",
  "year-scored": "page-zuuli-told-scored",
  "animal-discarded": "page-zuuli-told-animal",
  "upgrade-discarded": "page-zuuli-told-upgrade",
};

/**
 * All seats' lines come with the choice of the one who was last, whose name stands before them:
 * others' lines say whose they are, and what that one has kept comes first.
 */
export function withNames(lines: readonly Line[], seat: number | null): readonly Line[] {
  const own = (line: Line) => line.params.seat === seat;
  const kept = lines.filter((line) => line.code === "kept");
  const picks = [...kept.filter(own), ...kept.filter((line) => !own(line))];
  const rest = lines.filter((line) => line.code !== "kept");
  return [...picks, ...rest].map((line) =>
    own(line) ? line : { ...line, code: WITH_NAMES[line.code] ?? line.code },
  );
}
