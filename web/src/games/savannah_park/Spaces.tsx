import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { ParkSpace } from "../../messages";
import { EDGE, type Frame, HALF, hexagon, neighbourBy, percentOf } from "./hexes";
import "./spaces.css";

/** A space as a button over the picture. */
export interface Door {
  space: ParkSpace;
  /** What it is and what stands on it, for screen readers. */
  label: string;
  /** A press does something. */
  open: boolean;
  /** What stands beside the pointer: what a press would do, or why it does nothing. */
  bubble: Bubble | null;
}

export interface Bubble {
  points: string | null;
  tone: "gain" | "loss" | "even";
  text: string;
}

interface SpacesProps {
  label: string;
  doors: readonly Door[];
  frame: Frame;
  asked: number | null;
  /** `touched`: by a finger, which cannot look first. */
  onPress: (space: number, touched: boolean) => void;
}

/** The spaces of a board as buttons: for pointer, finger, keyboard and screen reader. */
export function Spaces(props: SpacesProps) {
  const { label, doors, frame, asked, onPress } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  // what a press came from: only newer browsers say so of a click itself
  const pointer = useRef("");
  const first = doors.find((door) => door.open) ?? doors[0];
  const reachable = current ?? first?.space.index;
  const shown = doors[looked ?? -1];

  const move = (event: KeyboardEvent, space: ParkSpace) => {
    const to = neighbourBy(
      event.key,
      space,
      doors.map((door) => door.space),
    );
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (to) group.current?.querySelector<HTMLElement>(`[data-space="${to.index}"]`)?.focus();
  };

  return (
    <fieldset
      ref={group}
      className="spaces"
      aria-label={label}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
    >
      {doors.map((door) => (
        <SpaceButton
          key={door.space.index}
          door={door}
          frame={frame}
          asked={asked === door.space.index}
          reachable={reachable === door.space.index}
          onPress={(event) => {
            // why nothing can be done here stays to be read; what a choice does, the question says
            setLooked(door.open ? null : door.space.index);
            // a click that counts no presses comes from a key
            onPress(door.space.index, event.detail > 0 && pointer.current === "touch");
          }}
          onLook={(on) => setLooked(on ? door.space.index : null)}
          onFocus={() => setCurrent(door.space.index)}
          onKeyDown={(event) => move(event, door.space)}
        />
      ))}
      {shown?.bubble && <SpaceBubble door={shown} bubble={shown.bubble} frame={frame} />}
    </fieldset>
  );
}

interface SpaceButtonProps {
  door: Door;
  frame: Frame;
  asked: boolean;
  reachable: boolean;
  onPress: (event: MouseEvent) => void;
  onLook: (on: boolean) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const SHAPE = hexagon(EDGE - 5);
const BOX = `${-HALF} ${-EDGE} ${2 * HALF} ${2 * EDGE}`;

function SpaceButton(props: SpaceButtonProps) {
  const { door, frame, asked, reachable, onPress, onLook, onFocus, onKeyDown } = props;
  return (
    <button
      type="button"
      className={`space${door.open ? " open" : ""}${asked ? " asked" : ""}`}
      style={percentOf(door.space, frame)}
      data-space={door.space.index}
      data-drop={door.open ? door.space.index : undefined}
      data-testid={`space-${door.space.name}`}
      aria-label={door.label}
      aria-disabled={!door.open}
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
      onFocus={() => {
        onFocus();
        onLook(true);
      }}
      onBlur={() => onLook(false)}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={BOX} aria-hidden="true">
        <polygon points={SHAPE} />
      </svg>
    </button>
  );
}

/** Stands over the space that is looked at; the space itself says the same to screen readers. */
function SpaceBubble({ door, bubble, frame }: { door: Door; bubble: Bubble; frame: Frame }) {
  const box = percentOf(door.space, frame);
  const top = Number.parseFloat(box.top);
  const left = Number.parseFloat(box.left) + Number.parseFloat(box.width) / 2;
  const below = top < 30;
  return (
    <p
      className={below ? "space-bubble below" : "space-bubble"}
      aria-hidden="true"
      style={{
        left: `clamp(92px, ${left}%, calc(100% - 92px))`,
        ...(below
          ? { top: `${top + Number.parseFloat(box.height)}%` }
          : { bottom: `${100 - top}%` }),
      }}
    >
      {bubble.points !== null && <b className={`numbers ${bubble.tone}`}>{bubble.points}</b>}
      {bubble.text}
    </p>
  );
}
