import { type RefObject, useLayoutEffect, useRef } from "react";

interface Piece {
  element: Element;
  kind: string;
  /** Where it lives: a column, a cemetery, or "" for what waits to be taken. */
  home: string;
  key: string;
  x: number;
  y: number;
  width: number;
}

/**
 * Lets pieces glide from where they were to where they are (`data-glide`: what kind of piece,
 * `data-glide-home` and `data-glide-place`: where it is). A piece at a new place comes from a place
 * of its kind that has become empty, nearest home first. With reduced motion it simply appears.
 */
export function useGlide(root: RefObject<HTMLElement | null>, version: number): void {
  const before = useRef<Piece[] | null>(null);
  // every change of the version is a new position, also when the same pieces are drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const container = root.current;
    if (!container) return;
    const now = piecesIn(container);
    if (before.current && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (const [piece, origin] of moves(before.current, now)) glide(piece, origin);
    }
    before.current = now;
  }, [root, version]);
}

function piecesIn(container: HTMLElement): Piece[] {
  const frame = container.getBoundingClientRect();
  return [...container.querySelectorAll<HTMLElement>("[data-glide]")].map((element) => {
    const box = element.getBoundingClientRect();
    const { glide: kind = "", glideHome: home = "", glidePlace: place = "" } = element.dataset;
    return {
      element,
      kind,
      home,
      key: `${kind} ${home} ${place}`,
      x: box.x - frame.x + box.width / 2,
      y: box.y - frame.y + box.height / 2,
      width: box.width,
    };
  });
}

/** Which piece came from where: new places matched with places of the same kind now empty. */
export function moves<P extends Pick<Piece, "kind" | "home" | "key">>(
  before: readonly P[],
  now: readonly P[],
): [P, P][] {
  const stayed = new Set(now.map((piece) => piece.key));
  const known = new Set(before.map((piece) => piece.key));
  const left = before.filter((piece) => !stayed.has(piece.key));
  const found: [P, P][] = [];
  for (const piece of now.filter((one) => one.home !== "" && !known.has(one.key))) {
    const candidates = left.filter((one) => one.kind === piece.kind);
    const origin = candidates.find((one) => one.home === piece.home) ?? candidates[0];
    if (!origin) continue;
    left.splice(left.indexOf(origin), 1);
    found.push([piece, origin]);
  }
  return found;
}

const GLIDE_MS = 180;

function glide(piece: Piece, origin: Piece): void {
  // inside a picture a length is in the picture's own units
  const scale =
    piece.element instanceof SVGGraphicsElement ? (piece.element.getScreenCTM()?.a ?? 1) : 1;
  const x = (origin.x - piece.x) / scale;
  const y = (origin.y - piece.y) / scale;
  const size = piece.width > 0 ? origin.width / piece.width : 1;
  piece.element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }],
    { duration: GLIDE_MS, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
}
