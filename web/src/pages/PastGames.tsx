import { Link } from "wouter";
import { Scene } from "../animals/Scene";
import { api } from "../api";
import type { TableCard } from "../messages";
import { StatePanel } from "../ui/States";
import { useSay } from "../words/Words";
import { PastGame } from "./parts/PastGame";
import { Trouble } from "./parts/Trouble";
import { useAnswer } from "./parts/useAnswer";
import "./pastgames.css";

/** The reader's finished games, the newest first. */
export default function PastGames() {
  const [tables, askAgain] = useAnswer(api.tables);
  if (tables.state === "failed") return <Trouble error={tables.error} onAgain={askAgain} />;
  if (tables.state === "waiting") return null;
  return <Games tables={tables.value.filter((table) => table.status === "over")} />;
}

function Games({ tables }: { tables: readonly TableCard[] }) {
  const say = useSay();
  if (tables.length === 0) {
    return (
      <StatePanel picture={<Scene name="empty" />} title={say("page-games-none")}>
        <Link className="button go" href="/">
          {say("page-games-first")}
        </Link>
      </StatePanel>
    );
  }
  return (
    <div className="past-games">
      <h1>{say("page-home-past")}</h1>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <PastGame table={table} />
          </li>
        ))}
      </ul>
      <p>
        <Link className="button" href="/replay">
          {say("page-home-replay")}
        </Link>
      </p>
    </div>
  );
}
