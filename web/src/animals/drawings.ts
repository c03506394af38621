/** The drawings that lie beside this file. They hold nothing but paths; the first is the outline. */

export interface Shape {
  d: string;
  fill: string;
  /** The first path of a drawing: its whole shape, with the rim of cut paper around it. */
  outline: boolean;
}

/** Of each drawing the tone and the line of its paths (`scripts/assets.ts`). */
const FILES = import.meta.glob<readonly [tone: string, d: string][]>("./**/*.svg", {
  query: "?paths",
  import: "default",
  eager: true,
});

const DRAWINGS = new Map(
  Object.entries(FILES).map(([path, paths]) => [
    path.slice(2, -4),
    paths.map(([tone, d], index): Shape => ({ d, fill: `var(${tone})`, outline: index === 0 })),
  ]),
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
