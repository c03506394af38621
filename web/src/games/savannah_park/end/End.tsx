import { useState } from "react";
import type { SavannahParkView } from "../../../messages";
import { Icon } from "../../../shell/icons";
import { pointsText } from "../../../words/numbers";
import { useSay } from "../../../words/Words";
import type { GameEndProps } from "../../game";
import { ParkBoard } from "../ParkBoard";
import { BestPark } from "./BestPark";
import { countingLight, pointsUpTo } from "./counting";
import { Rating } from "./Rating";
import { ScorePad } from "./ScorePad";
import { type Counting, useCounting } from "./useCounting";
import "./end.css";

/** The end: the categories counted one by one, alone also the rating and what could have been. */
export default function End(props: GameEndProps<SavannahParkView>) {
  const { view, state, nameOf } = props;
  const say = useSay();
  const [picked, setPicked] = useState<number | null>(null);
  const counting = useCounting(view.parks[0]?.categories.length ?? 0);
  const { counted, over } = counting;
  const current = view.parks[0]?.categories[counted - 1]?.number ?? null;
  const lit = over ? picked : current;
  const [large, setLarge] = useState(state.seat ?? winnerOf(view));
  const columns = view.parks.map((park) => ({ park, name: nameOf(park.seat) }));
  return (
    <section className="sp-end panel" aria-label={say("page-sp-counting")} data-testid="counting">
      <div className={`sp-end-boards players-${view.players}`}>
        {view.parks.map((park) => (
          <figure key={park.seat} className={park.seat === large ? "large" : undefined}>
            <figcaption>
              <Caption
                name={nameOf(park.seat)}
                points={pointsUpTo(park, counted)}
                onPick={view.players > 1 ? () => setLarge(park.seat) : null}
              />
            </figcaption>
            <ParkBoard
              ground={view}
              park={park}
              title={say("page-sp-park-of", { name: nameOf(park.seat) })}
              light={countingLight(park, view.spaces, counted, lit)}
            />
          </figure>
        ))}
      </div>
      <Controls counting={counting} />
      <div className="sp-end-pad">
        <ScorePad columns={columns} counted={counted} lit={lit} onLight={setPicked} />
        {over && view.rating && <Rating rated={view.rating} />}
      </div>
      {over && view.rating && view.parks[0] && (
        <BestPark table={state.table} park={view.parks[0]} name={nameOf(0)} />
      )}
    </section>
  );
}

function winnerOf(view: SavannahParkView): number {
  return view.parks.find((park) => park.place === 1)?.seat ?? 0;
}

interface CaptionProps {
  name: string;
  points: number;
  /** On a phone one park is large, and this one becomes it. */
  onPick: (() => void) | null;
}

function Caption({ name, points, onPick }: CaptionProps) {
  const text = (
    <>
      <span>{name}</span>
      <b className="numbers">{pointsText(points)}</b>
    </>
  );
  if (!onPick) return <div className="sp-end-caption">{text}</div>;
  return (
    <button type="button" className="sp-end-caption" onClick={onPick}>
      {text}
    </button>
  );
}

/** Steps through the counting, or skips it. */
function Controls({ counting }: { counting: Counting }) {
  const say = useSay();
  const { counted, over, next, back, skip, again } = counting;
  return (
    <div className="sp-end-controls">
      {over ? (
        <button type="button" className="button" onClick={again}>
          {say("page-sp-count-again")}
        </button>
      ) : (
        <>
          <StepButton
            label={say("page-replay-back")}
            icon={BACK}
            off={counted === 0}
            onClick={back}
          />
          <StepButton label={say("page-replay-on")} icon={ON} off={false} onClick={next} />
          <button type="button" className="button go" data-testid="skip" onClick={skip}>
            {say("page-sp-skip")}
          </button>
        </>
      )}
    </div>
  );
}

const BACK = "M16 6l-8 6 8 6z";
const ON = "M8 6l8 6-8 6z";

function StepButton(props: { label: string; icon: string; off: boolean; onClick: () => void }) {
  const { label, icon, off, onClick } = props;
  return (
    <button
      type="button"
      className="button sp-end-step"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <Icon>
        <path d={icon} />
      </Icon>
    </button>
  );
}
