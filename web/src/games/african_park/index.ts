/** The pages of African Park. */
import { lazy } from "react";
import type { AfricanParkView } from "../../messages";
import { tableKeys } from "../../table/keys";
import type { GamePages } from "../game";
import { AfricanParkTable } from "./AfricanParkTable";
import { withoutColumnNames } from "./columns";
import { ReplayBoards } from "./ReplayBoards";
import { SpeciesDialog } from "./SpeciesDialog";

const pages: GamePages<AfricanParkView> = {
  Table: AfricanParkTable,
  choices: '.territory-chooser input:checked, .animal-card[tabindex="0"]',
  ReplayBoards,
  Reference: SpeciesDialog,
  HowTo: lazy(() => import("./how/HowTo")),
  boards: (view) => view.reserves,
  note: (view, seat, say) =>
    say("page-place-graves", { cards: view.reserves[seat]?.cemetery_cards ?? 0 }),
  bar: (view, say) => ({
    now:
      view.phase === "territory"
        ? say("page-setting-up")
        : say("page-round", { round: view.round, rounds: view.rounds }),
    left: say("page-deck-left", { cards: view.deck_left }),
  }),
  help: (say) => ({ text: say("page-help-table"), keys: tableKeys(say) }),
  tell: (lines) => lines.map(withoutColumnNames),
};

export default pages;
