import { useState } from "react";
import type { ZuuliView } from "../../messages";
import { SeatFlag } from "../../ui/SeatFlag";
import { pointsText } from "../../words/numbers";
import { useSay } from "../../words/Words";
import type { GameEndProps } from "../game";
import { ParkDialog } from "./ParkDialog";

/** The three years of everybody side by side; each number opens its reasons. */
export default function End({ view, nameOf }: GameEndProps<ZuuliView>) {
  const say = useSay();
  const [opened, open] = useState<{ seat: number; year: number } | null>(null);
  const parks = view.parks.toSorted((one, other) => one.place - other.place);
  const best = Math.max(...parks.map((park) => park.total));
  const tied = parks.filter((park) => park.total === best).length > 1;
  return (
    <section className="zuuli-end panel" aria-labelledby="zuuli-end" data-testid="zuuli-end">
      <h2 id="zuuli-end">{say("page-zuuli-end-title")}</h2>
      <table className="zuuli-end-table numbers">
        <thead>
          <tr>
            <td />
            {[1, 2, 3].map((year) => (
              <th key={year} scope="col">
                {say("page-zuuli-year", { year })}
              </th>
            ))}
            <th scope="col">{say("page-total")}</th>
          </tr>
        </thead>
        <tbody>
          {parks.map((park) => (
            <tr key={park.seat} className={`seat-${park.seat}`}>
              <th scope="row">
                <span className="zuuli-end-name">
                  <SeatFlag seat={park.seat} size={18} /> {nameOf(park.seat)}
                </span>
              </th>
              {park.years.map(({ year, points }) => (
                <td key={year}>
                  <button
                    type="button"
                    className="zuuli-points numbers"
                    aria-label={say("page-zuuli-sum-label", {
                      name: nameOf(park.seat),
                      year,
                      points,
                    })}
                    onClick={() => open({ seat: park.seat, year })}
                  >
                    {pointsText(points)}
                  </button>
                </td>
              ))}
              <td>
                <b>{pointsText(park.total)}</b>
              </td>
            </tr>
          ))}
          {view.collector && (
            <tr>
              <th scope="row">{say("page-zuuli-collector")}</th>
              {view.collector.years.map((points, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the years in their order
                <td key={index}>{points}</td>
              ))}
              <td>
                <b>{view.collector.total}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {tied && <p className="soft small">{say("page-zuuli-tied")}</p>}
      <ParkDialog
        view={view}
        seat={opened?.seat ?? null}
        year={opened?.year ?? null}
        nameOf={nameOf}
        onClose={() => open(null)}
      />
    </section>
  );
}
