import { useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { Hint } from "../../table/Hint";
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
  const [asked, setAsked] = useState<string | null>(null);
  const outside = total(park.outside);
  // others may change their parks meanwhile
  const waiting = JSON.stringify([view.year, park.outside, park.spare]);
  const asking = asked === waiting && mayAct && choice !== undefined;
  const confirm = () => {
    setAsked(null);
    if (choice) run([choice.notation]);
  };
  if (refusal && mayAct)
    return (
      <p className="zuuli-cannot small" data-testid="cannot-confirm">
        {say(refusal.reason.code, refusal.reason.params)}
      </p>
    );
  if (asking) {
    const text = say("page-zuuli-confirm-cost", {
      animals: countsInWords(say, park.outside),
      upgrades: countsInWords(say, park.spare) || "none",
      count: outside,
      points: lossOf(cards, park.outside),
    });
    const words = { text, yes: say("page-zuuli-confirm"), no: say("page-zuuli-back") };
    const question = { ...words, onYes: confirm, onNo: () => setAsked(null) };
    return <Hint text="" question={question} busy={!mayAct} />;
  }
  return (
    <button
      type="button"
      className="button go zuuli-confirm"
      data-testid="confirm"
      aria-disabled={!mayAct}
      onClick={() => {
        if (!mayAct) return;
        if (outside + total(park.spare) > 0) setAsked(waiting);
        else confirm();
      }}
    >
      {say("page-zuuli-confirm")}
    </button>
  );
}
