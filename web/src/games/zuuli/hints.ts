/** The sentence that says what the reader may do now. */
import type { ZuuliView } from "../../messages";
import type { GameTableProps } from "../../table/gameTable";
import { type Say, useLanguage, useSay } from "../../words/Words";
import { total } from "./cards";

export function useHint(props: GameTableProps<ZuuliView>): string {
  const say = useSay();
  const [language] = useLanguage();
  return hintOf(props, say, (names) => new Intl.ListFormat(language).format(names));
}

type Table = Pick<
  GameTableProps<ZuuliView>,
  "view" | "eyes" | "toAct" | "mayAct" | "away" | "shared" | "waiting" | "nameOf"
>;

export function hintOf(table: Table, say: Say, list: (names: string[]) => string): string {
  const { view, eyes, toAct, mayAct, away, shared, nameOf, waiting } = table;
  if (waiting) return say("page-hint-waiting");
  if (view.phase === "over") return say("page-hint-over");
  if (away && eyes !== null && toAct.includes(eyes)) return say("page-hint-away");
  const names = list(toAct.map(nameOf));
  const count = toAct.length;
  if (eyes === null) return say("page-zuuli-hint-watching", { names, count, phase: view.phase });
  if (!mayAct) {
    const code = view.phase === "picking" ? "page-zuuli-hint-picked" : "page-zuuli-hint-confirmed";
    return say(code, { names, count, card: view.picked ?? "none" });
  }
  const whom = { shared: shared ? "yes" : "no", name: nameOf(eyes) };
  if (view.phase === "picking") return pickHint(view, eyes, whom, nameOf, say);
  const waits = view.parks[eyes];
  const outside = waits ? total(waits.outside) + total(waits.spare) : 0;
  return say("page-zuuli-hint-develop", { ...whom, count: outside });
}

function pickHint(
  view: ZuuliView,
  seat: number,
  whom: Record<string, string>,
  nameOf: (seat: number) => string,
  say: Say,
): string {
  if (view.players === 1) return say("page-zuuli-hint-solo");
  const step = view.passes === "left" ? 1 : view.players - 1;
  const next = nameOf((seat + step) % view.players);
  return say("page-zuuli-hint-pick", { ...whom, next, passes: view.passes });
}
