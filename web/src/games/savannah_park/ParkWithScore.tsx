import { useState } from "react";
import type { Park } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { useSay } from "../../words/Words";
import { Ledger } from "./Ledger";
import { lightOf, plainLight } from "./light";
import { ParkBoard, type ParkGround } from "./ParkBoard";
import "./parkwithscore.css";

interface ParkWithScoreProps {
  ground: ParkGround;
  park: Park;
  title: string;
}

/** A park and why it has its points: each reason lights up its place. */
export function ParkWithScore({ ground, park, title }: ParkWithScoreProps) {
  const [lit, setLit] = useState<number | null>(null);
  const category = park.categories.find((one) => one.number === lit);
  const light = category ? lightOf(category, park, ground.spaces) : plainLight(park);
  return (
    <div className="sp-park-with-score">
      <ParkBoard ground={ground} park={park} title={title} light={light} />
      <Ledger park={park} lit={lit} points onLight={setLit} />
    </div>
  );
}

interface ParkDialogProps {
  ground: ParkGround;
  park: Park;
  name: string;
  onClose: () => void;
}

/** A seat's park, large, beside the reasons for its points. */
export function ParkDialog({ ground, park, name, onClose }: ParkDialogProps) {
  const say = useSay();
  const title = say("page-sp-park-of", { name });
  return (
    <Dialog wide title={title} onClose={onClose}>
      <ParkWithScore ground={ground} park={park} title={title} />
      <TokensInWords park={park} ground={ground} />
    </Dialog>
  );
}

/** For screen readers, who do not see the picture: what stands on each space. */
function TokensInWords({ park, ground }: { park: Park; ground: ParkGround }) {
  const say = useSay();
  return (
    <ul className="unseen" aria-label={say("page-sp-spaces")}>
      {ground.spaces.map((space) => (
        <li key={space.index}>
          {say("page-sp-space", {
            space: space.name,
            kind: space.kind,
            ...standingOn(park, ground, space.index),
          })}
        </li>
      ))}
    </ul>
  );
}

/** What stands on a space, as parameters of its words. */
export function standingOn(park: Park, ground: ParkGround, space: number) {
  const token = park.tokens[space] ?? null;
  const kind = ground.tokens.find((one) => one.name === token);
  return {
    token: token ?? "none",
    state: park.vacated === space ? "vacated" : kind?.face_up ? "face-up" : "moved",
    lion: park.lion === space ? "yes" : "no",
  };
}
