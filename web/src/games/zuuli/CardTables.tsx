import { Animal } from "../../animals/Animal";
import type { AnimalCard, EnclosureCard, UpgradeCard } from "../../messages";
import { useSay } from "../../words/Words";
import { codeOf } from "./CardFace";
import type { Printed } from "./cards";
import { EffectSign, HabitatSigns, TemperSign } from "./Signs";
import { effectsInWords } from "./words";
import "./cardtables.css";

const copies = (cards: readonly { copies: number }[]) =>
  cards.reduce((sum, card) => sum + card.copies, 0);

/** Animals, enclosures and upgrades: what is printed on each, and how many there are. */
export function CardTables({ printed }: { printed: Printed }) {
  const say = useSay();
  const counts = {
    animals: copies(printed.animals),
    enclosures: copies(printed.enclosures),
    upgrades: copies(printed.upgrades),
  };
  const all = counts.animals + counts.enclosures + counts.upgrades;
  return (
    <div className="zuuli-tables">
      <p>{say("page-zuuli-reference-counts", { ...counts, all })}</p>
      <Animals cards={printed.animals} />
      <Enclosures cards={printed.enclosures} />
      <Upgrades cards={printed.upgrades} />
    </div>
  );
}

function Head({ columns }: { columns: readonly string[] }) {
  const say = useSay();
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {say("page-zuuli-column", { column })}
          </th>
        ))}
        <th scope="col">{say("page-zuuli-copies")}</th>
      </tr>
    </thead>
  );
}

function Animals({ cards }: { cards: readonly AnimalCard[] }) {
  const say = useSay();
  return (
    <table className="zuuli-table numbers">
      <Head columns={["name", "lives", "space", "value"]} />
      <tbody>
        {cards.map((card) => (
          <tr key={card.name}>
            <th scope="row">
              <span className="zuuli-table-name">
                <Animal species={card.name} size={36} />
                <TemperSign fierce={card.fierce} named />
                <span>
                  {say("zuuli-card", { card: card.name })}
                  {card.rule && (
                    <span className="zuuli-table-note soft small">
                      {say("page-zuuli-rule-short", { rule: card.rule })}
                    </span>
                  )}
                </span>
              </span>
            </th>
            <td>
              <HabitatSigns habitats={card.habitats} named />
            </td>
            <td>{card.space}</td>
            <td>{card.value}</td>
            <td>{card.copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Enclosures({ cards }: { cards: readonly EnclosureCard[] }) {
  const say = useSay();
  return (
    <table className="zuuli-table numbers">
      <Head columns={["name", "has", "space", "times"]} />
      <tbody>
        {cards.map((card) => (
          <tr key={card.name}>
            <th scope="row">
              {say("zuuli-room", { room: card.name })}
              {card.condition && (
                <span className="zuuli-table-note soft small">
                  {say("page-zuuli-condition", { condition: codeOf(card.condition) })}
                </span>
              )}
            </th>
            <td>
              <HabitatSigns habitats={card.habitats} named />
            </td>
            <td>{card.space}</td>
            <td>×{card.satisfaction}</td>
            <td>{card.copies || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Upgrades({ cards }: { cards: readonly UpgradeCard[] }) {
  const say = useSay();
  return (
    <table className="zuuli-table numbers">
      <Head columns={["name", "effect"]} />
      <tbody>
        {cards.map((card) => (
          <tr key={card.name}>
            <th scope="row">
              <span className="zuuli-table-name">
                <EffectSign {...card} size={24} />
                {say("zuuli-card", { card: card.name })}
              </span>
            </th>
            <td className="zuuli-table-text small">{effectsInWords(say, card)}</td>
            <td>{card.copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
