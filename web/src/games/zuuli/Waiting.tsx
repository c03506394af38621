import type { ZuuliChoice, ZuuliPark, ZuuliRefusal } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { type Cards, flat } from "./cards";
import { type Held, OUTSIDE } from "./holding";
import { WaitingFace } from "./Tokens";
import { cardInWords } from "./words";

interface WaitingProps {
  park: ZuuliPark;
  cards: Cards;
  held: Held | null;
  /** What taking the held thing out would do, or why it cannot be taken out. */
  out: ZuuliChoice | undefined;
  outRefusal: ZuuliRefusal | undefined;
  mayAct: boolean;
  onHold: (held: Held, byKeyboard: boolean) => void;
  onPutBack: () => void;
  onDrop: () => void;
}

/** What waits outside the enclosures; something held from a room can be put down here. */
export function Waiting(props: WaitingProps) {
  const { park, cards, held, out, outRefusal, mayAct, onHold, onPutBack, onDrop } = props;
  const say = useSay();
  const change = usePointsChange();
  const counts = { ...park.outside, ...park.spare };
  const names = [...new Set(flat(cards, counts))];
  const label = say("page-zuuli-waiting");
  return (
    <fieldset className="zuuli-waiting" aria-label={label} data-drop={OUTSIDE}>
      {names.length === 0 && !out && <p className="soft small">{say("page-zuuli-waiting-none")}</p>}
      {names.map((name) => {
        const card = cards.get(name);
        const isHeld = held?.thing === name && held.source === null;
        const must = park.must_house[name] ?? 0;
        return (
          card && (
            <button
              key={name}
              type="button"
              className={isHeld ? "zuuli-token loose held" : "zuuli-token loose"}
              aria-pressed={isHeld}
              aria-disabled={!mayAct}
              data-drag={mayAct ? ` ${name}` : undefined}
              data-testid={`waiting-${name}`}
              onClick={(event) => {
                if (!mayAct) return;
                if (isHeld) onPutBack();
                else onHold({ thing: name, source: null }, event.detail === 0);
              }}
            >
              <span className="unseen">
                {say("page-zuuli-waiting-label", { count: counts[name] ?? 0, card: name })}{" "}
                {cardInWords(say, card)}
                {must > 0 && ` ${say("page-zuuli-must", { animal: name })}`}
              </span>
              <WaitingFace card={card} count={counts[name] ?? 0} />
              {must > 0 && (
                <span className="must-sign" aria-hidden="true">
                  !
                </span>
              )}
            </button>
          )
        );
      })}
      {out && (
        <button
          type="button"
          className="zuuli-target lawful out"
          data-testid="target-out"
          onClick={onDrop}
        >
          <span>{say("page-zuuli-take-out")}</span> <b className="numbers">{change(out.points)}</b>
        </button>
      )}
      {outRefusal && (
        <p className="small" role="alert">
          {say(outRefusal.reason.code, outRefusal.reason.params)}
        </p>
      )}
    </fieldset>
  );
}
