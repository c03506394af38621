import { Link } from "wouter";
import { Scene } from "../../animals/Scene";
import type { Error as ServerError } from "../../messages";
import { StatePanel } from "../../ui/States";
import { useSay } from "../../words/Words";

const NOTHING_THERE = ["no-such-page", "no-such-table"];

/** What could not be fetched and why, with a way on: to try again, where that can help. */
export function Trouble({ error, onAgain }: { error: ServerError; onAgain: () => void }) {
  const say = useSay();
  const lost = error.code === "page-no-answer";
  if (NOTHING_THERE.includes(error.code))
    return (
      <StatePanel picture={<Scene name="empty" />} title={say(error.code, error.params)}>
        <Link className="button go" href="/">
          {say("page-to-home")}
        </Link>
      </StatePanel>
    );
  return (
    <StatePanel
      picture={<Scene name={lost ? "lost" : "error"} />}
      title={say(error.code, error.params)}
    >
      <button type="button" className="button go" onClick={onAgain}>
        {say("page-home-again")}
      </button>
    </StatePanel>
  );
}
