import { Animal } from "../../../animals/Animal";
import { useSay } from "../../../words/Words";
import { type Group, GroupSign } from "../GroupSign";
import { NUMBERS } from "./components";

const GROUPS: readonly Group[] = ["herbivore", "carnivore", "pachyderm", "aquatic"];

/** The four groups, who belongs to each, and what each demands. */
export function Groups() {
  const say = useSay();
  const limit = NUMBERS.pachydermLimit;
  const limits = { three: limit.get(3) ?? 0, four: limit.get(4) ?? 0, six: limit.get(6) ?? 0 };
  return (
    <ul className="how-groups">
      {GROUPS.map((group) => (
        <li key={group} className="panel">
          <h3>
            <GroupSign group={group} size={24} />
            {say("page-how-group", { group })}
          </h3>
          <div className="how-members">
            {NUMBERS.species
              .filter((species) => species.group === group)
              .map((species) => (
                <Animal
                  key={species.name}
                  species={species.name}
                  size={56}
                  title={say(`animal-${species.name}`)}
                />
              ))}
          </div>
          <p>{say("page-how-group-rule", { group, ...limits })}</p>
        </li>
      ))}
    </ul>
  );
}
