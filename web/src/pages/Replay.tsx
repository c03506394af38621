import { useCallback, useState } from "react";
import { Scene } from "../animals/Scene";
import { api } from "../api";
import { hasPages } from "../games";
import type { Error as Complaint, Replay as Game } from "../messages";
import { ReplayPlayer } from "../replay/ReplayPlayer";
import { NotFound, StatePanel } from "../ui/States";
import { useSay } from "../words/Words";
import { Trouble } from "./parts/Trouble";
import { errorOf, useAnswer } from "./parts/useAnswer";

/** Steps through a finished table, or through a record that the reader has as a file. */
export default function Replay({ id }: { id: string | null }) {
  return id === null ? <FromFile /> : <FromTable id={id} />;
}

function FromTable({ id }: { id: string }) {
  const [game, askAgain] = useAnswer(useCallback(() => api.replay(id), [id]));
  if (game.state === "failed") return <Trouble error={game.error} onAgain={askAgain} />;
  return game.state === "here" && <Player game={game.value} record={api.recordPath(id)} />;
}

function Player(props: { game: Game; record: string | null }) {
  return hasPages(props.game.game) ? <ReplayPlayer {...props} /> : <NotFound />;
}

function FromFile() {
  const say = useSay();
  const [game, setGame] = useState<Game | null>(null);
  const [fault, setFault] = useState<Complaint | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    try {
      setGame(await api.replayRecord(file));
    } catch (problem) {
      setFault(errorOf(problem));
    }
  };
  if (game) return <Player game={game} record={null} />;
  return (
    <StatePanel picture={<Scene name="empty" />} title={say("page-replay-open")}>
      <p>{say("page-replay-open-what")}</p>
      <label className="button go" htmlFor="record-file">
        {say("page-replay-file")}
      </label>
      <input
        id="record-file"
        className="unseen"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {fault && <p role="alert">{say(fault.code, fault.params)}</p>}
    </StatePanel>
  );
}
