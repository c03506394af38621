import { HowPage, type Topic } from "../../../pages/how/HowPage";
import { Rulings } from "../../../pages/how/Rulings";
import { MiniBoard } from "../../../pages/parts/MiniBoard";
import { useSay } from "../../../words/Words";
import { ReservePicture } from "../Picture";
import { reserveOf } from "../pictured";
import { Groups } from "./Groups";
import { Eating, FaceUp, Herds, Room, Sum } from "./Pictures";
import { SpeciesTable } from "./SpeciesTable";
import "./how.css";

/** What the project decides where the rulebook is silent; as in docs/rulings.md. */
const RULINGS = [
  "head",
  "open",
  "unused",
  "any-card",
  "duty",
  "share",
  "hunters",
  "two",
  "depressed",
  "slide",
  "stranded",
  "last-round",
  "cemetery",
  "herds",
  "tie",
] as const;

/** How African Park is played. */
export default function HowTo() {
  const say = useSay();
  const topic = (id: string, codes: readonly string[], more: Partial<Topic>): Topic => ({
    id,
    title: say("page-how-title", { section: id }),
    texts: codes.map((code) => say(code)),
    ...more,
  });
  const topics = [
    topic("reserve", ["page-how-reserve-1", "page-how-reserve-2"], { picture: <EmptyReserve /> }),
    topic("round", ["page-how-round-1", "page-how-round-2"], {
      picture: <FaceUp species={["elephant", "zebra", "crocodile"]} />,
    }),
    topic("room", ["page-how-room-1", "page-how-room-2", "page-how-room-3"], { picture: <Room /> }),
    topic("groups", [], { picture: <Groups />, wide: true }),
    topic("eating", ["page-how-eating-1", "page-how-eating-2"], { picture: <Eating /> }),
    topic("herds", ["page-how-herds-1"], { picture: <Herds /> }),
    topic("end", ["page-how-end-1", "page-how-end-2", "page-how-end-3", "page-how-end-4"], {
      picture: <Sum />,
    }),
    topic("animals", ["page-how-animals-1"], { picture: <SpeciesTable />, wide: true }),
    topic("rulings", ["page-how-rulings-1"], {
      children: <Rulings texts={RULINGS.map((name) => say(`page-how-ruling-${name}`))} />,
    }),
    topic("source", ["page-how-source-1", "page-how-source-2", "page-how-source-3"], {}),
  ];
  return <HowPage game="african_park" aim={say("page-how-aim")} topics={topics} />;
}

/** A reserve as it lies there before the first animal. */
function EmptyReserve() {
  const say = useSay();
  const reserve = reserveOf([["R L"], ["R R L"], ["R L", "L L"], ["R L L", "L R R"]], [0, 0, 0, 0]);
  return (
    <MiniBoard>
      <ReservePicture reserve={reserve} title={say("page-how-reserve-title")} />
    </MiniBoard>
  );
}
