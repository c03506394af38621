/** What the house's bar, end and chart are told of a Savannah Park table. */
import type { SavannahParkView } from "../../messages";
import type { Say } from "../../words/Words";

/** Seats with their points and places now. */
export function standings(view: SavannahParkView, say: Say) {
  return view.parks.map(({ seat, total, place, categories }) => {
    const grass = categories.find((category) => category.code === "grass");
    const empty = grass?.places.filter((one) => one.empty).length ?? 0;
    const note = grass ? say("page-sp-empty-grass", { count: empty }) : undefined;
    return { seat, total, place, ...(note === undefined ? {} : { note }) };
  });
}

/** The round, and how many tokens have yet to be moved. */
export function bar(view: SavannahParkView, say: Say) {
  const left = view.tokens.filter((token) => token.face_up).length;
  const begun = view.phase !== "grass" && view.phase !== "lions";
  const { round, rounds } = view;
  return {
    now: begun ? say("page-round", { round, rounds }) : say("page-setting-up"),
    left: say("page-sp-face-up", { count: left }),
  };
}
