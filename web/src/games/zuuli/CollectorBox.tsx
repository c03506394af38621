import type { Collector, ZuuliView } from "../../messages";
import { useSay } from "../../words/Words";
import { cardsOf, flat } from "./cards";
import { CardChip } from "./Tokens";

/** Solo: the opponent, what it has taken, and its years. */
export function CollectorBox({ view, collector }: { view: ZuuliView; collector: Collector }) {
  const say = useSay();
  const cards = cardsOf(view);
  return (
    <section
      className="zuuli-other collector"
      aria-label={say("page-zuuli-collector")}
      data-testid="collector"
    >
      <div className="zuuli-other-head">
        <span className="zuuli-other-name">{say("page-zuuli-collector")}</span>
        <span className="soft small">
          {say("option-difficulty-value", { value: collector.difficulty })}
        </span>
        <b className="numbers collector-total">{collector.total}</b>
      </div>
      {collector.years.length > 0 && (
        <p className="small numbers">
          {collector.years
            .map((points, index) => say("page-zuuli-collector-year", { year: index + 1, points }))
            .join(" · ")}
        </p>
      )}
      <p className="soft small">
        {say("page-zuuli-collector-does", { difficulty: collector.difficulty })}
      </p>
      <p className="zuuli-outside">
        {[...new Set(flat(cards, collector.cards))].map((name) => (
          <CardChip key={name} name={name} count={collector.cards[name] ?? 0} cards={cards} />
        ))}
      </p>
    </section>
  );
}
