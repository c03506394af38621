/** The drawings as they lie beside this file, taken apart into their paths. */

export interface Shape {
  d: string;
  fill: string;
  /** The first path of a drawing: its whole shape, with the rim of cut paper around it. */
  outline: boolean;
}

const FILES: Record<string, string> = import.meta.glob("./**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The drawings hold nothing but paths that carry `fill` and `d`; the first is the outline. */
function shapesOf(svg: string): Shape[] {
  return Array.from(
    svg.matchAll(/<path [^>]*?fill="([^"]+)"[^>]*? d="([^"]+)"/g),
    (found, index) => ({
      fill: found[1] ?? "",
      d: found[2] ?? "",
      outline: index === 0,
    }),
  );
}

const DRAWINGS = new Map(
  Object.entries(FILES).map(([path, svg]) => [path.slice(2, -4), shapesOf(svg)]),
);

/** Names the games have for an animal that is drawn under another one. */
const SAME: Readonly<Record<string, string>> = {
  rhino: "rhinoceros",
  hippo: "hippopotamus",
};

/** Stands in for an animal nobody has drawn yet. */
export const UNKNOWN = "paw";

/** The names of all drawings: of animals, and of pieces of land under `land/`. */
export const DRAWN: readonly string[] = [...DRAWINGS.keys()].filter((name) => name !== UNKNOWN);

/** The paths of a species, from back to front; a paw for one that is not drawn. */
export function drawingOf(species: string): readonly Shape[] {
  return DRAWINGS.get(SAME[species] ?? species) ?? DRAWINGS.get(UNKNOWN) ?? [];
}
