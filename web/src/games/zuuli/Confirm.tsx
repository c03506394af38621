import { useEffect, useRef, useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { useSay } from "../../words/Words";
import { type Cards, lossOf, total } from "./cards";
import type { Command } from "./commands";
import { confirmOf } from "./holding";
import { countsInWords } from "./words";

interface ConfirmProps {
  view: ZuuliView;
  park: ZuuliPark;
  cards: Cards;
  mayAct: boolean;
  run: (commands: readonly Command[]) => void;
}

/** Confirms the park; what that would cost is asked once more, why it cannot be is said. */
export function Confirm({ view, park, cards, mayAct, run }: ConfirmProps) {
  const say = useSay();
  const { choice, refusal } = confirmOf(view);
  const [asked, setAsked] = useState<ZuuliPark | null>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const outside = total(park.outside);
  const asking = asked === park && mayAct && choice !== undefined;
  useEffect(() => {
    if (asking) yes.current?.focus({ preventScroll: true });
  }, [asking]);
  const confirm = () => choice && run([choice.notation]);
  if (refusal && mayAct)
    return (
      <p className="zuuli-cannot small" data-testid="cannot-confirm">
        {say(refusal.reason.code, refusal.reason.params)}
      </p>
    );
  if (asking)
    return (
      <div className="zuuli-asking" role="alertdialog" aria-labelledby="zuuli-question">
        <p id="zuuli-question">
          {say("page-zuuli-confirm-cost", {
            animals: countsInWords(say, park.outside),
            upgrades: countsInWords(say, park.spare) || "none",
            count: outside,
            points: lossOf(cards, park.outside),
          })}
        </p>
        <button type="button" className="button" onClick={() => setAsked(null)}>
          {say("page-zuuli-back")}
        </button>
        <button ref={yes} type="button" className="button go" onClick={confirm}>
          {say("page-zuuli-confirm")}
        </button>
      </div>
    );
  return (
    <button
      type="button"
      className="button go zuuli-confirm"
      data-testid="confirm"
      aria-disabled={!mayAct}
      onClick={() => {
        if (!mayAct) return;
        if (outside + total(park.spare) > 0) setAsked(park);
        else confirm();
      }}
    >
      {say("page-zuuli-confirm")}
    </button>
  );
}
