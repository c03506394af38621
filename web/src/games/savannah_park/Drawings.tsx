import { Strokes } from "../../animals/Animal";
import { hexagon } from "./hexes";

/**
 * Every animal of a picture once, to be used as often as it occurs. `id` stands before each name,
 * because a page shows several pictures.
 */
export function Drawings({ id, species }: { id: string; species: readonly string[] }) {
  return (
    <defs>
      {[...species, "lion"].map((name) => (
        <symbol key={name} id={`${id}-${name}`} viewBox="0 0 96 96" overflow="visible">
          <Strokes species={name} />
        </symbol>
      ))}
      <clipPath id={`${id}-disc`}>
        <circle r="45" />
      </clipPath>
      <clipPath id={`${id}-tile`}>
        <polygon points={hexagon(49)} />
      </clipPath>
    </defs>
  );
}
