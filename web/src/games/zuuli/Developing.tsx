import { type RefObject, useEffect, useRef } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { usePutBackKey } from "../../table/usePutBackKey";
import { moveFocus } from "../../ui/arrows";
import { useDrag } from "../../ui/useDrag";
import { type Say, useSay } from "../../words/Words";
import type { Advised } from "./advice";
import { Confirm } from "./Confirm";
import { cardsOf } from "./cards";
import type { Command } from "./commands";
import { type Held, heldBy, OUTSIDE } from "./holding";
import { RoomBox } from "./RoomBox";
import { Tools } from "./Tools";
import { usePlacing } from "./usePlacing";
import { Waiting } from "./Waiting";
import "./developing.css";

interface DevelopingProps {
  view: ZuuliView;
  park: ZuuliPark;
  /** The reader watches: there is nothing for them to do or undo. */
  watching: boolean;
  mayAct: boolean;
  busy: boolean;
  hint: string;
  advised: Advised | null;
  /** The notation of the change that can be made again. */
  redo: Command | null;
  onUndo: (() => void) | null;
  onOpen: () => void;
  run: (commands: readonly Command[]) => void;
}

/** The own park while it is developed: its rooms, what waits outside, and the tools. */
export function Developing(props: DevelopingProps) {
  const { view, park, watching, mayAct, busy, hint, advised, redo, onUndo, onOpen, run } = props;
  const say = useSay();
  const root = useRef<HTMLElement>(null);
  const rooms = useRef<HTMLDivElement>(null);
  const cards = cardsOf(view);
  const { held, byKeyboard, options, why, hold, putBack, drop } = usePlacing(view, mayAct, run);
  useDrag(root, {
    onLift: (thing) => mayAct && !busy && hold(heldBy(thing)),
    onDrop: (_, place) => drop(place),
    onCancel: putBack,
  });
  useFocus(root, held, byKeyboard);
  usePutBackKey(root, putBack, ".zuuli-token.held");
  return (
    <section
      ref={root}
      className={held ? "zuuli-developing holding" : "zuuli-developing"}
      aria-label={say("page-zuuli-developing")}
      onKeyDown={(event) => moveFocus(event, buttonsIn(held ? rooms : root))}
    >
      <div ref={rooms} className="zuuli-rooms">
        {park.rooms.map((room) => (
          <RoomBox
            key={room.room}
            room={room}
            cards={cards}
            held={held}
            choice={options.choices.get(room.room)}
            refusal={options.refusals.get(room.room)}
            mayAct={mayAct}
            onHold={hold}
            onPutBack={putBack}
            onDrop={() => drop(room.room)}
          />
        ))}
      </div>
      <div className="zuuli-desk">
        <p className="zuuli-hint" role="status">
          {why ?? heldHint(say, held) ?? hint}
        </p>
        <Waiting
          park={park}
          cards={cards}
          held={held}
          out={held?.source ? options.choices.get(OUTSIDE) : undefined}
          outRefusal={held?.source ? options.refusals.get(OUTSIDE) : undefined}
          mayAct={mayAct}
          onHold={hold}
          onPutBack={putBack}
          onDrop={() => drop(OUTSIDE)}
        />
        <Tools
          year={park.years.at(-1)}
          advised={advised}
          watching={watching}
          mayAct={mayAct && !busy}
          redo={redo}
          onUndo={busy ? null : onUndo}
          onOpen={onOpen}
          run={run}
        >
          {mayAct && <Confirm view={view} park={park} cards={cards} mayAct={!busy} run={run} />}
        </Tools>
      </div>
    </section>
  );
}

function heldHint(say: Say, held: Held | null) {
  if (!held) return null;
  return say(held.source ? "page-zuuli-hint-move" : "page-zuuli-hint-place", { card: held.thing });
}

/** The keyboard goes on at the first lawful room. */
function useFocus(
  root: RefObject<HTMLElement | null>,
  held: Held | null,
  byKeyboard: boolean,
): void {
  useEffect(() => {
    if (held && byKeyboard)
      root.current?.querySelector<HTMLElement>(".zuuli-target.lawful")?.focus();
  }, [root, held, byKeyboard]);
}

/** The buttons among which arrow keys go: while something is held, where it may be put. */
function buttonsIn(root: RefObject<HTMLElement | null>): HTMLElement[] {
  const all = root.current?.querySelectorAll<HTMLElement>("button") ?? [];
  return [...all].filter((one) => !one.closest(".zuuli-room:has(.zuuli-target) .zuuli-token"));
}
