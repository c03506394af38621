import type { GameInfo } from "../../messages";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { Segments } from "./Segments";
import { KINDS, type Wish } from "./wishes";

interface SeatFieldProps {
  seat: number;
  wish: Wish;
  game: GameInfo;
  /** Whether the seat will be this one, with its flag. */
  flag: boolean;
  onChange: (change: Partial<Wish>) => void;
}

/** Who shall sit at one seat. */
export function SeatField({ seat, wish, game, flag, onChange }: SeatFieldProps) {
  const say = useSay();
  return (
    <li className="seat-field panel">
      <Segments
        legend={
          <>
            {flag && <SeatFlag seat={seat} />}
            {say("page-new-seat", { seat: seat + 1 })}
          </>
        }
        name={`seat-${seat}`}
        values={KINDS}
        value={wish.kind}
        label={(kind) => say("page-new-kind", { kind })}
        onChange={(kind) => onChange({ kind })}
      />
      {wish.kind === "bot" ? (
        <label className="seat-detail">
          <span>{say("page-new-level")}</span>
          <select
            className="field"
            value={wish.level ?? ""}
            onChange={(event) => onChange({ level: event.target.value })}
          >
            {game.levels.map(({ level }) => (
              <option key={level} value={level}>
                {say("page-bot-level", { level })}
              </option>
            ))}
          </select>
        </label>
      ) : (
        wish.kind === "here" && (
          <label className="seat-detail">
            <span>{say("page-new-here-name")}</span>
            <input
              className="field"
              value={wish.name}
              maxLength={24}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </label>
        )
      )}
      <p className="soft small">
        {wish.kind === "bot"
          ? say("page-new-level-hint", { level: wish.level ?? "" })
          : say("page-new-kind-hint", { kind: wish.kind })}
      </p>
    </li>
  );
}
