/** Picking something of the own park up, seeing where it may go, putting it down. */
import type { ZuuliChoice, ZuuliRefusal, ZuuliView } from "../../messages";
import { type Change, sameChange } from "./parks";

/** What is held: an animal or upgrade, and the room that it comes from (null: from outside). */
export interface Held {
  thing: string;
  source: string | null;
}

/** The place outside the enclosures, where a room is asked for. */
export const OUTSIDE = "outside";

/** What can be dragged: "ROOM THING", or " THING" from outside. */
export function heldBy(text: string): Held {
  const [source, thing = ""] = text.split(" ");
  return { thing, source: source || null };
}

/** What may be done with what is held, by room or OUTSIDE. */
export interface Options {
  choices: ReadonlyMap<string, ZuuliChoice>;
  refusals: ReadonlyMap<string, ZuuliRefusal>;
}

const NOTHING: Options = { choices: new Map(), refusals: new Map() };

const of = (held: Held) => (one: { thing: string | null; source: string | null }) =>
  one.thing === held.thing && one.source === held.source;

export function optionsOf(view: ZuuliView, held: Held | null): Options {
  if (!held) return NOTHING;
  const byTarget = <One extends { target: string | null }>(ones: readonly One[]) =>
    new Map(ones.map((one) => [one.target ?? OUTSIDE, one]));
  return {
    choices: byTarget(view.choices.filter(of(held))),
    refusals: byTarget(view.refusals.filter(of(held))),
  };
}

/** Whether what was held in another position is still there to be held. */
export function canHold(view: ZuuliView, held: Held): boolean {
  return view.choices.some(of(held)) || view.refusals.some(of(held));
}

/** The choice that makes a change, if it is legal now. */
export function choiceFor(view: ZuuliView, change: Change): ZuuliChoice | undefined {
  return view.choices.find(
    (one) =>
      one.thing !== null &&
      sameChange({ thing: one.thing, source: one.source, target: one.target }, change),
  );
}

/** The choice to confirm the park, or why it cannot be confirmed. */
export function confirmOf(view: ZuuliView) {
  return {
    choice: view.choices.find((one) => one.kind === "confirm"),
    refusal: view.refusals.find((one) => one.kind === "confirm"),
  };
}
