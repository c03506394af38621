import { Animal } from "../../animals/Animal";
import type { SavannahParkView, TokenKind } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { useSay } from "../../words/Words";
import type { ReferenceProps } from "../game";
import { useHelp } from "./helps";
import { TokenPicture } from "./TokenPicture";
import "./reference.css";

/** All tokens: which are still face up, and how many animals and watering holes a species has. */
export function Reference({ view, onClose }: ReferenceProps<SavannahParkView>) {
  const say = useSay();
  return (
    <Dialog wide title={say("page-sp-reference")} onClose={onClose}>
      <p className="sp-reference-note">{say("page-sp-reference-what")}</p>
      <ul className="sp-tokens">
        {view.tokens.map((kind) => (
          <li key={kind.name}>
            <TokenWithState kind={kind} />
          </li>
        ))}
      </ul>
      <SpeciesCounts tokens={view.tokens} species={view.species} />
      {view.provenance === "reconstruction" && (
        <p className="sp-reference-note soft small">{say("page-sp-reconstruction")}</p>
      )}
    </Dialog>
  );
}

function TokenWithState({ kind }: { kind: TokenKind }) {
  const say = useSay();
  return (
    <TokenPicture
      kind={kind}
      size="100%"
      moved={!kind.face_up}
      letters={useHelp("letters")}
      title={say("page-sp-token-state", {
        token: kind.name,
        state: kind.face_up ? "face-up" : "moved",
      })}
    />
  );
}

interface SpeciesCountsProps {
  tokens: readonly TokenKind[];
  species: readonly string[];
  /** With a column for animals on tokens that are face up. */
  unmoved?: boolean;
}

/** How many animals and watering holes each species has in all, and how many are yet to move. */
export function SpeciesCounts({ tokens, species, unmoved = true }: SpeciesCountsProps) {
  const say = useSay();
  return (
    <table className="sp-counts numbers">
      <thead>
        <tr>
          <th scope="col">{say("page-species-animal")}</th>
          <th scope="col">{say("page-sp-animals")}</th>
          <th scope="col">{say("page-sp-waters")}</th>
          {unmoved && <th scope="col">{say("page-sp-unmoved")}</th>}
        </tr>
      </thead>
      <tbody>
        {species.map((name) => {
          const showing = tokens.filter((kind) => kind.animals[name]);
          const animals = (kinds: readonly TokenKind[]) =>
            kinds.reduce((sum, kind) => sum + (kind.animals[name] ?? 0), 0);
          return (
            <tr key={name}>
              <th scope="row">
                <span className="sp-counts-name">
                  <Animal species={name} size={30} />
                  <b>{say("game-savannah_park-letter", { species: name })}</b>
                  <span>{say("page-sp-category", { code: "species", species: name })}</span>
                </span>
              </th>
              <td>{animals(showing)}</td>
              <td>{showing.filter((kind) => kind.water).length}</td>
              {unmoved && <td>{animals(showing.filter((kind) => kind.face_up))}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
