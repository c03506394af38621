import { useState } from "react";
import { api } from "../api";
import type { Error as Complaint, State } from "../messages";
import { errorOf } from "../pages/parts/useAnswer";
import { useSay } from "../words/Words";
import { LinkToSend } from "./WaitingPanel";

/** The ways to this table: the own seat elsewhere, watching; and the way out. */
export function TableLinks({ state, onLeft }: { state: State; onLeft: () => void }) {
  const say = useSay();
  const [fault, setFault] = useState<Complaint | null>(null);
  const plays = state.seats.some((seat) => seat.mine && !seat.away) && state.status !== "over";
  const leave = () => api.leave(state.table).then(onLeft, (problem) => setFault(errorOf(problem)));
  return (
    <div className="table-links">
      {state.link && (
        <>
          <h3>{say("page-own-link")}</h3>
          <p className="soft small">{say("page-own-link-why")}</p>
          <LinkToSend path={state.link} name={say("page-own-link")} />
        </>
      )}
      <h3>{say("page-watch-link")}</h3>
      <LinkToSend path={`/table/${state.table}`} name={say("page-watch-link")} />
      {plays && (
        <>
          <h3>{say("page-leave")}</h3>
          <p className="soft small">{say("page-leave-what")}</p>
          <button type="button" className="button" onClick={() => void leave()}>
            {say("page-leave")}
          </button>
        </>
      )}
      {fault && <p role="alert">{say(fault.code, fault.params)}</p>}
    </div>
  );
}
