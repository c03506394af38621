import { Animal } from "../../../animals/Animal";
import { useSay } from "../../../words/Words";
import { COMPONENTS } from "../components";
import { RuleSign } from "../Signs";

/** The animals with a rule of their own, and the rule. */
export function SpecialRules() {
  const say = useSay();
  return (
    <ul className="zuuli-how-rules">
      {COMPONENTS.animals.map(
        ({ name, rule }) =>
          rule && (
            <li key={name}>
              <Animal species={name} size={56} />
              <div>
                <h3>
                  <RuleSign rule={rule} /> <span>{say("zuuli-card", { card: name })}</span>
                </h3>
                <p>{say("page-zuuli-rule", { rule })}</p>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}
