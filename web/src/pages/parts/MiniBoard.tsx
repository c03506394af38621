import { Scene } from "../../animals/Scene";
import { layoutOf } from "../../games/african_park/layout";
import { ReserveBoard } from "../../games/african_park/ReserveBoard";
import type { Reserve, TableCard } from "../../messages";
import "./miniboard.css";

/** A small picture of one reserve; a landscape where the territory is not chosen yet. */
export function MiniBoard({ reserve, title }: { reserve: Reserve | undefined; title: string }) {
  return (
    <div className="mini-board">
      {reserve && reserve.areas.length > 0 ? (
        <ReserveBoard reserve={reserve} layout={layoutOf(reserve.areas)} title={title} />
      ) : (
        <Scene name="waiting" />
      )}
    </div>
  );
}

/** The reserve that the reader of a list wants to see: the own one, else the leader's. */
export function reserveToShow(table: TableCard): Reserve | undefined {
  const mine = table.seats.find((seat) => seat.mine)?.seat;
  const reserves = table.picture?.reserves ?? [];
  return reserves.find((one) => one.seat === mine) ?? reserves.find((one) => one.place === 1);
}
