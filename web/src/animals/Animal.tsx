import { memo } from "react";
import { drawingOf } from "./drawings";
import "./animals.css";

interface AnimalProps {
  species: string;
  /** Edge length, in pixels or with a unit; left out, the picture fills the box it stands in. */
  size?: number | string;
  /** What screen readers say; left out where words beside it say it. */
  title?: string;
  /** Only the outline shape, in the colour of the text around it. */
  silhouette?: boolean;
}

/** An animal from the side, facing right, its feet near the bottom of a square. */
export const Animal = memo(function Animal(props: AnimalProps) {
  const { species, size = "100%", title, silhouette = false } = props;
  return (
    <svg
      className={silhouette ? "animal silhouette" : "animal"}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Strokes species={species} />
    </svg>
  );
});

/** The paths alone, for a picture that holds several animals. */
export function Strokes({ species }: { species: string }) {
  return drawingOf(species).map((shape) => (
    <path
      key={shape.d}
      className={shape.outline ? "outline" : undefined}
      fill={shape.fill}
      d={shape.d}
    />
  ));
}
