import { useCallback, useMemo, useState } from "react";
import { ReplayBoards } from "../games/african_park/ReplayBoards";
import { SpeciesDialog } from "../games/african_park/SpeciesDialog";
import type { Replay, Seat } from "../messages";
import { HelpDialog } from "../table/HelpDialog";
import { lineInWords } from "../table/LogPanel";
import { useSeatName } from "../table/names";
import { TableBar } from "../table/TableBar";
import { SeatFlag } from "../ui/SeatFlag";
import { useSay } from "../words/Words";
import { ScoreChart } from "./ScoreChart";
import { StepControls } from "./StepControls";
import "./replay.css";

const NOBODY: readonly number[] = [];
const LEVELS = ["cub", "keeper", "ranger", "warden"];

/** A record names people by name and bots by level. */
export function seatsOf(names: readonly string[]): Seat[] {
  return names.map((name, seat) => {
    const bot = LEVELS.includes(name);
    return {
      seat,
      kind: bot ? "bot" : "person",
      name: bot ? "" : name,
      level: bot ? name : null,
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
  const [step, setStep] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const [panel, setPanel] = useState<"help" | "species" | null>(null);
  const nameOf = useSeatName(useMemo(() => seatsOf(game.names), [game.names]));
  const last = game.steps.length - 1;
  const goTo = useCallback((to: number) => setStep(Math.min(Math.max(to, 0), last)), [last]);
  const current = game.steps[step];
  if (!current) return null;
  const told = current.lines.map((line) => lineInWords(line, nameOf, say)).join(" ");
  return (
    <div className="table-page">
      <TableBar
        view={current.view}
        toAct={NOBODY}
        nameOf={nameOf}
        onOpen={setOpened}
        onHelp={() => setPanel("help")}
        onSpecies={() => setPanel("species")}
      />
      <ReplayBoards step={current} number={step} nameOf={nameOf} opened={opened} onOpen={setOpened}>
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
          <ScoreChart game={game} step={step} nameOf={nameOf} onStep={goTo} />
          <StepControls step={step} last={last} told={told} onStep={goTo} />
        </section>
        {record && (
          <a className="replay-record small" href={record} download>
            {say("page-download")}
          </a>
        )}
      </ReplayBoards>
      {panel === "species" && <SpeciesDialog view={current.view} onClose={() => setPanel(null)} />}
      {panel === "help" && <HelpDialog keys={["steps", "ends"]} onClose={() => setPanel(null)} />}
    </div>
  );
}
