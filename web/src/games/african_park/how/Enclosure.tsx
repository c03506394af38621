import { Animal } from "../../../animals/Animal";
import type { Space } from "../../../messages";
import { type Box, CELL, layoutOf } from "../layout";
import { areaOf } from "../pictured";
import { Fence, Ground, RainCloud } from "../Scenery";
import "../board.css";

/** How large a unit of the picture is on the page, in em. */
const SCALE = 1 / 32;
const ANIMAL = CELL * 0.88;

interface EnclosureProps {
  /** The columns of the area, each from the bottom upward (see `areaOf`). */
  columns: readonly string[];
  title: string;
}

/** One fenced area with who lives in it. */
export function Enclosure({ columns, title }: EnclosureProps) {
  const area = areaOf(columns);
  const box = layoutOf([area]).areas[0];
  if (!box) return null;
  return (
    <svg
      className="reserve-board enclosure"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${box.width * SCALE}em`}
      height={`${box.height * SCALE}em`}
      role="img"
      aria-label={title}
    >
      <Fence box={box} lit={false} />
      {area.columns.map((column, place) =>
        column.spaces.map((space, index) => {
          const at = box.columns[place]?.spaces[index];
          return at && <Dwelling key={`${at.x} ${at.y}`} box={at} space={space} />;
        }),
      )}
    </svg>
  );
}

function Dwelling({ box, space }: { box: Box; space: Space }) {
  const edge = (CELL - ANIMAL) / 2;
  return (
    <g className={space.depressed ? "depressed" : undefined}>
      <g>
        <Ground box={box} river={space.river} />
        {space.animal && (
          <g transform={`translate(${box.x + edge} ${box.y + edge})`}>
            <Animal species={space.animal} size={ANIMAL} />
          </g>
        )}
      </g>
      {space.depressed && <RainCloud x={box.x + 50} y={box.y + 2} />}
    </g>
  );
}
