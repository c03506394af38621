import { Animal } from "../../animals/Animal";
import type { Area, Column, Reserve } from "../../messages";
import { type AreaBox, type Box, CELL, type ColumnBox, type Layout, spaceNumber } from "./layout";
import { Fence, Ground, Horizon, RainCloud } from "./Scenery";
import "./board.css";

/** What the board shall light up: an area, some spaces of it, or nothing. */
export interface Light {
  area: number | null;
  spaces: readonly number[];
}

export const DARK: Light = { area: null, spaces: [] };

interface BoardProps {
  reserve: Reserve;
  layout: Layout;
  title: string;
  light?: Light;
}

/** The picture of a reserve: fenced areas, river and land, and who lives there. */
export function ReserveBoard({ reserve, layout, title, light = DARK }: BoardProps) {
  return (
    <svg
      className="reserve-board"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={title}
    >
      <Horizon width={layout.width} height={layout.height} />
      {layout.areas.map((box, index) => {
        const area = reserve.areas[index];
        return (
          area && (
            <AreaPicture key={box.area} box={box} area={area} reserve={reserve} light={light} />
          )
        );
      })}
    </svg>
  );
}

interface AreaProps {
  box: AreaBox;
  area: Area;
  reserve: Reserve;
  light: Light;
}

function AreaPicture({ box, area, reserve, light }: AreaProps) {
  return (
    <g>
      <Fence box={box} lit={light.area === area.index} />
      {area.columns.map((column, index) => {
        const place = box.columns[index];
        return (
          place && (
            <ColumnPicture
              key={column.index}
              box={place}
              column={column}
              reserve={reserve}
              light={light}
            />
          )
        );
      })}
      <Sign box={box.sign} size={area.size} points={area.points} />
    </g>
  );
}

interface ColumnProps {
  box: ColumnBox;
  column: Column;
  reserve: Reserve;
  light: Light;
}

function ColumnPicture({ box, column, reserve, light }: ColumnProps) {
  return (
    <g>
      {column.spaces.map((space, index) => {
        const place = box.spaces[index];
        if (!place) return null;
        const number = spaceNumber(reserve.areas, column.index, index);
        return (
          <g key={number}>
            <Ground box={place} river={space.river} />
            {light.spaces.includes(number) && (
              <rect
                className="space-light"
                x={place.x + 3}
                y={place.y + 3}
                width={place.width - 6}
                height={place.height - 6}
                rx="8"
              />
            )}
            {space.animal && (
              <Dweller
                box={place}
                species={space.animal}
                depressed={space.depressed}
                column={`${reserve.seat} ${column.index}`}
                index={index}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface DwellerProps {
  box: Box;
  species: string;
  depressed: boolean;
  column: string;
  index: number;
}

const ANIMAL = CELL * 0.88;

function Dweller({ box, species, depressed, column, index }: DwellerProps) {
  return (
    <g
      className={depressed ? "dweller depressed" : "dweller"}
      data-glide={species}
      data-glide-home={column}
      data-glide-place={index}
    >
      <g transform={`translate(${box.x + (CELL - ANIMAL) / 2} ${box.y + (CELL - ANIMAL) / 2})`}>
        <Animal species={species} size={ANIMAL} />
      </g>
      {depressed && <RainCloud x={box.x + 50} y={box.y + 2} />}
    </g>
  );
}

/** The wooden sign below an area: how many spaces it has, and the points it makes now. */
function Sign({ box, size, points }: { box: Box; size: number; points: number }) {
  return (
    <g className="sign">
      <rect x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} rx="8" />
      <text x={box.x + 14} y={box.y + 33} className="sign-size">
        {size}
      </text>
      <path
        className="sign-fence"
        d={`M${box.x + 42} ${box.y + 15}v18m9-18v18m9-18v18m-23-13h28m-28 8h28`}
      />
      {points !== 0 && (
        <text x={box.x + box.width - 14} y={box.y + 33} className="sign-points">
          {points}
        </text>
      )}
    </g>
  );
}
