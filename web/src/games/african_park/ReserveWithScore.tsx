import { useState } from "react";
import type { Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { AreaDoors } from "./AreaDoors";
import { Cemetery } from "./Cemetery";
import { layoutOf } from "./layout";
import { ReserveBoard } from "./ReserveBoard";
import { type Lit, lightOf, ScoreParts } from "./ScoreParts";
import { TerritoryCards } from "./TerritoryCards";
import "./reserve.css";
import "./reservewithscore.css";

interface ReserveWithScoreProps {
  reserve: Reserve;
  name: string;
  /** The area that is lit at first. */
  area: number | null;
}

/** A reserve and why it has its points: each reason lights up its place. */
export function ReserveWithScore({ reserve, name, area }: ReserveWithScoreProps) {
  const say = useSay();
  const [lit, setLit] = useState<Lit>(area === null ? null : { area });
  if (reserve.areas.length === 0) return <TerritoryCards cards={reserve.cards} />;
  const light = lightOf(lit, reserve);
  const layout = layoutOf(reserve.areas);
  // one animal in an area may be lit without the area being so
  const litArea = lit !== null && "area" in lit ? lit.area : null;
  return (
    <div className="reserve-with-score">
      <div className="reserve-picture">
        <div className="board-frame">
          <ReserveBoard
            reserve={reserve}
            layout={layout}
            title={say("page-reserve-of", { name })}
            light={light}
          />
          <AreaDoors
            reserve={reserve}
            layout={layout}
            lit={litArea}
            onOpen={(one) => setLit(litArea === one ? null : { area: one })}
          />
        </div>
        <Cemetery reserve={reserve} lit={light.cemetery} />
      </div>
      <ScoreParts reserve={reserve} lit={lit} onLight={setLit} />
    </div>
  );
}
