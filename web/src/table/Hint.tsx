import { useEffect, useRef } from "react";
import { useSay } from "../words/Words";
import "./hint.css";

/** Something that is asked for once more before it is done. */
export interface Question {
  text: string;
  onYes: () => void;
  onNo: () => void;
  /** What the two buttons say, where it is no card that is put back. */
  yes?: string;
  no?: string;
}

interface HintProps {
  /** What the reader may do now, in one sentence. */
  text: string;
  question: Question | null;
  busy: boolean;
}

/** One sentence on what to do; what costs much is asked for once more here. */
export function Hint({ text, question, busy }: HintProps) {
  const say = useSay();
  const yes = useRef<HTMLButtonElement>(null);
  const asks = question !== null;
  useEffect(() => {
    if (asks) yes.current?.focus({ preventScroll: true });
  }, [asks]);
  if (!question) return <p className="hint">{text}</p>;
  return (
    <div className="hint asking" role="alertdialog" aria-labelledby="hint-question">
      <p id="hint-question">{question.text}</p>
      <span className="hint-buttons">
        <button type="button" className="button" onClick={question.onNo}>
          {question.no ?? say("page-put-back")}
        </button>
        <button
          ref={yes}
          type="button"
          className="button go"
          aria-disabled={busy}
          onClick={() => busy || question.onYes()}
        >
          {question.yes ?? say("page-confirm-loss")}
        </button>
      </span>
    </div>
  );
}
