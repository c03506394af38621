import { useSay } from "../words/Words";
import type { GameTableProps } from "./gameTable";
import { useNames } from "./names";

type Situation = Pick<
  GameTableProps<unknown>,
  "eyes" | "toAct" | "mayAct" | "away" | "nameOf" | "waiting"
>;

/** Why the reader has nothing to choose, in a sentence; null if it is for them to choose. */
export function useStandstill(props: Situation, over: boolean): string | null {
  const say = useSay();
  const namesOf = useNames(props.nameOf);
  const { eyes, toAct, mayAct, away, waiting } = props;
  if (waiting) return say("page-hint-waiting");
  if (over) return say("page-hint-over");
  if (away && eyes !== null && toAct.includes(eyes)) return say("page-hint-away");
  if (mayAct) return null;
  const who = { name: namesOf(toAct), count: toAct.length };
  return say(eyes === null ? "page-hint-watching" : "page-hint-others", who);
}
