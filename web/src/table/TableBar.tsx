import type { Standing } from "../games/game";
import type { Seat, State } from "../messages";
import { Icon } from "../shell/icons";
import { SeatFlag } from "../ui/SeatFlag";
import { pointsText } from "../words/numbers";
import { useSay } from "../words/Words";
import { Countdown } from "./Countdown";
import "./tablebar.css";

interface TableBarProps {
  game: string;
  /** The round or phase, and what is left. */
  bar: { now: string; left: string };
  standings: readonly Standing[];
  toAct: readonly number[];
  /** Who sits there; left out where nobody does any more (replay). */
  seats?: readonly Seat[];
  /** By seat, when its time to think is out; left out: nobody has a limit. */
  deadlines?: State["deadlines"];
  nameOf: (seat: number) => string;
  onOpen: (seat: number) => void;
  onHelp: () => void;
  onReference: () => void;
}

/** Whether the person of a seat is at the table, has lost the line, or has left it to a bot. */
function presenceOf(seat: Seat | undefined): "here" | "offline" | "away" {
  if (seat?.kind !== "person" || seat.mine) return "here";
  if (seat.away) return "away";
  return seat.online ? "here" : "offline";
}

/** The slim bar on top: how far the game is, and every seat's flag with its points. */
export function TableBar(props: TableBarProps) {
  const { game, bar, standings, toAct, seats, deadlines, nameOf, onOpen, onHelp, onReference } =
    props;
  const say = useSay();
  return (
    <div className="table-bar">
      <h1 className="unseen">{say(`game-${game}`)}</h1>
      <p className="bar-round numbers">
        <span>{bar.now}</span>
        <span className="soft">{bar.left}</span>
      </p>
      <ul className="bar-seats">
        {standings.map((standing) => {
          const name = nameOf(standing.seat);
          const presence = presenceOf(seats?.find((seat) => seat.seat === standing.seat));
          const deadline = deadlines?.[standing.seat];
          const acts = toAct.includes(standing.seat);
          return (
            <li key={standing.seat}>
              <button
                type="button"
                className={`seat-chip seat-${standing.seat}${acts ? " acts" : ""} ${presence}`}
                data-testid={`seat-${standing.seat}`}
                onClick={() => onOpen(standing.seat)}
              >
                <SeatFlag seat={standing.seat} />
                <span className="seat-chip-name">{name}</span>
                {deadline && <Countdown deadline={deadline} />}
                <b className="numbers">{pointsText(standing.total)}</b>
                <span className="unseen">
                  {say("page-seat-chip", { acts: acts ? "yes" : "no", presence })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="bar-tools">
        <button type="button" className="header-tool" onClick={onReference}>
          <Icon>
            <path d="M4 5.500C7 4 10 4 12 6c2-2 5-2 8-.5V19c-3-1.5-6-1.5-8 .5c-2-2-5-2-8-.5zM12 6v13.5" />
          </Icon>
          <span className="unseen">{say("page-reference")}</span>
        </button>
        <button type="button" className="header-tool" onClick={onHelp}>
          <Icon>
            <circle cx="12" cy="12" r="9" />
            <path d="M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.8.4-1 .9-1 1.700M12 16.800v.01" />
          </Icon>
          <span className="unseen">{say("page-help")}</span>
        </button>
      </div>
    </div>
  );
}
