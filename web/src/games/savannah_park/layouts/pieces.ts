/** A layout of one's own: pieces on the back of the park, as text and back, and what is wrong. */
import type { ParkSpace } from "../../../messages";

export type Piece = "T" | "1" | "2" | "3";

export const PIECES: readonly Piece[] = ["T", "1", "2", "3"];
/** How many of each piece a layout has. */
export const COUNTS: Readonly<Record<Piece, number>> = { T: 6, "1": 1, "2": 1, "3": 1 };
export const KIND: Readonly<Record<Piece, ParkSpace["kind"]>> = {
  T: "tree",
  "1": "small-fire",
  "2": "medium-fire",
  "3": "big-fire",
};

/** Pieces by the name of the space that they lie on. */
export type Pieces = ReadonlyMap<string, Piece>;

/** Reads `Tb2,Tb6,1c2`; what is no piece with a space is left out. */
export function piecesOf(text: string): Pieces {
  return new Map(
    text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => PIECES.includes(item.charAt(0) as Piece) && item.length > 1)
      .map((item) => [item.slice(1), item.charAt(0) as Piece]),
  );
}

/** The pieces on a board that has them. */
export function piecesOn(spaces: readonly ParkSpace[]): Pieces {
  return new Map(
    spaces.flatMap((space) => {
      const piece = PIECES.find((one) => KIND[one] === space.kind);
      return piece ? [[space.name, piece] as const] : [];
    }),
  );
}

/** The text of a layout as the rules read it: trees first, then the fires, each in board order. */
export function textOf(pieces: Pieces, spaces: readonly ParkSpace[]): string {
  return PIECES.flatMap((piece) =>
    spaces.filter(({ name }) => pieces.get(name) === piece).map(({ name }) => piece + name),
  ).join(",");
}

/** The back of the park with the pieces on it. */
export function boardWith(back: readonly ParkSpace[], pieces: Pieces): ParkSpace[] {
  return back.map((space) => {
    const piece = pieces.get(space.name);
    return piece ? { ...space, kind: KIND[piece] } : space;
  });
}

export function countOf(pieces: Pieces, piece: Piece): number {
  return [...pieces.values()].filter((one) => one === piece).length;
}

/** The pieces whose number is not right yet. */
export function missing(pieces: Pieces): Piece[] {
  return PIECES.filter((piece) => countOf(pieces, piece) !== COUNTS[piece]);
}

/**
 * A press on a space with a piece in hand: the piece lies there; the same piece again takes it
 * away; a fire, of which there is one, moves; with no tree left the press does nothing.
 */
export function press(pieces: Pieces, space: ParkSpace, piece: Piece): Pieces {
  if (space.kind !== "sand") return pieces;
  const next = new Map(pieces);
  const before = next.get(space.name);
  next.delete(space.name);
  if (before === piece) return next;
  if (COUNTS[piece] === 1) for (const [name, one] of next) if (one === piece) next.delete(name);
  if (countOf(next, piece) >= COUNTS[piece]) return pieces;
  return next.set(space.name, piece);
}
