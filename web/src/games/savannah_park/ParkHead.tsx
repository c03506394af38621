import type { Park } from "../../messages";
import { BoardHead } from "../../table/BoardHead";
import { useSay } from "../../words/Words";
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
  return (
    <BoardHead seat={park.seat} name={name} total={park.total} acts={acts} onOpen={onOpen}>
      {starter && <StarterSign label={say("page-sp-starter")} />}
      {park.has_chosen && (
        <span className="sp-chosen">
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 8.5l3.5 3.5L13 4.5" />
          </svg>
          <span className="sp-chosen-word">{say("page-sp-has-chosen")}</span>
        </span>
      )}
    </BoardHead>
  );
}

/** Marks the starting player of the round, who names the token. */
function StarterSign({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      role="img"
      aria-label={label}
      className="sp-starter"
    >
      <path d="M3 10v5h3l9 5V5l-9 5zM18 8q4 4.5 0 9" />
    </svg>
  );
}
