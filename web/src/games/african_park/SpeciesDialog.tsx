import { Animal } from "../../animals/Animal";
import type { AfricanParkView } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { useSay } from "../../words/Words";
import { MinimumSign } from "./AnimalCard";
import { GroupSign } from "./GroupSign";
import "./species.css";

/** All animals of this copy of the game: what they ask for, what they are worth, how many are left. */
export function SpeciesDialog({ view, onClose }: { view: AfricanParkView; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say("page-species")} onClose={onClose}>
      <table className="species-table numbers">
        <thead>
          <tr>
            <th scope="col">{say("page-species-animal")}</th>
            <th scope="col">{say("page-species-group")}</th>
            <th scope="col">
              <MinimumSign />
              <span className="unseen">{say("page-species-minimum")}</span>
            </th>
            <th scope="col">{say("page-species-value")}</th>
            <th scope="col">{say("page-species-unseen")}</th>
          </tr>
        </thead>
        <tbody>
          {view.species.map((species) => (
            <tr key={species.name}>
              <th scope="row">
                <span className="species-name">
                  <Animal species={species.name} size={36} />
                  <span>{say(`animal-${species.name}`)}</span>
                </span>
              </th>
              <td>
                <span className="species-group">
                  <GroupSign group={species.group} named />
                  <span className="species-group-name" aria-hidden="true">
                    {say("page-group", { group: species.group })}
                  </span>
                </span>
              </td>
              <td>{species.minimum}</td>
              <td>{species.value}</td>
              <td>{species.unseen}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="species-note">
        {say("page-herd-bonus")}{" "}
        {Object.entries(view.herd_bonus)
          .map(([count, points]) => say("page-herd-bonus-step", { count, points }))
          .join(" · ")}
      </p>
      {view.provenance === "reconstruction" && (
        <p className="species-note soft small">{say("page-reconstruction")}</p>
      )}
    </Dialog>
  );
}
