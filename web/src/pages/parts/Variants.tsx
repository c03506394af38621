import { useGamePages } from "../../games";
import type { OptionValue } from "../../games/game";
import type { GameInfo, Error as ServerError } from "../../messages";
import { useSay } from "../../words/Words";
import { isSwitch, OptionField } from "./OptionField";
import { type Form, matters, namesSeat } from "./wishes";

interface VariantsProps {
  game: GameInfo;
  form: Form;
  /** Why the table was refused, if it was. */
  error: ServerError | null;
  onChange: (part: Partial<Form>) => void;
}

/** How the game is played: its variants, each with what it means. */
export function Variants({ game, form, error, onChange }: VariantsProps) {
  const say = useSay();
  const { optionFits } = useGamePages(game.name);
  const players = form.wishes.length;
  const shown = game.options
    .filter((option) => !namesSeat(option) && matters(option, form, optionFits))
    // switches first: what they take away then lies below them, and they stay where they are
    .toSorted((one, other) => Number(isSwitch(other)) - Number(isSwitch(one)));
  if (shown.length === 0) return null;
  const set = (name: string, value: OptionValue) =>
    onChange({ options: { ...form.options, [name]: value } });
  return (
    <section className="new-variants" aria-labelledby="variants">
      <h2 id="variants">{say("page-new-variants")}</h2>
      {shown.map((option) => (
        <div key={option.name} className="new-variant panel">
          <OptionField
            game={game.name}
            option={option}
            players={players}
            options={form.options}
            value={form.options[option.name] ?? null}
            onChange={(value) => set(option.name, value)}
          />
          {error && isAbout(error, option.name) && (
            <p className="new-error" role="alert" ref={bringIntoView}>
              {[error, ...(error.lines ?? [])].map((one) => say(one.code, one.params)).join(" ")}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

/** A refusal is told where its option stands, which may be out of sight of the button. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** Whether a refusal is about an option: it names it, or its code begins with the option's name. */
export function isAbout({ code, params }: ServerError, option: string): boolean {
  return params.name === option || code.startsWith(`${option}-`);
}
