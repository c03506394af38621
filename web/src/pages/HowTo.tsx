import type { ReactNode } from "react";
import { Link } from "wouter";
import { NotFound } from "../ui/States";
import { useSay } from "../words/Words";
import { Groups } from "./how/Groups";
import { Eating, FaceUp, Herds, Room, Sum } from "./how/Pictures";
import { SpeciesTable } from "./how/SpeciesTable";
import { MiniBoard } from "./parts/MiniBoard";
import { reserveOf } from "./parts/pictured";
import "./howto.css";

const SECTIONS = [
  "reserve",
  "round",
  "room",
  "groups",
  "eating",
  "herds",
  "end",
  "animals",
  "rulings",
  "source",
] as const;

type Section = (typeof SECTIONS)[number];

/** How a game is played, in short, with pictures. */
export default function HowTo({ game }: { game: string }) {
  return game === "african_park" ? <AfricanPark /> : <NotFound />;
}

function AfricanPark() {
  const say = useSay();
  const game = "african_park";
  return (
    <article className="how">
      <header>
        <h1>{say("page-home-how", { game })}</h1>
        <p>{say("page-how-aim")}</p>
        <Contents />
      </header>
      <Topic
        id="reserve"
        picture={<EmptyReserve />}
        texts={["page-how-reserve-1", "page-how-reserve-2"]}
      />
      <Topic
        id="round"
        picture={<FaceUp species={["elephant", "zebra", "crocodile"]} />}
        texts={["page-how-round-1", "page-how-round-2"]}
      />
      <Topic
        id="room"
        picture={<Room />}
        texts={["page-how-room-1", "page-how-room-2", "page-how-room-3"]}
      />
      <Topic id="groups" picture={<Groups />} texts={[]} />
      <Topic id="eating" picture={<Eating />} texts={["page-how-eating-1", "page-how-eating-2"]} />
      <Topic id="herds" picture={<Herds />} texts={["page-how-herds-1"]} />
      <Topic
        id="end"
        picture={<Sum />}
        texts={["page-how-end-1", "page-how-end-2", "page-how-end-3", "page-how-end-4"]}
      />
      <Topic id="animals" picture={<SpeciesTable />} texts={["page-how-animals-1"]} />
      <Topic id="rulings" picture={null} texts={["page-how-rulings-1"]}>
        <Rulings />
      </Topic>
      <Topic
        id="source"
        picture={null}
        texts={["page-how-source-1", "page-how-source-2", "page-how-source-3"]}
      />
      <Link className="button go" href={`/new/${game}`}>
        {say("page-home-set")}
      </Link>
    </article>
  );
}

function Contents() {
  const say = useSay();
  return (
    <nav className="how-contents" aria-label={say("page-how-contents")}>
      {SECTIONS.map((id) => (
        <a key={id} className="button" href={`#${id}`}>
          {say("page-how-title", { section: id })}
        </a>
      ))}
    </nav>
  );
}

interface TopicProps {
  id: Section;
  picture: ReactNode;
  texts: readonly string[];
  children?: ReactNode;
}

function Topic({ id, picture, texts, children }: TopicProps) {
  const say = useSay();
  return (
    <section id={id} className="how-topic" aria-labelledby={`title-${id}`}>
      <div className="how-text">
        <h2 id={`title-${id}`}>{say("page-how-title", { section: id })}</h2>
        {texts.map((code) => (
          <p key={code}>{say(code)}</p>
        ))}
        {children}
      </div>
      {picture && <div className="how-picture">{picture}</div>}
    </section>
  );
}

/** A reserve as it lies there before the first animal. */
function EmptyReserve() {
  const say = useSay();
  const reserve = reserveOf([["R L"], ["R R L"], ["R L", "L L"], ["R L L", "L R R"]], [0, 0, 0, 0]);
  return <MiniBoard reserve={reserve} title={say("page-how-reserve-title")} />;
}

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

function Rulings() {
  const say = useSay();
  return (
    <ol className="how-rulings">
      {RULINGS.map((name) => (
        <li key={name}>{say(`page-how-ruling-${name}`)}</li>
      ))}
    </ol>
  );
}
