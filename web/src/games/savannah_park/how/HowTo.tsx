import { HowPage, type Topic } from "../../../pages/how/HowPage";
import { Rulings } from "../../../pages/how/Rulings";
import { MiniBoard } from "../../../pages/parts/MiniBoard";
import { useSay } from "../../../words/Words";
import { ParkPicture } from "../Picture";
import { SPECIES, TOKENS } from "../printed";
import { SpeciesCounts } from "../Reference";
import { Categories, Fires, Herds, Lion, Move, Ratings, Suggestions, Tokens } from "./Pictures";
import "./how.css";

/** What the project decides where the rulebook is silent; as in docs/rulings.md. */
const RULINGS = [
  "shuffle",
  "shown",
  "lion-space",
  "lion-children",
  "lion-points",
  "exclude",
  "children-solo",
  "drawn",
] as const;

/** How Savannah Park is played. */
export default function HowTo() {
  const say = useSay();
  const topic = (id: string, texts: readonly string[], more: Partial<Topic>): Topic => ({
    id,
    title: say("page-sp-how-title", { section: id }),
    texts,
    ...more,
  });
  const topics = [
    topic("park", [say("page-sp-how-park-1"), say("page-sp-how-park-2")], { picture: <Dealt /> }),
    topic("tokens", [say("page-sp-how-tokens-1"), say("page-sp-how-tokens-2")], {
      picture: <Tokens />,
      wide: true,
    }),
    topic("round", [say("page-sp-how-round-1"), say("page-sp-how-round-2")], {
      picture: <Move />,
    }),
    topic("fires", [say("page-sp-how-fires-1"), say("page-sp-how-fires-2")], {
      picture: <Fires />,
    }),
    topic("herds", [say("page-sp-how-herds-1"), say("page-sp-how-herds-2")], {
      picture: <Herds />,
    }),
    topic("end", [say("page-sp-how-end-1"), say("page-sp-how-end-2")], {
      picture: <Categories />,
    }),
    topic("solo", [say("page-sp-how-solo-1")], { picture: <Ratings /> }),
    topic("setup", [say("page-sp-how-setup-1")], { picture: <Suggestions />, wide: true }),
    topic("lions", [say("page-sp-how-lions-1"), say("page-sp-how-lions-2")], {
      picture: <Lion />,
    }),
    topic("children", [say("page-sp-how-children-1"), say("page-sp-how-children-2")], {}),
    topic("animals", [say("page-sp-how-animals-1")], {
      picture: <SpeciesCounts tokens={TOKENS} species={SPECIES} unmoved={false} />,
      wide: true,
    }),
    topic("rulings", [say("page-sp-how-rulings-1")], {
      children: <Rulings texts={RULINGS.map((name) => say("page-sp-how-ruling", { name }))} />,
    }),
    topic("source", [say("page-sp-how-source-1"), say("page-sp-how-source-2")], {}),
  ];
  return <HowPage game="savannah_park" aim={say("page-sp-how-aim")} topics={topics} />;
}

/** A park as it is dealt: all sand is taken. */
function Dealt() {
  const say = useSay();
  return (
    <MiniBoard>
      <ParkPicture title={say("page-sp-how-park-title")} tokens={DEAL} />
    </MiniBoard>
  );
}

/** The deal of seed 0. */
const DEAL =
  "a2 all, a3 giraffe-elephant-rhino, b1 giraffe-3, b2 antelope-2, b4 giraffe, b5 elephant-3, " +
  "b7 zebra-ostrich-antelope, c1 ostrich-3, c2 rhino-3, c4 zebra-2, c5 zebra-giraffe, c6 " +
  "elephant, c8 elephant-2, d3 ostrich, d4 zebra-elephant, d6 zebra-3, d8 antelope-3, e1 " +
  "antelope-rhino, e2 giraffe-2, e3 rhino-2, e5 ostrich-water, e6 antelope, e7 zebra-water, " +
  "e8 ostrich-2, f1 zebra, f2 rhino, f4 ostrich-giraffe, f5 antelope-water, f7 ostrich-rhino, " +
  "g2 rhino-water, g3 antelope-elephant";
