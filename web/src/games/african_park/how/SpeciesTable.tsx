import { Animal } from "../../../animals/Animal";
import { useSay } from "../../../words/Words";
import { MinimumSign } from "../AnimalCard";
import { GroupSign } from "../GroupSign";
import { NUMBERS } from "./components";

/** All animals: what they ask for, what they are worth, how many cards there are. */
export function SpeciesTable() {
  const say = useSay();
  return (
    <table className="how-species numbers">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {say("page-how-animal")}
          </th>
          <th scope="col" rowSpan={2}>
            <MinimumSign /> <span className="how-minimum">{say("page-how-minimum")}</span>
          </th>
          <th scope="col" rowSpan={2}>
            {say("page-how-value")}
          </th>
          <th scope="colgroup" colSpan={3}>
            {say("page-how-cards-by-players")}
          </th>
        </tr>
        <tr>
          {[2, 3, 4].map((players) => (
            <th key={players} scope="col">
              <span aria-hidden="true">{players}</span>
              <span className="unseen">{say("page-how-cards", { players })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUMBERS.species.map(({ name, group, minimum, value, copies }) => (
          <tr key={name}>
            <th scope="row">
              <span className="how-name">
                <Animal species={name} size={40} />
                <GroupSign group={group} named />
                {say(`animal-${name}`)}
              </span>
            </th>
            <td>{minimum}</td>
            <td>{value}</td>
            {copies.map((_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one more star is one more player
              <td key={star}>{copies.slice(0, star + 1).reduce((sum, one) => sum + one, 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
