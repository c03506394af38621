import type { Choice, Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { AreaDoors } from "./AreaDoors";
import { Burial, Cemetery } from "./Cemetery";
import { layoutOf } from "./layout";
import type { Options, Picked } from "./picking";
import { ReserveBoard } from "./ReserveBoard";
import { ReserveHead } from "./ReserveHead";
import { Targets } from "./Targets";
import { TerritoryCards } from "./TerritoryCards";

interface OwnBoardProps {
  reserve: Reserve;
  name: string;
  acts: boolean;
  /** The sides are chosen: animals live and die here. */
  playing: boolean;
  headRanger: boolean;
  /** What may be done with the held card; null while none is held. */
  options: Options | null;
  picked: Picked | null;
  takeFocus: boolean;
  onChoose: (choice: Choice) => void;
  /** Opens the reasons for the points, all or those of one area. */
  onOpen: (area: number | null) => void;
}

/** The reader's own reserve, large; while a card is held its spaces can be chosen. */
export function OwnBoard(props: OwnBoardProps) {
  const { reserve, name, options, picked } = props;
  const say = useSay();
  const layout = layoutOf(reserve.areas);
  return (
    <section
      className={props.acts ? "reserve own acts" : "reserve own"}
      aria-label={say("page-reserve-of", { name })}
      data-testid="own-reserve"
    >
      <ReserveHead
        reserve={reserve}
        name={name}
        acts={props.acts}
        headRanger={props.headRanger}
        onOpen={() => props.onOpen(null)}
      />
      {reserve.areas.length === 0 ? (
        <TerritoryCards cards={reserve.cards} />
      ) : (
        <div className="board-frame">
          <ReserveBoard
            reserve={reserve}
            layout={layout}
            title={say("page-reserve-of", { name })}
          />
          {props.playing && <AreaDoors reserve={reserve} layout={layout} onOpen={props.onOpen} />}
          {options && (
            <Targets
              key={picked?.card}
              layout={layout}
              columns={reserve.areas.flatMap((area) => area.columns)}
              options={options}
              takeFocus={props.takeFocus}
              asking={picked?.asking ?? null}
              onChoose={props.onChoose}
            />
          )}
        </div>
      )}
      {options?.dies ? (
        <Burial
          key={picked?.card}
          choice={options.dies}
          takeFocus={props.takeFocus}
          onChoose={props.onChoose}
        />
      ) : (
        props.playing && <Cemetery reserve={reserve} />
      )}
    </section>
  );
}
