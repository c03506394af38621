import type { Rated } from "../../../messages";
import { useSay, useSayLine } from "../../../words/Words";

/** What a solo game is called. */
export function Rating({ rated }: { rated: Rated }) {
  const say = useSay();
  const name = useSayLine()(rated.line);
  return (
    <p className="sp-rating" data-testid="rating">
      <svg viewBox="0 0 40 48" width="44" height="52" aria-hidden="true">
        <path className="ribbon" d="M12 24L8 46l12-7l12 7l-4-22z" />
        <circle cx="20" cy="17" r="15" />
        <path
          className="star"
          d="M20 7l3 6.5l7 .8l-5.2 4.8l1.4 7L20 22.6l-6.2 3.5l1.4-7L10 14.3l7-.8z"
        />
      </svg>
      <span>
        <span className="soft small">{say("page-sp-rating")}</span>
        <strong>{name}</strong>
        <span className="soft small numbers">
          {say("page-sp-rating-from", { points: rated.lowest })}
        </span>
      </span>
    </p>
  );
}
