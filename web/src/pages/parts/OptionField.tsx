import type { GameInfo } from "../../messages";
import { useSay } from "../../words/Words";

type Option = GameInfo["options"][number];

interface OptionFieldProps {
  option: Option;
  players: number;
  value: Option["default"];
  onChange: (value: Option["default"]) => void;
}

/** An option of a game; whole numbers are seats, so those beyond the players are left out. */
export function OptionField({ option, players, value, onChange }: OptionFieldProps) {
  const say = useSay();
  const values = option.values.filter((one) => typeof one !== "number" || one < players);
  return (
    <label className="new-label">
      <span>{say(`option-${option.name}`)}</span>
      <select
        className="field"
        value={String(value)}
        onChange={(event) =>
          onChange(values.find((one) => String(one) === event.target.value) ?? null)
        }
      >
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {say(`option-${option.name}-value`, {
              value: typeof one === "number" ? one : String(one ?? "none"),
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
