/** The tokens and boards of the built-in copy, read from the files that state them. */
import components from "../../../../src/wildpark/rules/savannah_park/components.toml?raw";
import suggestions from "../../../../src/wildpark/rules/savannah_park/layouts.toml?raw";
import type { ParkSpace, TokenKind } from "../../messages";
import type { ParkGround } from "./ParkBoard";

const KINDS: Readonly<Record<string, ParkSpace["kind"]>> = {
  ".": "sand",
  T: "tree",
  G: "grass",
  "#": "rock",
  "1": "small-fire",
  "2": "medium-fire",
  "3": "big-fire",
};

/** The texts of an array in a file, without its comments: `["a", ["b"]]` gives all of them. */
function listAfter(toml: string, name: string): string[][] {
  const found = new RegExp(`^${name} = (\\[.*\\]|\\[[\\s\\S]*?^\\])`, "m").exec(toml);
  const list = JSON.parse((found?.[1] ?? "[]").replace(/#[^"\n]*$/gm, "").replace(/,\s*\]/g, "]"));
  return (list as (string | string[])[]).map((one) => (typeof one === "string" ? [one] : one));
}

/** The spaces of a board from its rows of letters, named and placed as the rules do it. */
export function spacesOf(rows: readonly string[]): ParkSpace[] {
  let index = 0;
  return rows.flatMap((text, row) => {
    const letters = text.split(/\s+/);
    return letters.map((letter, place) => ({
      index: index++,
      name: `${String.fromCharCode(97 + row)}${place + 1}`,
      kind: KINDS[letter] ?? "sand",
      x: 2 * place - letters.length + 1,
      row,
    }));
  });
}

function kind(name: string, animals: Record<string, number>, water: boolean): TokenKind {
  const total = Object.values(animals).reduce((sum, count) => sum + count, 0);
  return { name, animals, total, water, face_up: true };
}

function oneOfEach(species: readonly string[]): Record<string, number> {
  return Object.fromEntries(species.map((one) => [one, 1]));
}

/** All tokens that a components file describes, in the order of the rules. */
export function tokensOf(toml: string): TokenKind[] {
  const species = listAfter(toml, "species").flat();
  return [
    ...species.flatMap((one) => [
      kind(one, { [one]: 1 }, false),
      kind(`${one}-2`, { [one]: 2 }, false),
      kind(`${one}-3`, { [one]: 3 }, false),
      kind(`${one}-water`, { [one]: 1 }, true),
    ]),
    ...listAfter(toml, "pairs").map((pair) => kind(pair.join("-"), oneOfEach(pair), false)),
    ...listAfter(toml, "trios_with_watering_hole").map((trio) =>
      kind(trio.join("-"), oneOfEach(trio), true),
    ),
    kind("all", oneOfEach(species), true),
  ];
}

export const SPECIES: readonly string[] = listAfter(components, "species").flat();
export const TOKENS: readonly TokenKind[] = tokensOf(components);
export const FRONT: readonly ParkSpace[] = spacesOf(listAfter(components, "front").flat());
export const BACK: readonly ParkSpace[] = spacesOf(listAfter(components, "back").flat());

/** The suggested layouts of the variable set-up: their boards, by name. */
export const SUGGESTED: ReadonlyMap<string, readonly ParkSpace[]> = new Map(
  suggestions
    .split(/^(?=\[[a-z-]+\]$)/m)
    .filter((block) => block.startsWith("["))
    .map((block) => [
      /^\[([a-z-]+)\]/.exec(block)?.[1] ?? "",
      spacesOf(listAfter(block, "rows").flat()),
    ]),
);

/** The ground that a picture needs, with these spaces. */
export function groundOf(spaces: readonly ParkSpace[], children = false): ParkGround {
  return { spaces, tokens: TOKENS, species: SPECIES, children };
}

/** A park for a picture: `d5 zebra-2, d6 all`; a `!` after a name for a token that was moved. */
export function standingOf(spaces: readonly ParkSpace[], text: string) {
  const at = new Map(
    text
      .split(/,\s*/)
      .filter(Boolean)
      .map((one) => one.split(" ") as [string, string]),
  );
  const tokens = spaces.map((space) => at.get(space.name)?.replace("!", "") ?? null);
  const moved = new Set(
    [...at.values()].filter((name) => name.endsWith("!")).map((name) => name.slice(0, -1)),
  );
  return { park: { seat: 0, tokens, vacated: null, lion: null }, moved };
}

/** From which total a rating is given, and its name as a code; lowest first. */
export const RATINGS: readonly (readonly [number, string])[] = Array.from(
  components.slice(components.indexOf("[solo_ratings]")).matchAll(/^(\d+) *= "(.+)"$/gm),
  (found) => [Number(found[1]), (found[2] ?? "").replaceAll(" ", "-")] as const,
);
