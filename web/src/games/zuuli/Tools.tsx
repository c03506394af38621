import type { ReactNode } from "react";
import type { YearScore } from "../../messages";
import { Icon } from "../../shell/icons";
import { useSay } from "../../words/Words";
import type { Advised } from "./advice";
import { type Command, UNDO } from "./commands";

interface ToolsProps {
  year: YearScore | undefined;
  advised: Advised | null;
  mayAct: boolean;
  redo: Command | null;
  onUndo: (() => void) | null;
  onOpen: () => void;
  run: (commands: readonly Command[]) => void;
  children: ReactNode;
}

/** The score of the year so far, undo and redo, the best park there is, and to confirm. */
export function Tools(props: ToolsProps) {
  const { year, advised, mayAct, redo, onUndo, onOpen, run, children } = props;
  const say = useSay();
  return (
    <div className="zuuli-tools">
      {year && (
        <button type="button" className="button zuuli-year" data-testid="year" onClick={onOpen}>
          {say("page-zuuli-year-now", { year: year.year })} <b className="numbers">{year.points}</b>
        </button>
      )}
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
        aria-disabled={!redo || !mayAct}
        data-testid="redo"
        onClick={() => redo && mayAct && run([redo])}
      >
        <Icon>
          <path d="M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3" />
        </Icon>
        <span className="unseen">{say("page-zuuli-redo")}</span>
      </button>
      {advised && mayAct && (
        <button
          type="button"
          className="button"
          aria-disabled={advised.notations.length === 0}
          data-testid="arrange"
          onClick={() => run(advised.notations)}
        >
          {advised.notations.length > 0
            ? say("page-zuuli-arrange", { points: advised.points })
            : say("page-zuuli-arranged")}
        </button>
      )}
      {children}
    </div>
  );
}
