import { useCallback, useState } from "react";
import { Link } from "wouter";
import { Scene } from "../animals/Scene";
import { hasPages, useGamePages } from "../games";
import type { Standing } from "../games/game";
import { isBusy, useTable } from "../live/useTable";
import type { State } from "../messages";
import { ComeBack } from "../table/ComeBack";
import { EndPanel } from "../table/EndPanel";
import { HelpDialog } from "../table/HelpDialog";
import { LogPanel } from "../table/LogPanel";
import { Notices } from "../table/Notices";
import { useSeatName } from "../table/names";
import { TableBar } from "../table/TableBar";
import { TableLinks } from "../table/TableLinks";
import { UndoChip } from "../table/UndoChip";
import { useTurnSignal } from "../table/useTurnSignal";
import { useUndoKey } from "../table/useUndoKey";
import { WaitingPanel } from "../table/WaitingPanel";
import { NotFound, StatePanel } from "../ui/States";
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
  if (!hasPages(state.view.game)) return <NotFound />;
  return <Shown state={state} live={live} />;
}

type Panel = "help" | "reference" | null;

function Shown({ state, live }: { state: State; live: ReturnType<typeof useTable> }) {
  const { table, play, undo } = live;
  const { view, seat } = state;
  const say = useSay();
  const pages = useGamePages(view.game);
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
  const onUndo = undoSeat === undefined ? null : takeBack;
  useUndoKey(onUndo);
  const standings = pages.standings(view, say);
  return (
    <div className="table-page" data-version={state.version} data-acts={mayAct} data-busy={busy}>
      <TableBar
        game={view.game}
        bar={pages.bar(view, say)}
        standings={standings}
        toAct={state.to_act}
        seats={state.status === "over" ? undefined : state.seats}
        nameOf={nameOf}
        onOpen={setOpened}
        onHelp={() => setPanel("help")}
        onReference={() => setPanel("reference")}
      />
      <Notices status={table.status} refusal={table.refusal} />
      <ComeBack state={state} />
      {state.status === "waiting" && <WaitingPanel state={state} nameOf={nameOf} />}
      {state.status === "over" && (
        <Ended state={state} standings={standings} nameOf={nameOf} onOpen={setOpened} />
      )}
      <pages.Table
        table={state.table}
        view={view}
        version={state.version}
        eyes={seat}
        mine={mine.map((one) => one.seat)}
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
        onUndo={onUndo}
        undo={onUndo && <UndoChip onUndo={onUndo} />}
        log={<LogPanel log={table.log} nameOf={nameOf} tell={pages.tell} />}
      />
      {panel === "help" && (
        <HelpDialog game={view.game} help={pages.help(say)} onClose={() => setPanel(null)}>
          {pages.Switches && <pages.Switches />}
          <TableLinks state={state} onLeft={() => setPanel(null)} />
        </HelpDialog>
      )}
      {panel === "reference" && <pages.Reference view={view} onClose={() => setPanel(null)} />}
    </div>
  );
}

interface EndedProps {
  state: State;
  standings: readonly Standing[];
  nameOf: (seat: number) => string;
  onOpen: (seat: number) => void;
}

/** What the game itself shows at the end, and the places. */
function Ended({ state, standings, nameOf, onOpen }: EndedProps) {
  const say = useSay();
  const { End, verdict } = useGamePages(state.view.game);
  return (
    <>
      {End && <End view={state.view} state={state} nameOf={nameOf} onOpen={onOpen} />}
      <EndPanel
        state={state}
        standings={standings}
        verdict={verdict?.(state.view, say) ?? null}
        nameOf={nameOf}
        onOpen={onOpen}
      />
    </>
  );
}
