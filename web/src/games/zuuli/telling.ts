/** What has happened, as the pages tell it: whose card and whose year each line is about. */
import type { Line } from "../../messages";

const WITH_NAMES: Readonly<Record<string, string>> = {
  kept: "page-zuuli-told-kept",
  "year-scored": "page-zuuli-told-scored",
  "animal-discarded": "page-zuuli-told-animal",
  "upgrade-discarded": "page-zuuli-told-upgrade",
};

/** All seats' lines come with the choice of the one who was last: they say whose they are. */
export function withNames(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => ({ ...line, code: WITH_NAMES[line.code] ?? line.code }));
}
