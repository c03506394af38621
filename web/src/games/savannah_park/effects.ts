/** What a choice would do, in words. */
import type { ParkEffect, SavannahParkView } from "../../messages";
import { pointsChange } from "../../words/numbers";
import type { Say } from "../../words/Words";

/** The fire that drives away tokens with so many animals. */
export const FIRES = ["small-fire", "medium-fire", "big-fire"] as const;

/** What a category (by its number) is called: a fire, grass, trees, a species, the lions. */
export function categoryName(say: Say, view: Pick<SavannahParkView, "parks">, number: number) {
  const category = view.parks[0]?.categories.find((one) => one.number === number);
  return say("page-sp-category", {
    code: category?.code ?? "",
    species: category?.species ?? "",
  });
}

/** "zebras +6, grass −1; driven away by the big bush fire". */
export function effectInWords(
  say: Say,
  language: string,
  view: SavannahParkView,
  effect: ParkEffect,
  token: string | null,
): string {
  const changes = effect.changes.map(({ number, points }) =>
    say("page-sp-change", {
      category: categoryName(say, view, number),
      points: pointsChange(language, points),
    }),
  );
  const animals = view.tokens.find((one) => one.name === token)?.total ?? 0;
  const fire = effect.driven_away ? FIRES[animals - 1] : undefined;
  if (fire) changes.push(say("page-sp-driven", { fire }));
  return changes.length > 0 ? changes.join(", ") : say("page-sp-no-change");
}
