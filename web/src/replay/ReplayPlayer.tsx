import { useCallback, useMemo, useState } from "react";
import { useGamePages } from "../games";
import { type GamePages, standingsOf } from "../games/game";
import type { Replay, Seat } from "../messages";
import { HelpDialog } from "../table/HelpDialog";
import { replayKeys } from "../table/keys";
import { linesInWords } from "../table/LogPanel";
import { useSeatName } from "../table/names";
import { TableBar } from "../table/TableBar";
import { SeatFlag } from "../ui/SeatFlag";
import { type Say, useSay } from "../words/Words";
import { ScoreChart } from "./ScoreChart";
import { StepControls } from "./StepControls";
import "./replay.css";

const NOBODY: readonly number[] = [];
const LEVELS = ["cub", "keeper", "ranger", "warden"];

/** Who played: the record says which seats were bots'; a name alone does not. */
export function seatsOf({ names, bots }: Pick<Replay, "names" | "bots">): Seat[] {
  return names.map((name, seat) => {
    const bot = bots[seat] ?? null;
    const level = bot !== null && LEVELS.includes(bot) ? bot : null;
    return {
      seat,
      kind: bot === null ? "person" : "bot",
      name: level === null ? name : "",
      level,
      mine: false,
      online: true,
      away: false,
    };
  });
}

interface ReplayPlayerProps {
  game: Replay;
  /** Where the record can be downloaded; null if the reader has it. */
  record: string | null;
}

/** A whole game, step by step: the boards, what was chosen, and the scores then. */
export function ReplayPlayer({ game, record }: ReplayPlayerProps) {
  const say = useSay();
  const pages = useGamePages(game.game);
  const { ReplayBoards, Reference } = pages;
  const [step, setStep] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [panel, setPanel] = useState<"help" | "reference" | null>(null);
  const nameOf = useSeatName(useMemo(() => seatsOf(game), [game]));
  const last = game.steps.length - 1;
  const goTo = useCallback((to: number) => setStep(Math.min(Math.max(to, 0), last)), [last]);
  const lines = useMemo(() => pointsOf(game, pages, say), [game, pages, say]);
  const current = game.steps[step];
  if (!current) return null;
  const told = linesInWords(current, pages.tell, nameOf, say);
  return (
    <div className="table-page">
      <TableBar
        game={game.game}
        bar={pages.bar(current.view, say)}
        standings={standingsOf(pages, current.view, say)}
        toAct={NOBODY}
        nameOf={nameOf}
        onOpen={setOpened}
        onHelp={() => setPanel("help")}
        onReference={() => setPanel("reference")}
      />
      <ReplayBoards
        step={current}
        view={current.view}
        number={step}
        nameOf={nameOf}
        opened={opened}
        onOpen={setOpened}
      >
        <section className="replay-steps panel" aria-label={say("page-replay")}>
          <h2 className="unseen">{say("page-replay")}</h2>
          <p className="replay-told" role="status">
            {current.seat === null ? (
              say("page-replay-start")
            ) : (
              <>
                <SeatFlag seat={current.seat} />
                <span>
                  <b>{nameOf(current.seat)}:</b> {told}
                </span>
              </>
            )}
          </p>
          <ScoreChart lines={lines} step={step} nameOf={nameOf} onStep={goTo} />
          <StepControls step={step} last={last} told={told} onStep={goTo} />
        </section>
        {record && (
          <a className="replay-record small" href={record} download>
            {say("page-download")}
          </a>
        )}
      </ReplayBoards>
      {panel === "reference" && <Reference view={current.view} onClose={() => setPanel(null)} />}
      {panel === "help" && (
        <HelpDialog
          game={game.game}
          help={{ text: say("page-help-replay"), keys: replayKeys(say) }}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}

/** For each seat its points after each step. */
function pointsOf(game: Replay, pages: GamePages, say: Say): number[][] {
  const steps = game.steps.map((step) => standingsOf(pages, step.view, say));
  return game.names.map((_, seat) =>
    steps.map((standings) => standings.find((one) => one.seat === seat)?.total ?? 0),
  );
}
