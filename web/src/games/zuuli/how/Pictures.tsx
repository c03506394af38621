import type { Room } from "../../../messages";
import { Figure, Figures, type Verdict } from "../../../pages/how/Figure";
import { useSay } from "../../../words/Words";
import { CardFace } from "../CardFace";
import { CARDS, COMPONENTS } from "../components";
import { RoomFace } from "../RoomFace";
import { PassSign } from "../Signs";
import { roomInWords } from "../words";
import { herd, roomOf } from "./figures";

/** Cards as they lie in a hand. */
export function Faces({ names }: { names: readonly string[] }) {
  const say = useSay();
  return (
    <ul className="zuuli-how-cards">
      {names.map((name) => {
        const card = CARDS.get(name);
        return (
          card && (
            <li key={name} className={`zuuli-card ${card.kind}`}>
              <span className="unseen">{say("zuuli-card", { card: name })}</span>
              <CardFace card={card} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Hands that go round: one year left, the next right. */
export function Passing() {
  const say = useSay();
  return (
    <Figures>
      {[1, 2, 3].map((year) => (
        <Figure
          key={year}
          caption={say("page-zuuli-how-passes", { passes: year === 2 ? "right" : "left", year })}
        >
          <PassSign way={year === 2 ? "right" : "left"} size={96} />
        </Figure>
      ))}
    </Figures>
  );
}

/** An enclosure in a picture. */
function Enclosure({ room }: { room: Room }) {
  const say = useSay();
  return (
    <div className="zuuli-room zuuli-how-room">
      <span className="unseen">{roomInWords(say, room)}</span>
      <span className="room-inner" aria-hidden="true">
        <RoomFace room={room} cards={CARDS} />
      </span>
    </div>
  );
}

interface Case {
  /** Part of the code of the words below it. */
  name: string;
  verdict: Verdict;
  room: Room;
}

function Cases({ cases }: { cases: readonly Case[] }) {
  const say = useSay();
  return (
    <div className="zuuli-how-cases">
      {cases.map(({ name, verdict, room }) => (
        <Figure key={name} verdict={verdict} caption={say(`page-zuuli-how-case-${name}`)}>
          <Enclosure room={room} />
        </Figure>
      ))}
    </div>
  );
}

const HOMES: readonly Case[] = [
  {
    name: "space",
    verdict: "yes",
    room: roomOf("standard_pen", { animals: [herd("lion", 2, 3)], taken: 4 }),
  },
  {
    name: "fierce",
    verdict: "no",
    room: roomOf("forest_edge", {
      animals: [herd("bear", 1, 4), herd("anteater", 1, 2)],
      taken: 5,
    }),
  },
  {
    name: "fence",
    verdict: "yes",
    room: roomOf("forest_edge", {
      animals: [herd("bear", 1, 4), herd("anteater", 1, 2)],
      taken: 5,
      fence: true,
    }),
  },
  {
    name: "habitat",
    verdict: "no",
    room: roomOf("lagoon", { animals: [herd("giraffe", 1, 4)], taken: 3 }),
  },
];

const SUMS: readonly Case[] = [
  {
    name: "times",
    verdict: "none",
    room: roomOf("tree_house", {
      animals: [herd("red_panda", 3, 3, "worth-troop"), herd("sloth", 1, 2, "worth-company")],
      taken: 4,
    }),
  },
  {
    name: "bloom",
    verdict: "none",
    room: roomOf("aquarium", {
      animals: [herd("jellyfish", 3, 4, "worth-bloom"), herd("tree_frog", 1, 1)],
      taken: 4,
    }),
  },
];

/** Who may live where, and who may not. */
export function Homes() {
  return <Cases cases={HOMES} />;
}

/** What enclosures score. */
export function Sums() {
  return <Cases cases={SUMS} />;
}

/** How many cards everybody is dealt, by players and year. */
export function DealTable() {
  const say = useSay();
  return (
    <table className="zuuli-table numbers">
      <caption className="unseen">{say("page-zuuli-how-deal")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("page-zuuli-how-players")}</th>
          {[1, 2, 3].map((year) => (
            <th key={year} scope="col">
              {say("page-zuuli-year", { year })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...COMPONENTS.deal].map(([players, counts]) => (
          <tr key={players}>
            <th scope="row">{players}</th>
            {counts.map((count, year) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the years in their order
              <td key={year}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
