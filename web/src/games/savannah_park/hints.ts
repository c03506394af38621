import type { SavannahParkView } from "../../messages";
import type { GameTableProps } from "../../table/gameTable";
import { useNames } from "../../table/names";
import { useStandstill } from "../../table/useStandstill";
import { pointsChange } from "../../words/numbers";
import { useLanguage, useSay } from "../../words/Words";
import { effectInWords } from "./effects";
import type { Choosing } from "./useChoosing";

type Props = GameTableProps<SavannahParkView>;

/** The sentence that says what the reader may do now, or for whom everybody waits. */
export function useHint(props: Props, choosing: Choosing): string {
  const say = useSay();
  const said = useChoiceHint(props, choosing);
  const { view, toAct, nameOf } = props;
  const standstill = useStandstill(props, view.phase === "over");
  const name = useNames(nameOf)(toAct);
  if (props.mayAct) return said;
  if (view.chosen) return say("page-sp-hint-chosen", { name });
  if (view.phase === "naming" && !props.waiting && !props.away)
    return say("page-sp-hint-naming", { name });
  return standstill ?? said;
}

/** What the reader who must choose may do now. */
function useChoiceHint(props: Props, { picked, offers }: Choosing): string {
  const say = useSay();
  const [language] = useLanguage();
  const { view, eyes, shared, nameOf } = props;
  const whom = {
    shared: shared ? "yes" : "no",
    name: eyes === null ? "" : nameOf(eyes),
    children: view.children ? "yes" : "no",
  };
  const offer = picked.asked === null ? null : offers.get(picked.asked);
  if (offer?.what === "name")
    return say("page-sp-hint-name-asked", { token: offer.choice?.tokens[0] ?? "" });
  if (offer?.choice?.effect) {
    const { effect, tokens } = offer.choice;
    const changes = effectInWords(say, language, view, effect, tokens[0] ?? null);
    return `${pointsChange(language, effect.points)}: ${changes}`;
  }
  if (picked.metLion) return say("page-sp-hint-lion-next");
  if (view.phase === "grass") {
    const done = picked.onGrass.every((space) => space !== null);
    return say(done ? "page-sp-hint-grass-done" : "page-sp-hint-grass", whom);
  }
  if (view.phase === "lions") return say("page-sp-hint-lion", whom);
  if (view.phase === "naming") return say("page-sp-hint-name", whom);
  return say("page-sp-hint-place", { ...whom, token: view.token ?? "" });
}
