import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Scene } from "../animals/Scene";
import { api } from "../api";
import type { Standing } from "../games/game";
import type { Error as Complaint, State } from "../messages";
import { errorOf } from "../pages/parts/useAnswer";
import { SeatFlag } from "../ui/SeatFlag";
import { useLanguage, useSay } from "../words/Words";
import { isYou } from "./names";
import { PointsDoor } from "./PointsDoor";

interface EndPanelProps {
  state: State;
  standings: readonly Standing[];
  /** The headline in place of who has won. */
  verdict: string | null;
  nameOf: (seat: number) => string;
  onOpen: (seat: number) => void;
}

/** The end: places with points that open their reasons, and what to do next. */
export function EndPanel({ state, standings, verdict, nameOf, onOpen }: EndPanelProps) {
  const say = useSay();
  const [language] = useLanguage();
  const ranked = standings.toSorted((one, other) => one.place - other.place);
  const winners = ranked.filter((standing) => standing.place === 1);
  const names = new Intl.ListFormat(language).format(winners.map((one) => nameOf(one.seat)));
  const you = winners.some((one) => isYou(state.seats, one.seat)) ? "yes" : "no";
  return (
    <section className="end panel" aria-labelledby="end-title" data-testid="end">
      <div className="end-picture">
        <Scene name="win" />
      </div>
      <h2 id="end-title" tabIndex={-1}>
        {verdict ?? say("page-end", { names, you, count: winners.length })}
      </h2>
      <ol className="places">
        {ranked.map((standing) => (
          <li key={standing.seat} className={standing.place === 1 ? "place first" : "place"}>
            {ranked.length > 1 && (
              <span className="numbers">{say("page-place", { place: standing.place })}</span>
            )}
            <SeatFlag seat={standing.seat} />
            <span className="place-name">{nameOf(standing.seat)}</span>
            {standing.note && (
              <span className="place-note soft small numbers">{standing.note}</span>
            )}
            <PointsDoor
              name={nameOf(standing.seat)}
              points={standing.total}
              onOpen={() => onOpen(standing.seat)}
            />
          </li>
        ))}
      </ol>
      <p className="soft small">{say("page-end-doors")}</p>
      <div className="end-next">
        {state.seat !== null && <Rematch state={state} />}
        <Link className="button" href={`/replay/${state.table}`}>
          {say("page-to-replay")}
        </Link>
        <a className="button" href={api.recordPath(state.table)} download>
          {say("page-download")}
        </a>
      </div>
    </section>
  );
}

/** Opens the next table of the same people, or goes to the one that somebody has opened. */
function Rematch({ state }: { state: State }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [fault, setFault] = useState<Complaint | null>(null);
  const rematch = () =>
    api.rematch(state.table).then(
      (table) => navigate(`/table/${table.id}`),
      (problem) => setFault(errorOf(problem)),
    );
  if (state.rematch)
    return (
      <Link className="button go" href={`/table/${state.rematch}`}>
        {say("page-to-rematch")}
      </Link>
    );
  return (
    <>
      <button type="button" className="button go" onClick={() => void rematch()}>
        {say("page-rematch")}
      </button>
      {fault && <p role="alert">{say(fault.code, fault.params)}</p>}
    </>
  );
}
