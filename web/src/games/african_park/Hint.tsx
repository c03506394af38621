import { useEffect, useRef } from "react";
import type { Choice } from "../../messages";
import { useLanguage, useSay } from "../../words/Words";
import { effectInWords } from "./effects";

interface HintProps {
  /** What the reader may do now, in one sentence. */
  text: string;
  asking: Choice | null;
  busy: boolean;
  onConfirm: (choice: Choice) => void;
  onPutBack: () => void;
}

/** One sentence on what to do or what would happen; a loss is asked for once more here. */
export function Hint({ text, asking, busy, onConfirm, onPutBack }: HintProps) {
  const say = useSay();
  const [language] = useLanguage();
  const animal = asking?.species ? say("species-a", { species: asking.species }) : "";
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) yes.current?.focus({ preventScroll: true });
  }, [asking]);
  if (!asking) return <p className="hint">{text}</p>;
  return (
    <div className="hint asking" role="alertdialog" aria-labelledby="hint-question">
      <p id="hint-question">
        {animal}: {effectInWords(say, language, asking)}
      </p>
      <span className="hint-buttons">
        <button type="button" className="button" onClick={onPutBack}>
          {say("page-put-back")}
        </button>
        <button
          ref={yes}
          type="button"
          className="button go"
          disabled={busy}
          onClick={() => onConfirm(asking)}
        >
          {say("page-confirm-loss")}
        </button>
      </span>
    </div>
  );
}
