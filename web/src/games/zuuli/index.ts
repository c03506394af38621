/** The pages of Zuuli. */
import { lazy } from "react";
import type { ZuuliView } from "../../messages";
import { tableKeys } from "../../table/keys";
import type { GamePages } from "../game";
import { ReplayBoards } from "./ReplayBoards";
import { Switches } from "./Switches";
import { withNames } from "./telling";
import { ZuuliTable } from "./ZuuliTable";

const pages: GamePages<ZuuliView> = {
  Table: ZuuliTable,
  choices: ".zuuli-hand .zuuli-card, .zuuli-waiting button, .zuuli-confirm",
  ReplayBoards,
  Reference: lazy(() => import("./Reference")),
  HowTo: lazy(() => import("./how/HowTo")),
  boards: (view) => view.parks,
  note: (view, seat, say) => say("page-zuuli-note", { count: view.parks[seat]?.names ?? 0 }),
  bar: ({ year, phase, left }, say) => ({
    now: say("page-zuuli-bar", { year, phase }),
    left: say("page-zuuli-left", { phase, left }),
  }),
  help: (say) => ({ text: say("page-zuuli-help"), keys: tableKeys(say) }),
  verdict: ({ collector, parks }, say) =>
    collector &&
    say("page-zuuli-verdict", {
      beaten: collector.beaten ? "yes" : "no",
      own: parks[0]?.total ?? 0,
      other: collector.total,
    }),
  tell: withNames,
  hides: ({ phase }) => phase === "picking",
  End: lazy(() => import("./End")),
  endAfter: true, // who has won comes first, then what the years brought
  Switches,
};

export default pages;
