import { HowPage, type Topic } from "../../../pages/how/HowPage";
import { Rulings } from "../../../pages/how/Rulings";
import { useSay } from "../../../words/Words";
import { CardTables } from "../CardTables";
import { COMPONENTS } from "../components";
import { DealTable, Faces, Homes, Passing, Sums } from "./Pictures";
import { SpecialRules } from "./SpecialRules";
import "../hand.css";
import "../park.css";
import "./how.css";

/** What the project decides where the rulebook is silent; as in docs/rulings.md. */
const RULINGS = [
  "last",
  "known",
  "open",
  "lawful",
  "housed",
  "temper",
  "fence",
  "numbers",
  "time",
  "names",
  "collector",
] as const;

/** How Zuuli is played. */
export default function HowTo() {
  const say = useSay();
  const topic = (id: string, codes: readonly string[], more: Partial<Topic>): Topic => ({
    id,
    title: say("page-zuuli-how-title", { section: id }),
    texts: codes.map((code) => say(code)),
    ...more,
  });
  const topics = [
    topic("cards", ["page-zuuli-how-cards-1", "page-zuuli-how-cards-2"], {
      picture: <Faces names={["tree_house", "red_panda", "visitor_centre"]} />,
    }),
    topic("picking", ["page-zuuli-how-picking-1", "page-zuuli-how-picking-2"], {
      picture: <Passing />,
    }),
    topic("homes", ["page-zuuli-how-homes-1", "page-zuuli-how-homes-2"], {
      picture: <Homes />,
      wide: true,
    }),
    topic("upgrades", ["page-zuuli-how-upgrades-1"], {
      picture: <Faces names={["water_habitat", "extra_space", "safety_fence"]} />,
    }),
    topic("rules", [], { picture: <SpecialRules />, wide: true }),
    topic("score", ["page-zuuli-how-score-1", "page-zuuli-how-score-2"], { picture: <Sums /> }),
    topic("end", ["page-zuuli-how-end-1", "page-zuuli-how-end-2"], { picture: <DealTable /> }),
    topic("solo", ["page-zuuli-how-solo-1", "page-zuuli-how-solo-2", "page-zuuli-how-solo-3"], {}),
    topic("all", [], { picture: <CardTables printed={COMPONENTS} />, wide: true }),
    topic("rulings", ["page-how-rulings-1"], {
      children: <Rulings texts={RULINGS.map((name) => say(`page-zuuli-how-ruling-${name}`))} />,
    }),
    topic(
      "source",
      ["page-zuuli-how-source-1", "page-zuuli-how-source-2", "page-how-source-3"],
      {},
    ),
  ];
  return <HowPage game="zuuli" aim={say("page-zuuli-how-aim")} topics={topics} />;
}
