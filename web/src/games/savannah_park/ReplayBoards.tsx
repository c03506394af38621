import { useRef } from "react";
import type { Line, Park, SavannahParkView } from "../../messages";
import { useGlide } from "../../ui/useGlide";
import { useSay } from "../../words/Words";
import type { ReplayBoardsProps } from "../game";
import { useHelp } from "./helps";
import { DARK, type Light, plainLight } from "./light";
import { OtherPark } from "./OtherPark";
import { ParkDialog } from "./ParkWithScore";
import { TokenPicture } from "./TokenPicture";
import { arrivals } from "./tell";
import "./replayboards.css";

/** All parks as they were after a step, and the token that was on its way. */
export function ReplayBoards(props: ReplayBoardsProps<SavannahParkView>) {
  const { step, view, number, nameOf, opened, onOpen, children } = props;
  const say = useSay();
  const letters = useHelp("letters");
  const root = useRef<HTMLDivElement>(null);
  useGlide(root, number);
  const openedPark = opened === null ? undefined : view.parks[opened];
  const kind = view.tokens.find((one) => one.name === view.token);
  return (
    <div ref={root} className={`replay-grid sp-replay players-${view.players}`}>
      <div className="sp-replay-side">
        {children}
        <p className="sp-replay-token">
          {kind && <TokenPicture kind={kind} size={48} letters={letters} />}
          <span>{kind ? say("page-sp-token", { token: kind.name }) : say("page-sp-no-token")}</span>
        </p>
      </div>
      {view.parks.map((park) => (
        <OtherPark
          key={park.seat}
          ground={view}
          park={park}
          name={nameOf(park.seat)}
          acts={false}
          marked={step.seat === park.seat}
          starter={view.players > 1 && view.starter === park.seat}
          light={newestLight(park, view, step.lines)}
          onOpen={() => onOpen(park.seat)}
        />
      ))}
      {openedPark && (
        <ParkDialog
          ground={view}
          park={openedPark}
          name={nameOf(openedPark.seat)}
          onClose={() => onOpen(null)}
        />
      )}
    </div>
  );
}

/** The space that a park's token has just gone to. */
function newestLight(park: Park, view: SavannahParkView, lines: readonly Line[]): Light {
  const name = arrivals(lines).get(park.seat);
  const space = view.spaces.find((one) => one.name === name);
  return space ? { ...plainLight(park), newest: space.index } : DARK;
}
