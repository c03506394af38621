import { useRef, useState } from "react";
import type { Park, SavannahParkView } from "../../messages";
import type { GameTableProps } from "../../table/gameTable";
import { usePutBackKey } from "../../table/usePutBackKey";
import { useDrag } from "../../ui/useDrag";
import { useGlide } from "../../ui/useGlide";
import { useHelp } from "./helps";
import { useHint } from "./hints";
import { Ledger } from "./Ledger";
import { OtherPark } from "./OtherPark";
import { OwnPark } from "./OwnPark";
import { ParkDialog } from "./ParkWithScore";
import { Tray } from "./Tray";
import { useChoosing } from "./useChoosing";
import "./table.css";

type Props = GameTableProps<SavannahParkView>;

/** A table of Savannah Park: the own park large, what is in hand, the score, the other parks. */
export function SavannahParkTable(props: Props) {
  const { view, opened, onOpen, nameOf } = props;
  const park = view.parks[props.eyes ?? 0];
  const openedPark = opened === null ? undefined : view.parks[opened];
  if (!park) return null;
  return (
    <>
      {view.phase === "over" ? (
        <div className="sp-over">{props.log}</div>
      ) : (
        <Running {...props} park={park} />
      )}
      {openedPark && (
        <ParkDialog
          ground={view}
          park={openedPark}
          name={nameOf(openedPark.seat)}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

/** A game that goes on. */
function Running(props: Props & { park: Park }) {
  const { view, version, park, toAct, mayAct, busy, nameOf, onPlay, onOpen, undo, log } = props;
  const root = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<number | null>(null);
  const choosing = useChoosing({ view, park, mayAct: mayAct && !busy, onPlay });
  const hint = useHint(props, choosing);
  const [points, legend] = [useHelp("total"), useHelp("herds")];
  useGlide(root, version);
  useDrag(root, {
    onLift: (thing) => thing.startsWith("spare") && choosing.take(Number(thing.slice(-1))),
    onDrop: (_, place) => choosing.press(Number(place), true),
    onCancel: () => {},
  });
  usePutBackKey(root, choosing.putBack, ".space.asked");

  return (
    <div
      ref={root}
      className={`sp-table players-${view.players}${view.children ? " children" : ""}`}
    >
      <OwnPark
        view={view}
        park={park}
        name={nameOf(park.seat)}
        acts={toAct.includes(park.seat)}
        mayAct={mayAct && !busy}
        choosing={choosing}
        lit={lit}
        onOpen={() => onOpen(park.seat)}
      />
      <Tray
        view={view}
        park={park}
        mayAct={mayAct}
        busy={busy}
        choosing={choosing}
        hint={hint}
        undo={undo}
      />
      {(points || legend) && (
        <Ledger park={park} lit={lit} points={points} onLight={legend ? setLit : ignore} />
      )}
      {view.players > 1 && (
        <div className="sp-others">
          {view.parks
            .filter((one) => one.seat !== park.seat)
            .map((one) => (
              <OtherPark
                key={one.seat}
                ground={view}
                park={one}
                name={nameOf(one.seat)}
                acts={toAct.includes(one.seat)}
                starter={view.starter === one.seat}
                onOpen={() => onOpen(one.seat)}
              />
            ))}
        </div>
      )}
      <div className="sp-log">{log}</div>
    </div>
  );
}

function ignore(): void {}
