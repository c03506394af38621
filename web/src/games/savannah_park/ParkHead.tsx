import type { Park } from "../../messages";
import { SeatFlag } from "../../ui/SeatFlag";
import { pointsText } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { useHelp } from "./helps";
import "./parkhead.css";

interface ParkHeadProps {
  park: Park;
  name: string;
  acts: boolean;
  starter: boolean;
  onOpen: () => void;
}

/** Whose park it is, whether they choose or have chosen, and the points: a door to their reasons. */
export function ParkHead({ park, name, acts, starter, onOpen }: ParkHeadProps) {
  const say = useSay();
  const total = useHelp("total");
  return (
    <div className="sp-head">
      <SeatFlag seat={park.seat} />
      <span className="sp-head-name">{name}</span>
      {starter && <StarterSign label={say("page-sp-starter")} />}
      {acts && <span className="sp-acts">{say("page-acts")}</span>}
      {park.has_chosen && (
        <span className="sp-chosen">
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 8.5l3.5 3.500L13 4.5" />
          </svg>
          {say("page-sp-has-chosen")}
        </span>
      )}
      <button
        type="button"
        className="sp-points numbers"
        aria-label={say("page-open-score", { name, points: park.total })}
        onClick={onOpen}
      >
        {total ? pointsText(park.total) : "…"}
      </button>
    </div>
  );
}

/** Marks the starting player of the round, who names the token. */
function StarterSign({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label={label} className="sp-starter">
      <path d="M3 10v5h3l9 5V5l-9 5zM18 8q4 4.5 0 9" />
    </svg>
  );
}
