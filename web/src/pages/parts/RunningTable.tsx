import { Link } from "wouter";
import type { TableCard } from "../../messages";
import { useSeatName } from "../../table/names";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { PositionBoard } from "./MiniBoard";

/** A game that goes on: its position, the points, and whose turn it is. */
export function RunningTable({ table }: { table: TableCard }) {
  const say = useSay();
  const nameOf = useSeatName(table.seats);
  const mine = isMyTurn(table);
  return (
    <Link
      className={mine ? "running-table panel my-turn" : "running-table panel"}
      href={`/table/${table.id}`}
    >
      <PositionBoard table={table} />
      <span className="running-head">
        <strong>{say(`game-${table.game}`)}</strong>
        <span className={mine ? "turn mine" : "turn"}>{useTurn(table, nameOf)}</span>
      </span>
      <Seats table={table} nameOf={nameOf} />
    </Link>
  );
}

/** Whether a seat of the reader must choose now. */
export function isMyTurn(table: TableCard): boolean {
  return (
    table.status === "running" &&
    table.seats.some((seat) => seat.mine && table.to_act.includes(seat.seat))
  );
}

function useTurn(table: TableCard, nameOf: (seat: number) => string): string {
  const say = useSay();
  if (table.status === "waiting") return say("page-home-seats-open");
  if (isMyTurn(table)) return say("page-home-my-turn");
  return say("page-home-turn-of", { name: table.to_act.map(nameOf).join(", ") });
}

function Seats({ table, nameOf }: { table: TableCard; nameOf: (seat: number) => string }) {
  return (
    <span className="running-seats">
      {table.seats.map((seat) => (
        <span key={seat.seat} className="running-seat">
          <SeatFlag seat={seat.seat} size={18} />
          <span className="running-name">{nameOf(seat.seat)}</span>
          <strong className="numbers">{table.totals[seat.seat]}</strong>
        </span>
      ))}
    </span>
  );
}
