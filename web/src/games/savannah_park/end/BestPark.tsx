import { useCallback, useState } from "react";
import { Scene } from "../../../animals/Scene";
import { api } from "../../../api";
import type { BestEnd, Park, SavannahParkView } from "../../../messages";
import { useAnswer } from "../../../pages/parts/useAnswer";
import { pointsText } from "../../../words/numbers";
import { useSay } from "../../../words/Words";
import { ParkBoard } from "../ParkBoard";
import { countingLight } from "./counting";
import { ScorePad } from "./ScorePad";

interface BestParkProps {
  table: string;
  /** The reader's own park at the end. */
  park: Park;
  name: string;
}

/** What could have been: the planner's best park from the same start. */
export function BestPark({ table, park, name }: BestParkProps) {
  const say = useSay();
  const ask = useCallback(() => api.best(table), [table]);
  const [answer, askAgain] = useAnswer(ask);
  // the children's rules, and bots without a planner, know no best end
  if (answer.state === "failed" && answer.error.code === "no-best") return null;
  return (
    <section className="sp-best" aria-label={say("page-sp-best")} data-testid="best">
      <h2>{say("page-sp-best")}</h2>
      {answer.state === "waiting" && (
        <div className="sp-best-waiting" role="status">
          <Scene name="waiting" />
          <p>{say("page-sp-best-waiting")}</p>
        </div>
      )}
      {answer.state === "failed" && (
        <div className="sp-best-waiting" role="alert">
          <Scene name="error" />
          <p>{say(answer.error.code, answer.error.params)}</p>
          <button type="button" className="button" onClick={askAgain}>
            {say("page-home-again")}
          </button>
        </div>
      )}
      {answer.state === "here" && <Compared best={answer.value} park={park} name={name} />}
    </section>
  );
}

/** Both parks and both scores, side by side. */
function Compared({ best, park, name }: { best: BestEnd; park: Park; name: string }) {
  const say = useSay();
  const [lit, setLit] = useState<number | null>(null);
  // a solo game of Savannah Park has no other end
  const view = best.view as SavannahParkView;
  const other = view.parks[0];
  if (!other) return null;
  const all = other.categories.length;
  const planner = say("page-sp-best-name");
  return (
    <>
      <p>{say("page-sp-best-what", { points: best.total, less: best.total - park.total })}</p>
      <div className="sp-best-pair">
        <figure>
          <figcaption className="sp-end-caption">
            <span>{planner}</span>
            <b className="numbers">{pointsText(best.total)}</b>
          </figcaption>
          <ParkBoard
            ground={view}
            park={other}
            title={planner}
            light={countingLight(other, view.spaces, all, lit)}
          />
        </figure>
        <ScorePad
          columns={[
            { park, name },
            { park: other, name: planner },
          ]}
          counted={all}
          lit={lit}
          onLight={setLit}
        />
      </div>
    </>
  );
}
