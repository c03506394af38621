import { Animal, type AnimalProps } from "./Animal";

/** Pieces of land that lie beside the animals; a fire's number is the count of its flames. */
export type LandKind = "tree" | "grass" | "rock" | "fire_1" | "fire_2" | "fire_3" | "watering_hole";

/** The name of its drawing, for `Strokes` in a picture that holds more. */
export const landDrawing = (kind: LandKind) => `land/${kind}`;

/** A piece of land, drawn as the animals are: its foot near the bottom of a square. */
export function Land({ kind, ...rest }: Omit<AnimalProps, "species"> & { kind: LandKind }) {
  return <Animal species={landDrawing(kind)} {...rest} />;
}
