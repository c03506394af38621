import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { useSwitch } from "../../settings";
import type { GameTableProps } from "../../table/gameTable";
import { useGlide } from "../../ui/useGlide";
import { useSay } from "../../words/Words";
import { useAdvice } from "./advice";
import { CollectorBox } from "./CollectorBox";
import { useCommands } from "./commands";
import { Developing } from "./Developing";
import { useHint } from "./hints";
import { Ledger } from "./Ledger";
import { OtherPark } from "./OtherPark";
import { ParkDialog } from "./ParkDialog";
import { Picking } from "./Picking";
import { Reveal } from "./Reveal";
import { useRedo } from "./useRedo";
import { YearEnd } from "./YearEnd";
import "./table.css";

/** A table of Zuuli: the hand or the own park, and the parks of the others. */
export function ZuuliTable(props: GameTableProps<ZuuliView>) {
  const { view, version, table, eyes, toAct, mayAct, away, busy, nameOf, onPlay, onUndo } = props;
  const root = useRef<HTMLDivElement>(null);
  const [year, setYear] = useState<number | null>(null);
  const [advising] = useSwitch("help.zuuli.advice", true);
  const { run, running } = useCommands({ view, busy, onPlay, onUndo });
  useGlide(root, version);
  const own = eyes ?? 0;
  const park = view.parks[own];
  const advised = useAdvice(table, eyes, view, advising && mayAct && !running && !busy);
  const redo = useRedo(view, own);
  const hint = useHint(props);
  const openYear = useCallback(
    (seat: number, one: number | null) => {
      setYear(one);
      props.onOpen(seat);
    },
    [props.onOpen],
  );
  const others = useMemo(() => view.parks.filter((one) => one.seat !== own), [view, own]);
  if (!park) return null;
  const other = (one: ZuuliPark) => (
    <OtherPark
      key={one.seat}
      park={one}
      view={view}
      name={nameOf(one.seat)}
      acts={toAct.includes(one.seat)}
      onOpen={() => openYear(one.seat, null)}
    />
  );
  const mayPick = !away && (mayAct || (view.picked !== null && onUndo !== null));
  return (
    <div ref={root} className={`zuuli ${view.phase} players-${view.players}`}>
      <div className={toAct.includes(own) ? "zuuli-main acts" : "zuuli-main"} data-testid="own">
        <YearEnd view={view} nameOf={nameOf} onOpen={openYear} />
        <Reveal table={table} view={view} nameOf={nameOf} />
        {view.phase === "picking" && (
          <Picking
            view={view}
            park={park}
            seat={own}
            mayPick={mayPick && eyes !== null}
            busy={busy || running}
            hint={hint}
            advised={advised}
            undo={props.undo}
            nameOf={nameOf}
            run={run}
          />
        )}
        {view.phase === "developing" && (
          <Developing
            view={view}
            park={park}
            watching={eyes === null}
            mayAct={mayAct}
            busy={busy || running}
            hint={hint}
            advised={advised}
            redo={redo}
            onUndo={eyes === null ? null : onUndo}
            onOpen={() => openYear(own, view.year)}
            run={run}
          />
        )}
        {view.phase === "over" && <div className="zuuli-all">{[park, ...others].map(other)}</div>}
      </div>
      {view.phase !== "over" && (
        <Side view={view} park={park}>
          {others.map(other)}
        </Side>
      )}
      <div className="zuuli-log">{props.log}</div>
      <ParkDialog
        view={view}
        seat={props.opened}
        year={year}
        nameOf={nameOf}
        onClose={() => {
          setYear(null);
          props.onOpen(null);
        }}
      />
    </div>
  );
}

/** Beside the own park: the reasons of the year so far, the Collector, the others. */
function Side(props: { view: ZuuliView; park: ZuuliPark; children: ReactNode }) {
  const { view, park, children } = props;
  const say = useSay();
  return (
    <div className="zuuli-side">
      {view.phase === "developing" && (
        <section className="zuuli-live" aria-label={say("page-zuuli-live")}>
          <Ledger years={park.years.slice(-1)} />
        </section>
      )}
      {view.collector && <CollectorBox view={view} collector={view.collector} />}
      {children}
    </div>
  );
}
