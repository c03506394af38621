import type { Park } from "../../messages";
import { useSay } from "../../words/Words";
import { DARK, type Light, plainLight } from "./light";
import { ParkBoard, type ParkGround } from "./ParkBoard";
import { ParkHead } from "./ParkHead";

interface OtherParkProps {
  ground: ParkGround;
  park: Park;
  name: string;
  acts: boolean;
  starter: boolean;
  light?: Light;
  /** Stands out without being about to choose: it has just chosen. */
  marked?: boolean;
  onOpen: () => void;
}

/** Another seat's park, small; its points open it large with their reasons. */
export function OtherPark(props: OtherParkProps) {
  const { ground, park, name, acts, marked = false, light = DARK } = props;
  const say = useSay();
  const title = say("page-sp-park-of", { name });
  return (
    <section className={acts || marked ? "sp-park other acts" : "sp-park other"} aria-label={title}>
      <ParkHead {...props} />
      <ParkBoard
        ground={ground}
        park={park}
        title={title}
        light={light === DARK ? plainLight(park) : light}
      />
    </section>
  );
}
