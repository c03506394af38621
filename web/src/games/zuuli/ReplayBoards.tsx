import { useRef } from "react";
import type { ZuuliView } from "../../messages";
import { useGlide } from "../../ui/useGlide";
import { useSay } from "../../words/Words";
import type { ReplayBoardsProps } from "../game";
import { CollectorBox } from "./CollectorBox";
import { cardsOf, flat, total } from "./cards";
import { OtherPark } from "./OtherPark";
import { ParkDialog } from "./ParkDialog";
import { CardChip } from "./Tokens";
import "./table.css";

/** All parks as they were after a step. */
export function ReplayBoards(props: ReplayBoardsProps<ZuuliView>) {
  const { view, step, number, nameOf, opened, onOpen, children } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  useGlide(root, number);
  const cards = cardsOf(view);
  return (
    <div ref={root} className={`replay-grid zuuli-replay players-${view.players}`}>
      <div className="zuuli-replay-side">
        {children}
        {total(view.discarded) > 0 && (
          <p className="zuuli-outside">
            <span className="soft small">{say("page-zuuli-discarded")}</span>
            {[...new Set(flat(cards, view.discarded))].map((name) => (
              <CardChip key={name} name={name} count={view.discarded[name] ?? 0} cards={cards} />
            ))}
          </p>
        )}
      </div>
      {view.collector && <CollectorBox view={view} collector={view.collector} />}
      {view.parks.map((park) => (
        <OtherPark
          key={park.seat}
          park={park}
          view={view}
          name={nameOf(park.seat)}
          acts={step.seat === park.seat}
          onOpen={() => onOpen(park.seat)}
        />
      ))}
      <ParkDialog
        view={view}
        seat={opened}
        year={null}
        nameOf={nameOf}
        onClose={() => onOpen(null)}
      />
    </div>
  );
}
