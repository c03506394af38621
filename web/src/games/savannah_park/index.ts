/** The pages of Savannah Park. */
import { lazy } from "react";
import type { SavannahParkView } from "../../messages";
import { tableKeys } from "../../table/keys";
import type { GamePages } from "../game";
import { bar, note } from "./bar";
import { Reference } from "./Reference";
import { ReplayBoards } from "./ReplayBoards";
import { SavannahParkTable } from "./SavannahParkTable";
import { Switches } from "./Switches";
import { tell } from "./tell";

const pages: GamePages<SavannahParkView> = {
  Table: SavannahParkTable,
  choices: ".sp-park.own .space",
  ReplayBoards,
  Reference,
  HowTo: lazy(() => import("./how/HowTo")),
  End: lazy(() => import("./end/End")),
  boards: (view) => view.parks,
  note,
  bar,
  verdict: (view, say) =>
    view.players === 1 ? say("page-sp-alone", { points: view.parks[0]?.total ?? 0 }) : null,
  help: (say) => ({ text: say("page-sp-help-table"), keys: tableKeys(say) }),
  optionFits: (option, options) => option !== "layout" || options.children !== true,
  optionFields: { layout: lazy(() => import("./layouts/LayoutField")) },
  tell,
  Switches,
};

export default pages;
