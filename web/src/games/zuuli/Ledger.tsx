import type { RoomScore, YearScore } from "../../messages";
import { pointsText, usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";
import "./ledger.css";

/** Years point by point: each enclosure's animals and why they are worth that, losses, the floor. */
export function Ledger({ years }: { years: readonly YearScore[] }) {
  return years.map((year) => <YearLedger key={year.year} year={year} />);
}

function YearLedger({ year }: { year: YearScore }) {
  const say = useSay();
  const change = usePointsChange();
  return (
    <div className="zuuli-ledger">
      <p className="ledger-total">
        <span>{say("page-zuuli-year", { year: year.year })}</span>
        <b className="numbers">{pointsText(year.points)}</b>
      </p>
      <ul>
        {year.rooms.map((room) => (
          <RoomLine key={room.room} room={room} />
        ))}
        {year.losses.map((loss) => (
          <li key={loss.animal} className="ledger-line loss">
            <span>{say("unhoused", { ...loss })}</span>
            <b className="numbers">{change(loss.points)}</b>
          </li>
        ))}
        {year.floor > 0 && (
          <li className="ledger-line">
            <span>{say("year-floor")}</span>
            <b className="numbers">{change(year.floor)}</b>
          </li>
        )}
        {year.rooms.length + year.losses.length === 0 && (
          <li className="soft small">{say("page-zuuli-nobody")}</li>
        )}
      </ul>
    </div>
  );
}

function RoomLine({ room }: { room: RoomScore }) {
  const say = useSay();
  const change = usePointsChange();
  return (
    <li>
      <p className="ledger-line">
        <span>{say("room-points", { room: room.room, sum: room.sum, times: room.times })}</span>
        <b className="numbers">{change(room.points)}</b>
      </p>
      <ul className="ledger-animals soft small">
        {room.animals.map((one) => (
          <li key={one.animal} className="ledger-line">
            <span>{say(one.why, { ...one })}</span>
            <span className="numbers">{one.count * one.each}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
