import type { ZuuliPark, ZuuliView } from "../../messages";
import { PointsDoor } from "../../table/PointsDoor";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { cardsOf } from "./cards";
import { MiniPark } from "./MiniPark";

interface OtherParkProps {
  park: ZuuliPark;
  view: ZuuliView;
  name: string;
  /** It stands out: its seat is to choose, or has just chosen. */
  acts: boolean;
  onOpen: () => void;
}

/** Another seat's park, small: whether it has chosen, its points, its enclosures. */
export function OtherPark({ park, view, name, acts, onOpen }: OtherParkProps) {
  const say = useSay();
  const phase = { phase: view.phase, chosen: park.chosen ? "yes" : "no" };
  return (
    <section
      className={acts ? "zuuli-other acts" : "zuuli-other"}
      aria-label={say("page-zuuli-park-of", { name })}
    >
      <div className={`zuuli-other-head seat-${park.seat}`}>
        <SeatFlag seat={park.seat} />
        <span className="zuuli-other-name">{name}</span>
        {view.phase !== "over" && (
          <span className={park.chosen ? "zuuli-chosen small" : "soft small"}>
            {say("page-zuuli-state", phase)}
          </span>
        )}
        <PointsDoor name={name} points={park.total} onOpen={onOpen} />
      </div>
      <MiniPark park={park} cards={cardsOf(view)} />
    </section>
  );
}
