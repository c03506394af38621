import type { ReactNode } from "react";
import type { YearScore } from "../../messages";
import { Icon } from "../../shell/icons";
import { useSay } from "../../words/Words";
import type { Advised } from "./advice";
import { type Command, UNDO } from "./commands";

interface ToolsProps {
  year: YearScore | undefined;
  advised: Advised | null;
  watching: boolean;
  mayAct: boolean;
  redo: Command | null;
  onUndo: (() => void) | null;
  onOpen: () => void;
  run: (commands: readonly Command[]) => void;
  children: ReactNode;
}

/** The score of the year so far, undo and redo, the best park there is, and to confirm. */
export function Tools(props: ToolsProps) {
  const { year, advised, watching, mayAct, redo, onUndo, onOpen, run, children } = props;
  const say = useSay();
  return (
    <div className="zuuli-tools">
      {year && (
        <button type="button" className="button zuuli-year" data-testid="year" onClick={onOpen}>
          <span className="wordy">{say("page-zuuli-year-now", { year: year.year })}</span>{" "}
          <b className="numbers">{year.points}</b>
        </button>
      )}
      {!watching && <Steps onUndo={onUndo} redo={mayAct ? redo : null} run={run} />}
      {advised && mayAct && (
        <button
          type="button"
          className="button"
          aria-disabled={advised.notations.length === 0}
          data-testid="arrange"
          onClick={() => run(advised.notations)}
        >
          <Icon>
            <path d="M4 20L15 9M13 5l1-2M18 6l2-1M19 11l2 1M15 9l-2-2M9 4v3M7.500 5.500h3" />
          </Icon>
          <span className="wordy">
            {advised.notations.length > 0
              ? say("page-zuuli-arrange", { points: advised.points })
              : say("page-zuuli-arranged")}
          </span>
          <b className="numbers brief" aria-hidden="true">
            {advised.points}
          </b>
        </button>
      )}
      {children}
    </div>
  );
}

/** A step back, and forward again. */
function Steps({ onUndo, redo, run }: Pick<ToolsProps, "onUndo" | "redo" | "run">) {
  const say = useSay();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={!onUndo}
        data-testid="undo"
        onClick={() => onUndo && run([UNDO])}
      >
        <Icon>
          <path d="M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3" />
        </Icon>
        <span className="unseen">{say("page-undo")}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={!redo}
        data-testid="redo"
        onClick={() => redo && run([redo])}
      >
        <Icon>
          <path d="M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3" />
        </Icon>
        <span className="unseen">{say("page-zuuli-redo")}</span>
      </button>
    </>
  );
}
