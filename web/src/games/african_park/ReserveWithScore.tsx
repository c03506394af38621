import { useState } from "react";
import type { Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { Cemetery } from "./Cemetery";
import { layoutOf } from "./layout";
import { ReserveBoard } from "./ReserveBoard";
import { lightOf, NO_LIGHT, ScoreParts } from "./ScoreParts";
import { TerritoryCards } from "./TerritoryCards";
import "./reservewithscore.css";

/** A reserve and why it has its points: each reason lights up its place. */
export function ReserveWithScore({ reserve, name }: { reserve: Reserve; name: string }) {
  const say = useSay();
  const [lit, setLit] = useState<number | null>(null);
  const part = lit === null ? undefined : reserve.parts[lit];
  const light = part ? lightOf(part, reserve) : NO_LIGHT;
  if (reserve.areas.length === 0) return <TerritoryCards cards={reserve.cards} />;
  return (
    <div className="reserve-with-score">
      <div className="reserve-picture">
        <ReserveBoard
          reserve={reserve}
          layout={layoutOf(reserve.areas)}
          title={say("page-reserve-of", { name })}
          light={light}
        />
        <Cemetery reserve={reserve} lit={light.cemetery} />
      </div>
      <ScoreParts reserve={reserve} lit={lit} onLight={setLit} />
    </div>
  );
}
