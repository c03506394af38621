import { type FormEvent, useCallback, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { Scene } from "../animals/Scene";
import { api } from "../api";
import type { Error as Complaint, TableCard } from "../messages";
import { useSeatName } from "../table/names";
import { StatePanel } from "../ui/States";
import { useSay } from "../words/Words";
import { Trouble } from "./parts/Trouble";
import { errorOf, useAnswer } from "./parts/useAnswer";
import "./join.css";

/** Sits down at a table with the secret of a link: an open seat's, or one's own. */
export default function Join({ id, secret }: { id: string; secret: string }) {
  const [invitation, askAgain] = useAnswer(
    useCallback(() => Promise.all([api.table(id), api.me()]), [id]),
  );
  if (invitation.state === "failed") return <Trouble error={invitation.error} onAgain={askAgain} />;
  if (invitation.state !== "here") return null;
  const [table, me] = invitation.value;
  const plays = table.seats.some((seat) => seat.mine && !seat.away);
  if (plays) return <Redirect to={`/table/${id}`} replace />;
  return <Invitation table={table} secret={secret} knownName={me.name} />;
}

interface InvitationProps {
  table: TableCard;
  secret: string;
  knownName: string;
}

function Invitation({ table, secret, knownName }: InvitationProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const nameOf = useSeatName(table.seats);
  const [name, setName] = useState(knownName);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Complaint | null>(null);
  const taken = table.seats.filter((seat) => seat.kind !== "open");
  // no seat is open: the link is somebody's own, and their seat has a name already
  const own = taken.length === table.seats.length;
  const title = say(own ? "page-join-own" : "page-join", { game: say(`game-${table.game}`) });
  const names = taken.map((seat) => nameOf(seat.seat)).join(", ");

  const sitDown = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await api.join(table.id, { secret, name: own ? "" : name });
      navigate(`/table/${table.id}`, { replace: true });
    } catch (problem) {
      setFault(errorOf(problem));
      setBusy(false);
    }
  };

  return (
    <StatePanel picture={<Scene name="waiting" />} title={title}>
      <p>{say("page-join-who", { names, count: taken.length })}</p>
      <form className="join-form" onSubmit={(event) => void sitDown(event)}>
        {!own && (
          <label className="join-name">
            {say("page-join-name")}
            <input
              className="field"
              value={name}
              maxLength={24}
              autoComplete="nickname"
              required
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
        <button type="submit" className="button go" aria-disabled={busy}>
          {say("page-join-sit")}
        </button>
      </form>
      {fault && <p role="alert">{say(fault.code, fault.params)}</p>}
      <Link href={`/table/${table.id}`}>{say("page-join-watch")}</Link>
    </StatePanel>
  );
}
