import { Scene } from "../../animals/Scene";
import type { Error as ServerError } from "../../messages";
import { StatePanel } from "../../ui/States";
import { useSay } from "../../words/Words";

/** What could not be fetched and why, with a way to try again. */
export function Trouble({ error, onAgain }: { error: ServerError; onAgain: () => void }) {
  const say = useSay();
  const lost = error.code === "page-no-answer";
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
