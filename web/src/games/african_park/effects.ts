/** What a choice would do, in words. */
import type { Choice } from "../../messages";
import { pointsChange } from "../../words/numbers";
import type { Say } from "../../words/Words";

/** How many of each species a list names, in its order. */
export function countEach(species: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of species) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** "2 zebras and 1 gnu" in the reader's language. */
export function animalsInWords(say: Say, language: string, species: readonly string[]): string {
  const parts = countEach(species).map(([name, count]) =>
    say("page-animal-count", { species: name, count }),
  );
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

/** The effect of a choice as one short sentence: points first, then why. */
export function effectInWords(say: Say, language: string, choice: Choice): string {
  const effect = choice.effect;
  if (!effect) return "";
  const said = [pointsChange(language, effect.points)];
  if (choice.kind === "dies") said.push(say("page-effect-dies"));
  if (effect.depressed) said.push(say("page-effect-depressed"));
  if (effect.herd) said.push(say("page-effect-herd", { count: effect.herd }));
  if (effect.eaten.length > 0) {
    const animals = animalsInWords(say, language, effect.eaten);
    said.push(say("page-effect-eats", { animals }));
  }
  return said.join(" · ");
}
