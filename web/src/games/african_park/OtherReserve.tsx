import type { Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { Cemetery } from "./Cemetery";
import { layoutOf } from "./layout";
import { type Light, ReserveBoard } from "./ReserveBoard";
import { ReserveHead } from "./ReserveHead";
import { TerritoryCards } from "./TerritoryCards";

interface OtherReserveProps {
  reserve: Reserve;
  name: string;
  acts: boolean;
  headRanger: boolean;
  light?: Light;
  /** Stands out without being about to choose: it has just chosen. */
  marked?: boolean;
  onOpen: () => void;
}

/** Another seat's reserve, small; it opens large with the reasons for its points. */
export function OtherReserve(props: OtherReserveProps) {
  const { reserve, name } = props;
  const say = useSay();
  return (
    <section
      className={props.acts || props.marked ? "reserve other acts" : "reserve other"}
      aria-label={say("page-reserve-of", { name })}
    >
      <ReserveHead {...props} />
      {reserve.areas.length > 0 ? (
        <ReserveBoard
          reserve={reserve}
          layout={layoutOf(reserve.areas)}
          title={say("page-reserve-of", { name })}
          light={props.light}
        />
      ) : (
        <TerritoryCards cards={reserve.cards} />
      )}
      {reserve.cemetery.length > 0 && <Cemetery reserve={reserve} />}
    </section>
  );
}
