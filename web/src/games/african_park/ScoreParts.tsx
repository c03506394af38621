import type { Part, Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { DARK, type Light } from "./ReserveBoard";
import "./scoreparts.css";

export interface ScoreLight extends Light {
  cemetery: boolean;
}

export const NO_LIGHT: ScoreLight = { ...DARK, cemetery: false };

/** Where on the board the points of a part come from. */
export function lightOf(part: Part, reserve: Reserve): ScoreLight {
  const { area, space } = part.params;
  if (typeof area !== "number") return { ...NO_LIGHT, cemetery: true };
  if (typeof space === "number") return { area, spaces: [space], cemetery: false };
  const herd = reserve.parts.filter(
    (one) =>
      one.code === "animal" &&
      one.params.area === area &&
      one.params.species === part.params.species,
  );
  const spaces = herd.flatMap((one) =>
    typeof one.params.space === "number" ? [one.params.space] : [],
  );
  return { area, spaces, cemetery: false };
}

interface ScorePartsProps {
  reserve: Reserve;
  /** Which part is lit, by its place in the list. */
  lit: number | null;
  onLight: (part: number | null) => void;
}

/** Every reason for a seat's points; a press on one lights up where it comes from. */
export function ScoreParts({ reserve, lit, onLight }: ScorePartsProps) {
  const say = useSay();
  return (
    <div className="score-parts">
      <ol>
        {reserve.parts.map((part, index) => (
          <li key={`${part.code} ${Object.values(part.params).join(" ")}`}>
            <button
              type="button"
              aria-pressed={lit === index}
              className={lit === index ? "score-part lit" : "score-part"}
              onClick={() => onLight(lit === index ? null : index)}
            >
              <span>{partInWords(part, reserve, say)}</span>
              <b className={part.points < 0 ? "numbers loss" : "numbers"}>
                {say("page-points-change", { points: part.points })}
              </b>
            </button>
          </li>
        ))}
      </ol>
      <p className="score-total">
        <span>{say("page-total")}</span>
        <b className="numbers">{reserve.total}</b>
      </p>
    </div>
  );
}

function partInWords(part: Part, reserve: Reserve, say: ReturnType<typeof useSay>): string {
  const area = reserve.areas.find((one) => one.index === part.params.area);
  return say(`page-part-${part.code}`, { ...part.params, size: area?.size ?? 0 });
}
