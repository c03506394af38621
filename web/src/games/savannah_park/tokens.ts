/** How the animals lie on a token. */
import type { TokenKind } from "../../messages";
import type { Point } from "./hexes";

/** An animal on a token: its middle and the edge of the square it is drawn in. */
export interface Spot extends Point {
  species: string;
  size: number;
}

type Places = readonly (readonly [number, number])[];

const ONE: Places = [[0, -14]];
const TWO: Places = [
  [-19, -11],
  [19, -11],
];
const THREE: Places = [
  [0, -27],
  [-21, 0],
  [21, 0],
];
const SIX: Places = [
  [-24, -23],
  [1, -27],
  [26, -23],
  [-25, 4],
  [1, 4],
  [27, 4],
];

const LAYOUTS: readonly (readonly [number, number, Places])[] = [
  [1, 62, ONE],
  [2, 44, TWO],
  [3, 38, THREE],
  [6, 28, SIX],
];

/** The species of a token, each as often as there are animals of it. */
export function animalsOf(kind: TokenKind): string[] {
  return Object.entries(kind.animals).flatMap(([species, count]) =>
    Array.from({ length: count }, () => species),
  );
}

/** Where each animal of a token is drawn, around the token's middle. */
export function spotsOf(kind: TokenKind): Spot[] {
  const animals = animalsOf(kind);
  const [, size, places] =
    LAYOUTS.find(([most]) => animals.length <= most) ?? ([6, 28, SIX] as const);
  return animals.slice(0, places.length).map((species, index) => {
    const [x, y] = places[index] ?? [0, 0];
    return { species, size, x, y };
  });
}
