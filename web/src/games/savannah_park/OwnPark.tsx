import type { Park, SavannahParkView } from "../../messages";
import { useSay } from "../../words/Words";
import { frameFor } from "./hexes";
import { lightOf, plainLight } from "./light";
import { ParkBoard } from "./ParkBoard";
import { ParkHead } from "./ParkHead";
import { ghostsOf, lionIsMoving } from "./picking";
import { Spaces } from "./Spaces";
import type { Choosing } from "./useChoosing";
import { useDoors } from "./useDoors";
import "./park.css";

interface OwnParkProps {
  view: SavannahParkView;
  park: Park;
  name: string;
  acts: boolean;
  mayAct: boolean;
  /** A finger that has pressed a space is asked once more: it could not look first. */
  choosing: Choosing;
  /** The number of the category that is lit. */
  lit: number | null;
  onOpen: () => void;
}

/** The reader's own park, large, with each of its spaces to press. */
export function OwnPark(props: OwnParkProps) {
  const { view, park, name, acts, mayAct, choosing, lit } = props;
  const say = useSay();
  const doors = useDoors(view, park, mayAct, choosing);
  const { picked, press, offers } = choosing;
  const category = park.categories.find((one) => one.number === lit);
  const lionAway = lionIsMoving(view, picked);
  const lifted = view.phase === "naming" ? picked.asked : null;
  return (
    <section
      className={acts ? "sp-park own acts" : "sp-park own"}
      aria-label={say("page-sp-park-of", { name })}
      data-testid="own-park"
    >
      <ParkHead
        park={park}
        name={name}
        acts={acts}
        starter={view.players > 1 && view.starter === park.seat}
        onOpen={props.onOpen}
      />
      <div className="sp-frame">
        <ParkBoard
          ground={view}
          park={lionAway ? { ...park, lion: null } : park}
          light={category ? lightOf(category, park, view.spaces) : plainLight(park)}
          ghosts={ghostsOf(view, park, picked)}
          lifted={lifted}
          open={[...offers.keys()]}
        />
        <Spaces
          label={say("page-sp-spaces")}
          doors={doors}
          frame={frameFor(view.spaces, view.children)}
          asked={picked.asked}
          onPress={(space, touched) => press(space, isSure(view, touched))}
        />
      </div>
    </section>
  );
}

/**
 * What a pointer chooses is done at once, since it shows what it would do before; a finger's choice
 * is asked once more, and so is a name that all have to live with.
 */
function isSure(view: SavannahParkView, touched: boolean): boolean {
  if (view.phase === "naming") return view.players === 1;
  return !touched;
}
