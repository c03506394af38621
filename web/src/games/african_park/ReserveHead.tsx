import type { Reserve } from "../../messages";
import { BoardHead } from "../../table/BoardHead";
import { useSay } from "../../words/Words";
import "./reserve.css";

interface ReserveHeadProps {
  reserve: Reserve;
  name: string;
  acts: boolean;
  headRanger: boolean;
  onOpen: () => void;
}

/** Whose reserve it is, whether they are head ranger, and the points. */
export function ReserveHead({ reserve, name, acts, headRanger, onOpen }: ReserveHeadProps) {
  const say = useSay();
  return (
    <BoardHead seat={reserve.seat} name={name} total={reserve.total} acts={acts} onOpen={onOpen}>
      {headRanger && <RangerHat label={say("page-head-ranger")} />}
    </BoardHead>
  );
}

/** Marks the head ranger, who chooses first in this round. */
function RangerHat({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 28 20" width="24" height="17" role="img" aria-label={label} className="hat">
      <title>{label}</title>
      <path d="M1 15c5-2 21-2 26 0c0 3-6 4-13 4S1 18 1 15z" />
      <path d="M7 14c0-8 2-11 4-11c1 0 2 1 3 1s2-1 3-1c2 0 4 3 4 11z" />
      <path className="band" d="M7 12q7 2 14 0" />
    </svg>
  );
}
