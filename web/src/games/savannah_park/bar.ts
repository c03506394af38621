/** What the house's bar, end and chart are told of a Savannah Park table. */
import type { SavannahParkView } from "../../messages";
import type { Say } from "../../words/Words";

/** How many grass spaces are empty, which breaks a tie; nothing where they do not count. */
export function note(view: SavannahParkView, seat: number, say: Say) {
  const grass = view.parks[seat]?.categories.find((category) => category.code === "grass");
  const empty = grass?.places.filter((one) => one.empty).length ?? 0;
  return grass && say("page-sp-empty-grass", { count: empty });
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
