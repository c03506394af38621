import type { KeyHelp } from "../games/game";
import type { Say } from "../words/Words";

/** The keys that do the same at every table. */
export function tableKeys(say: Say): KeyHelp[] {
  return ["arrows", "enter", "escape", "undo"].map((key) => keyHelp(say, key));
}

/** The keys of every replay. */
export function replayKeys(say: Say): KeyHelp[] {
  return ["steps", "ends"].map((key) => keyHelp(say, key));
}

function keyHelp(say: Say, key: string): KeyHelp {
  return { key: say("page-key", { key }), does: say("page-key-does", { key }) };
}
