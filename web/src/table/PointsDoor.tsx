import { pointsText } from "../words/numbers";
import { useSay } from "../words/Words";
import "./boardhead.css";

/** A seat's points: pressed, they tell where they come from. */
export function PointsDoor(props: { name: string; points: number; onOpen: () => void }) {
  const { name, points, onOpen } = props;
  const say = useSay();
  return (
    <button
      type="button"
      className="points-door numbers"
      aria-label={say("page-open-score", { name, points })}
      onClick={onOpen}
    >
      {pointsText(points)}
    </button>
  );
}
