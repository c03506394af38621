import { useState } from "react";
import type { ZuuliView } from "../../messages";
import { PointsDoor } from "../../table/PointsDoor";
import { SeatFlag } from "../../ui/SeatFlag";
import { usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";

interface YearEndProps {
  view: ZuuliView;
  nameOf: (seat: number) => string;
  onOpen: (seat: number, year: number) => void;
}

/** What the year that has just ended brought everybody; each number opens its reasons. */
export function YearEnd({ view, nameOf, onOpen }: YearEndProps) {
  const say = useSay();
  const change = usePointsChange();
  const [closed, close] = useState(0);
  const year = view.year - 1;
  if (view.phase !== "picking" || view.turn > 0 || year < 1 || closed === year) return null;
  return (
    <section
      className="zuuli-year-end panel"
      aria-labelledby="zuuli-year-end"
      data-testid="year-end"
    >
      <h2 id="zuuli-year-end">{say("page-zuuli-year-over", { year })}</h2>
      <ul>
        {view.parks.map((park) => {
          const points = park.years[year - 1]?.points ?? 0;
          return (
            <li key={park.seat} className={`seat-${park.seat}`}>
              <SeatFlag seat={park.seat} />
              <span>{nameOf(park.seat)}</span>
              <PointsDoor
                name={nameOf(park.seat)}
                points={points}
                onOpen={() => onOpen(park.seat, year)}
              />
            </li>
          );
        })}
        {view.collector && (
          <li>
            <span>{say("page-zuuli-collector")}</span>
            <b className="numbers">{change(view.collector.years[year - 1] ?? 0)}</b>
          </li>
        )}
      </ul>
      <button type="button" className="button" onClick={() => close(year)}>
        {say("page-zuuli-go-on")}
      </button>
    </section>
  );
}
