import { Link } from "wouter";
import { Animal } from "../animals/Animal";
import { api } from "../api";
import { hasPages } from "../games";
import type { GameInfo, TableCard } from "../messages";
import { useSay } from "../words/Words";
import { GameCard } from "./parts/GameCard";
import { isMyTurn, RunningTable } from "./parts/RunningTable";
import { Trouble } from "./parts/Trouble";
import { useAnswer } from "./parts/useAnswer";
import "./home.css";

/** Start a game, go on with one, learn, look back. */
export default function Home() {
  const say = useSay();
  const [games, askAgain] = useAnswer(api.games);
  const [tables] = useAnswer(api.tables);
  if (games.state === "failed") return <Trouble error={games.error} onAgain={askAgain} />;
  const shown = games.state === "here" && games.value.filter((game) => hasPages(game.name));
  return (
    <>
      <Parade />
      <div className="home">
        <h1>{say("page-home-title")}</h1>
        {shown && <Games games={shown} />}
        {tables.state === "here" && <Continue tables={tables.value} />}
        {shown && <More games={shown} />}
      </div>
    </>
  );
}

/** The animals and their heights in em. */
const PARADE = [
  ["crocodile", 3.5],
  ["hippopotamus", 4.38],
  ["gazelle", 3.62],
  ["bear", 4.12],
  ["leopard", 3.75],
  ["elephant", 5.75],
  ["zebra", 4.12],
  ["ostrich", 4.5],
  ["gnu", 4.38],
  ["giraffe", 6.75],
  ["red_panda", 3.12],
  ["rhinoceros", 4.38],
  ["lion", 4.38],
] as const;

/** The animals of the parks, walking across the top of the page. */
function Parade() {
  return (
    <div className="parade" aria-hidden="true">
      {PARADE.map(([species, size]) => (
        <Animal key={species} species={species} size={`${size}em`} />
      ))}
    </div>
  );
}

function Games({ games }: { games: readonly GameInfo[] }) {
  return (
    <div className="game-cards">
      {games.map((game) => (
        <GameCard key={game.name} game={game} />
      ))}
    </div>
  );
}

/** Running games, those that wait for the reader first. */
function Continue({ tables }: { tables: readonly TableCard[] }) {
  const say = useSay();
  const running = tables.filter((table) => table.status !== "over");
  if (running.length === 0) return null;
  const sorted = [...running].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{say("page-home-continue")}</h2>
      <ul className="running-tables">
        {sorted.map((table) => (
          <li key={table.id}>
            <RunningTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who shows the way to the games' rules, one after the other. */
const GUIDES = ["giraffe", "ostrich", "red_panda"] as const;

/** Ways to learn and to look back. */
function More({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="more">
      <h2 id="more">{say("page-home-more")}</h2>
      <ul className="doors">
        {games.map((game, index) => (
          <li key={game.name}>
            <Door
              href={`/how/${game.name}`}
              species={GUIDES[index % GUIDES.length] ?? GUIDES[0]}
              title={say("page-home-how", { game: say(`game-${game.name}`) })}
            >
              {say("page-home-how-text")}
            </Door>
          </li>
        ))}
        <li>
          <Door href="/games" species="elephant" title={say("page-home-past")}>
            {say("page-home-past-text")}
          </Door>
        </li>
        <li>
          <Door href="/replay" species="leopard" title={say("page-home-replay")}>
            {say("page-home-replay-text")}
          </Door>
        </li>
      </ul>
    </section>
  );
}

interface DoorProps {
  href: string;
  species: string;
  title: string;
  children: string;
}

function Door({ href, species, title, children }: DoorProps) {
  return (
    <Link className="door panel" href={href}>
      <Animal species={species} size={64} />
      <span>
        <strong>{title}</strong>
        <span className="soft">{children}</span>
      </span>
    </Link>
  );
}
