import { Link } from "wouter";
import { api } from "../../api";
import type { TableCard } from "../../messages";
import { useSeatName } from "../../table/names";
import { SeatFlag } from "../../ui/SeatFlag";
import { useLanguage, useSay } from "../../words/Words";

/** A finished game: when, who made how many points, and the ways back into it. */
export function PastGame({ table }: { table: TableCard }) {
  const say = useSay();
  const when = useWhen(table.changed);
  const id = `game-${table.id}`;
  return (
    <article className="past-game panel" aria-labelledby={`${id} ${id}-when`}>
      <header>
        <h2 id={id}>{say(`game-${table.game}`)}</h2>
        <time id={`${id}-when`} className="soft small" dateTime={table.changed}>
          {when}
        </time>
      </header>
      <Standing table={table} />
      <div className="past-ways">
        <Link className="button go" href={`/replay/${table.id}`}>
          {say("page-games-replay")}
        </Link>
        <Link className="button" href={`/table/${table.id}`}>
          {say("page-games-score")}
        </Link>
        <a
          className="button"
          href={api.recordPath(table.id)}
          download={`${table.game}-${table.id}.json`}
        >
          {say("page-games-record")}
        </a>
      </div>
    </article>
  );
}

/** The seats by their places. */
function Standing({ table }: { table: TableCard }) {
  const say = useSay();
  const nameOf = useSeatName(table.seats);
  const place = (seat: number) => table.places[seat] ?? 0;
  const seats = [...table.seats].sort((a, b) => place(a.seat) - place(b.seat));
  return (
    <ol className="standing">
      {seats.map(({ seat, mine }) => (
        <li key={seat} className={mine ? "mine" : undefined}>
          <span className="numbers" aria-hidden="true">
            {place(seat)}.
          </span>
          <span className="unseen">{say("page-games-place", { place: place(seat) })}</span>
          <SeatFlag seat={seat} />
          <span className="standing-name">{nameOf(seat)}</span>
          <span className="numbers">
            {say("page-games-points", { points: table.totals[seat] ?? 0 })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useWhen(time: string): string {
  const [language] = useLanguage();
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(
    new Date(time),
  );
}
