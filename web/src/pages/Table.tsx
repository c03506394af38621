import { Suspense, useCallback, useRef, useState } from "react";
import { Link } from "wouter";
import { Scene } from "../animals/Scene";
import { hasPages, useGamePages } from "../games";
import { type Standing, standingsOf } from "../games/game";
import { isBusy, useTable } from "../live/useTable";
import type { State } from "../messages";
import { ComeBack } from "../table/ComeBack";
import { LastSeconds } from "../table/Countdown";
import { Curtain, useCurtain } from "../table/Curtain";
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
import { useTurnFocus } from "../ui/keptFocus";
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
type Live = ReturnType<typeof useTable>;

function Shown({ state, live }: { state: State; live: Live }) {
  const { view, seat } = state;
  const say = useSay();
  const pages = useGamePages(view.game);
  const nameOf = useSeatName(state.seats);
  const [panel, setPanel] = useState<Panel>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const standings = standingsOf(pages, view, say);
  const mayAct = isToChoose(state);
  const deadline = mayAct && seat !== null ? state.deadlines[seat] : null;
  const page = useRef<HTMLDivElement>(null);
  useTurnFocus(page, state.version, mayAct);
  return (
    <div
      ref={page}
      className="table-page"
      data-go-on={state.status === "over" ? "#end-title" : pages.choices}
      data-version={state.version}
      data-acts={mayAct}
      data-busy={isBusy(live.table)}
    >
      <TableBar
        game={view.game}
        bar={pages.bar(view, say)}
        standings={standings}
        toAct={state.to_act}
        seats={state.status === "over" ? undefined : state.seats}
        deadlines={state.deadlines}
        nameOf={nameOf}
        onOpen={setOpened}
        onHelp={() => setPanel("help")}
        onReference={() => setPanel("reference")}
      />
      <Notices status={live.table.status} refusal={live.table.refusal} />
      {deadline && <LastSeconds deadline={deadline} />}
      <ComeBack state={state} />
      {state.status === "waiting" && <WaitingPanel state={state} nameOf={nameOf} />}
      {state.status === "over" && (
        <Ended state={state} standings={standings} nameOf={nameOf} onOpen={setOpened} />
      )}
      <Boards state={state} live={live} nameOf={nameOf} opened={opened} onOpen={setOpened} />
      {panel === "help" && (
        <HelpDialog game={view.game} help={pages.help(say)} onClose={() => setPanel(null)}>
          {pages.Switches && <pages.Switches />}
          <TableLinks state={state} onLeft={() => setPanel(null)} />
        </HelpDialog>
      )}
      {panel === "reference" && (
        <Suspense>
          <pages.Reference view={view} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the reader, at the seat whose eyes the view is seen with, must choose now. */
function isToChoose({ status, seat, seats, to_act }: State): boolean {
  const away = seats.some((one) => one.mine && one.away);
  return status === "running" && seat !== null && to_act.includes(seat) && !away;
}

interface BoardsProps {
  state: State;
  live: Live;
  nameOf: (seat: number) => string;
  opened: number | null;
  onOpen: (seat: number | null) => void;
}

/** The game's own part of the page; or, where people share a device, a curtain before it. */
function Boards({ state, live, nameOf, opened, onOpen }: BoardsProps) {
  const { table, play, undo } = live;
  const { view, seat } = state;
  const pages = useGamePages(view.game);
  const mine = state.seats.filter((one) => one.mine);
  const shared = mine.length > 1;
  const mayAct = isToChoose(state);
  const busy = isBusy(table);
  const hides = shared && state.status === "running" && (pages.hides?.(view) ?? false);
  const [closed, take] = useCurtain(seat, hides);
  // the own last choice, else that of somebody else at this device
  const undoable =
    state.undo.find((one) => one === seat) ?? (hides && !closed ? [] : state.undo)[0];
  const undoSeat = busy ? undefined : undoable;
  const takeBack = useCallback(() => undoSeat !== undefined && undo(undoSeat), [undo, undoSeat]);
  const onUndo = undoSeat === undefined ? null : takeBack;
  useTurnSignal(mayAct);
  useUndoKey(onUndo);
  if (closed && seat !== null) {
    const back = undoSeat !== undefined ? { name: nameOf(undoSeat), onUndo: takeBack } : null;
    return <Curtain key={seat} name={nameOf(seat)} undo={back} onTake={take} />;
  }
  return (
    <pages.Table
      table={state.table}
      view={view}
      version={state.version}
      eyes={seat}
      mine={mine.map((one) => one.seat)}
      toAct={state.to_act}
      mayAct={mayAct}
      away={mine.some((one) => one.away)}
      shared={shared}
      busy={busy}
      waiting={state.status === "waiting"}
      nameOf={nameOf}
      onPlay={(action) => seat !== null && !busy && play(seat, action)}
      opened={opened}
      onOpen={onOpen}
      onUndo={onUndo}
      undo={onUndo && <UndoChip onUndo={onUndo} />}
      log={<LogPanel log={table.log} nameOf={nameOf} tell={pages.tell} />}
    />
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
  const { End, endAfter, verdict } = useGamePages(state.view.game);
  // the rest of the page stays while it is fetched
  const end = End && (
    <Suspense>
      <End view={state.view} state={state} nameOf={nameOf} onOpen={onOpen} />
    </Suspense>
  );
  return (
    <>
      {!endAfter && end}
      <EndPanel
        state={state}
        standings={standings}
        verdict={verdict?.(state.view, say) ?? null}
        nameOf={nameOf}
        onOpen={onOpen}
      />
      {endAfter && end}
    </>
  );
}
