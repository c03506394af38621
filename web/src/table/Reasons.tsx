import { pointsText, usePointsChange } from "../words/numbers";
import { useSay } from "../words/Words";
import "./reasons.css";

/** One reason for points. */
export interface Reason {
  key: string;
  text: string;
  points: number;
  /** Whether the place that it comes from is lit on the board now. */
  lit: boolean;
  /** Lights its place up, or darkens it again. */
  onLight: () => void;
}

/** Every reason for a seat's points; a press on one lights up where it comes from. */
export function Reasons({ reasons, total }: { reasons: readonly Reason[]; total: number }) {
  const say = useSay();
  const change = usePointsChange();
  return (
    <div className="score-parts">
      <ol>
        {reasons.map(({ key, text, points, lit, onLight }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={lit}
              className={lit ? "score-part lit" : "score-part"}
              onClick={onLight}
            >
              <span>{text}</span>
              <b className={points < 0 ? "numbers loss" : "numbers"}>{change(points)}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="score-total">
        <span>{say("page-total")}</span>
        <b className="numbers">{pointsText(total)}</b>
      </p>
    </div>
  );
}
