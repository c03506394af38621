import { useState } from "react";
import type { ZuuliView } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { pointsText } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { cardsOf } from "./cards";
import { Ledger } from "./Ledger";
import { MiniPark } from "./MiniPark";

interface ParkDialogProps {
  view: ZuuliView;
  seat: number | null;
  /** The year that is told at first; null: the last one. */
  year: number | null;
  nameOf: (seat: number) => string;
  onClose: () => void;
}

/** A seat's park, large, beside its years point by point. */
export function ParkDialog({ view, seat, year, nameOf, onClose }: ParkDialogProps) {
  const say = useSay();
  const [chosen, choose] = useState<{ seat: number | null; year: number } | null>(null);
  const park = seat === null ? undefined : view.parks[seat];
  if (!park) return null;
  const wanted = (chosen?.seat === seat ? chosen.year : null) ?? year ?? park.years.length;
  const shown = park.years.filter((one) => one.year === wanted);
  const close = () => {
    choose(null);
    onClose();
  };
  return (
    <Dialog wide title={say("page-zuuli-park-of", { name: nameOf(park.seat) })} onClose={close}>
      <div className="zuuli-park-dialog">
        <MiniPark park={park} cards={cardsOf(view)} />
        <div className="zuuli-years">
          {park.years.length === 0 && <p className="soft">{say("page-zuuli-no-year")}</p>}
          {park.years.length > 1 && (
            <div className="zuuli-year-tabs">
              {park.years.map((one) => (
                <button
                  key={one.year}
                  type="button"
                  className="button"
                  aria-pressed={one.year === wanted}
                  onClick={() => choose({ seat, year: one.year })}
                >
                  {say("page-zuuli-year", { year: one.year })}{" "}
                  <b className="numbers">{pointsText(one.points)}</b>
                </button>
              ))}
            </div>
          )}
          <Ledger years={shown} />
          {park.years.length > 1 && (
            <p className="ledger-total">
              <span>{say("page-total")}</span>
              <b className="numbers">{pointsText(park.total)}</b>
            </p>
          )}
          {view.phase === "over" && (
            <p className="soft small">{say("page-zuuli-names", { count: park.names })}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
