import { Animal } from "../../animals/Animal";
import type { Category, Park } from "../../messages";
import { pointsText } from "../../words/numbers";
import { useSay } from "../../words/Words";
import { Growth } from "./Ground";
import { herdText } from "./light";
import "./ledger.css";

interface LedgerProps {
  park: Pick<Park, "categories" | "total">;
  /** The number of the category that is lit. */
  lit: number | null;
  /** Points are shown; else it only tells the species apart. */
  points: boolean;
  /** Only species: the legend alone. */
  onLight: (number: number | null) => void;
  /** How many categories are shown, while they are counted one by one. */
  upTo?: number;
}

/** The categories of a park with what each brings now: a press lights what it counts. */
export function Ledger({ park, lit, points, onLight, upTo = Infinity }: LedgerProps) {
  const say = useSay();
  const shown = park.categories.filter((one) => points || one.species !== null);
  const total = park.categories.slice(0, upTo).reduce((sum, category) => sum + category.points, 0);
  return (
    <section className="sp-ledger" aria-label={say("page-sp-ledger")}>
      <ul className="sp-ledger-rows">
        {shown.map((category, index) => (
          <li key={category.number} className={category.species ? "of-species" : "of-ground"}>
            <LedgerRow
              category={category}
              lit={lit === category.number}
              known={points && index < upTo}
              onPress={() => onLight(lit === category.number ? null : category.number)}
            />
          </li>
        ))}
      </ul>
      {points && (
        <p className="sp-ledger-total">
          <span>{say("page-total")}</span>
          <b className="numbers">{pointsText(total)}</b>
        </p>
      )}
    </section>
  );
}

interface LedgerRowProps {
  category: Category;
  lit: boolean;
  known: boolean;
  onPress: () => void;
}

function LedgerRow({ category, lit, known, onPress }: LedgerRowProps) {
  const say = useSay();
  const { code, species } = category;
  const name = say("page-sp-category", { code, species: species ?? "" });
  const detail = useDetail()(category);
  const fire = code.endsWith("fire");
  return (
    <button
      type="button"
      className={`sp-ledger-row ${code}${lit ? " lit" : ""}`}
      aria-pressed={lit}
      data-testid={`category-${category.number}`}
      onClick={onPress}
    >
      <span className="unseen">{known ? `${name}: ${detail}` : name}</span>
      <CategoryIcon category={category} />
      {species && (
        <span className="sp-ledger-letter" aria-hidden="true">
          {say("game-savannah_park-letter", { species })}
        </span>
      )}
      <span className="sp-ledger-name" aria-hidden="true">
        {name}
      </span>
      <span className="sp-ledger-detail numbers" aria-hidden="true">
        {known && detail}
      </span>
      <b className="sp-ledger-points numbers" aria-hidden="true">
        {known && (fire ? <TokenCount count={category.driven.length} /> : points(category))}
      </b>
    </button>
  );
}

function points(category: Category): string {
  return pointsText(category.points);
}

/** How many tokens a fire drives away; it costs nothing itself, so this is no number of points. */
export function TokenCount({ count }: { count: number }) {
  return (
    <span className="token-count">
      {count}
      <svg viewBox="0 0 20 22" width="13" height="14" aria-hidden="true">
        <path d="M10 1l8.5 5v10L10 21l-8.5-5V6z" />
      </svg>
    </span>
  );
}

/** What a category counts: "10 × 3 = 30", "drives 2 tokens away", "4 of 6 empty". */
export function useDetail(): (category: Category) => string {
  const say = useSay();
  return (category) => {
    const { code, driven, places, herds, points } = category;
    if (code.endsWith("fire")) return say("page-sp-drives", { count: driven.length });
    if (places.length > 0) {
      const empty = places.filter((place) => place.empty).length;
      return say("page-sp-empty", { empty, all: places.length, points });
    }
    const best = herds.find((herd) => herd.counted);
    if (code === "lions" || !best) return say("page-sp-points", { points });
    return code === "children"
      ? say("page-sp-biggest", { count: best.animals })
      : herdText(best, false);
  };
}

export function CategoryIcon({ category, size = 30 }: { category: Category; size?: number }) {
  const { code, species } = category;
  if (species) return <Animal species={species} size={size} />;
  if (code === "lions") return <Animal species="lion" size={size} />;
  const kind = code === "trees" ? "tree" : (code as "grass" | "small-fire");
  return (
    <svg
      viewBox="-46 -50 92 104"
      width={size}
      height={size}
      className={`sp-ground ${kind}`}
      aria-hidden="true"
    >
      <Growth kind={kind} />
    </svg>
  );
}
