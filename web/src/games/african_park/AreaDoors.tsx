import type { Reserve } from "../../messages";
import { useSay } from "../../words/Words";
import { type Layout, percentOf } from "./layout";

interface AreaDoorsProps {
  reserve: Reserve;
  layout: Layout;
  /** Which area is lit, if pressed doors stay pressed. */
  lit?: number | null;
  onOpen: (area: number) => void;
}

/** Makes the points on the signs doors to their reasons. */
export function AreaDoors({ reserve, layout, lit, onOpen }: AreaDoorsProps) {
  const say = useSay();
  return layout.areas.map((box, index) => {
    const area = reserve.areas[index];
    return (
      area && (
        <button
          key={area.index}
          type="button"
          className="area-door"
          style={percentOf(box.sign, layout)}
          aria-label={say("page-open-area", { area: area.index, points: area.points })}
          aria-pressed={lit === undefined ? undefined : lit === area.index}
          onClick={() => onOpen(area.index)}
        />
      )
    );
  });
}
