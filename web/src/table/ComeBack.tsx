import { useState } from "react";
import { api } from "../api";
import type { Error as Complaint, State } from "../messages";
import { errorOf } from "../pages/parts/useAnswer";
import { useSay } from "../words/Words";

/** The reader has left this table: a bot plays for them until they come back. */
export function ComeBack({ state }: { state: State }) {
  const say = useSay();
  const [fault, setFault] = useState<Complaint | null>(null);
  const left = state.seats.some((seat) => seat.mine && seat.away);
  const secret = state.link?.split("/").at(-1);
  if (!left || !secret || state.status === "over") return null;
  const comeBack = () =>
    api.join(state.table, { secret, name: "" }).then(
      () => setFault(null),
      (problem) => setFault(errorOf(problem)),
    );
  return (
    <div className="notice">
      <p>{fault ? say(fault.code, fault.params) : say("page-left")}</p>
      <button type="button" className="button go" onClick={() => void comeBack()}>
        {say("page-come-back")}
      </button>
    </div>
  );
}
