import { useCallback, useState } from "react";
import { Link } from "wouter";
import { Scene } from "../animals/Scene";
import { AfricanParkTable } from "../games/african_park/AfricanParkTable";
import { SpeciesDialog } from "../games/african_park/SpeciesDialog";
import { isBusy, useTable } from "../live/useTable";
import type { State } from "../messages";
import { ComeBack } from "../table/ComeBack";
import { EndPanel } from "../table/EndPanel";
import { HelpDialog, TABLE_KEYS } from "../table/HelpDialog";
import { LogPanel } from "../table/LogPanel";
import { Notices } from "../table/Notices";
import { useSeatName } from "../table/names";
import { TableBar } from "../table/TableBar";
import { TableLinks } from "../table/TableLinks";
import { UndoChip } from "../table/UndoChip";
import { useTurnSignal } from "../table/useTurnSignal";
import { useUndoKey } from "../table/useUndoKey";
import { WaitingPanel } from "../table/WaitingPanel";
import { StatePanel } from "../ui/States";
import { useSay } from "../words/Words";
import "../table/tablepage.css";

/** A table, live: to play at, or to watch. */
export default function Table({ id }: { id: string }) {
  const live = useTable(id);
  const say = useSay();
  const { state, fault, status } = live.table;
  if (fault && !state)
    return (
      <StatePanel picture={<Scene name="empty" />} title={say(fault.code, fault.params)}>
        <Link className="button go" href="/">
          {say("page-to-home")}
        </Link>
      </StatePanel>
    );
  if (!state)
    return (
      <StatePanel
        picture={<Scene name={status === "lost" ? "lost" : "waiting"} />}
        title={say(status === "lost" ? "page-line-lost" : "page-loading")}
      />
    );
  return <Shown state={state} live={live} />;
}

type Panel = "help" | "species" | null;

function Shown({ state, live }: { state: State; live: ReturnType<typeof useTable> }) {
  const { table, play, undo } = live;
  const { view, seat } = state;
  const nameOf = useSeatName(state.seats);
  const [panel, setPanel] = useState<Panel>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const mine = state.seats.filter((one) => one.mine);
  const away = mine.some((one) => one.away);
  const mayAct =
    state.status === "running" && seat !== null && state.to_act.includes(seat) && !away;
  const busy = isBusy(table);
  const undoSeat = busy ? undefined : state.undo[0];
  useTurnSignal(mayAct);
  const takeBack = useCallback(() => undoSeat !== undefined && undo(undoSeat), [undo, undoSeat]);
  useUndoKey(undoSeat === undefined ? null : takeBack);
  return (
    <div className="table-page" data-version={state.version} data-busy={busy}>
      <TableBar
        view={view}
        toAct={state.to_act}
        seats={state.status === "over" ? undefined : state.seats}
        nameOf={nameOf}
        onOpen={setOpened}
        onHelp={() => setPanel("help")}
        onSpecies={() => setPanel("species")}
      />
      <Notices status={table.status} refusal={table.refusal} />
      <ComeBack state={state} />
      {state.status === "waiting" && <WaitingPanel state={state} nameOf={nameOf} />}
      {state.status === "over" && <EndPanel state={state} nameOf={nameOf} onOpen={setOpened} />}
      <AfricanParkTable
        view={view}
        version={state.version}
        eyes={seat}
        toAct={state.to_act}
        mayAct={mayAct}
        away={away}
        shared={mine.length > 1}
        busy={busy}
        waiting={state.status === "waiting"}
        nameOf={nameOf}
        onPlay={(action) => seat !== null && !busy && play(seat, action)}
        opened={opened}
        onOpen={setOpened}
        undo={undoSeat !== undefined && <UndoChip onUndo={takeBack} />}
        log={<LogPanel log={table.log} nameOf={nameOf} />}
      />
      {panel === "help" && (
        <HelpDialog keys={TABLE_KEYS} onClose={() => setPanel(null)}>
          <TableLinks state={state} onLeft={() => setPanel(null)} />
        </HelpDialog>
      )}
      {panel === "species" && <SpeciesDialog view={view} onClose={() => setPanel(null)} />}
    </div>
  );
}
