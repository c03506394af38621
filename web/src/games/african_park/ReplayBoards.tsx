import { useRef } from "react";
import type { AfricanParkView, Reserve } from "../../messages";
import { useGlide } from "../../ui/useGlide";
import { useSay } from "../../words/Words";
import type { ReplayBoardsProps } from "../game";
import { CardFace } from "./AnimalCard";
import { spaceNumber } from "./layout";
import { OtherReserve } from "./OtherReserve";
import { DARK, type Light } from "./ReserveBoard";
import { ReserveDialog } from "./ReserveDialog";
import "./replayboards.css";

/** All reserves as they were after a step, and the cards that were left. */
export function ReplayBoards(props: ReplayBoardsProps<AfricanParkView>) {
  const { step, view, number, nameOf, opened, onOpen, children } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  useGlide(root, number);
  const openedReserve = opened === null ? undefined : view.reserves[opened];
  return (
    <div ref={root} className={`replay-grid replay-boards players-${view.players}`}>
      <div className="replay-side">
        {children}
        <ul className="replay-cards" aria-label={say("page-face-up")}>
          {view.cards.map((name, index) => {
            const species = view.species.find((one) => one.name === name);
            return (
              species && (
                // two cards of one species differ only by their place
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={`${name} ${index}`} className="animal-card">
                  <CardFace species={species} name={say(`animal-${name}`)} place={index} />
                </li>
              )
            );
          })}
        </ul>
      </div>
      {view.reserves.map((reserve) => (
        <OtherReserve
          key={reserve.seat}
          reserve={reserve}
          name={nameOf(reserve.seat)}
          acts={false}
          marked={step.seat === reserve.seat}
          headRanger={view.head_ranger === reserve.seat}
          light={step.seat === reserve.seat ? newestLight(reserve, step.notation) : DARK}
          onOpen={() => onOpen(reserve.seat)}
        />
      ))}
      {openedReserve && (
        <ReserveDialog
          reserve={openedReserve}
          name={nameOf(openedReserve.seat)}
          area={null}
          onClose={() => onOpen(null)}
        />
      )}
    </div>
  );
}

/** The space of the animal that a step placed: the topmost of the column that its notation names. */
function newestLight(reserve: Reserve, notation: string | null): Light {
  const name = notation?.split("-").at(-1);
  const column = reserve.areas.flatMap((area) => area.columns).find((one) => one.name === name);
  if (!column) return DARK;
  const top = (column.free ?? column.spaces.length) - 1;
  return { area: null, spaces: [spaceNumber(reserve.areas, column.index, top)] };
}
