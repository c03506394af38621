import { describe, expect, it } from "vitest";
import type { Room, ZuuliChoice, ZuuliPark, ZuuliRefusal, ZuuliView } from "../../messages";
import { cardsOf, flat, lossOf, total } from "./cards";
import { nextCommand, UNDO } from "./commands";
import { CARDS, COMPONENTS } from "./components";
import { canHold, choiceFor, confirmOf, heldBy, OUTSIDE, optionsOf } from "./holding";
import {
  type Change,
  changeBetween,
  keptBetween,
  NO_HISTORY,
  passesUntil,
  remember,
} from "./parks";
import { withNames } from "./telling";
import { look } from "./useRedo";

const roomWith = (room: string, animals: Record<string, number>, upgrades = {}) =>
  ({
    room,
    enclosure: room.replace(/_\d+$/, ""),
    animals: Object.entries(animals).map(([animal, count]) => ({ animal, count })),
    upgrades: Object.entries(upgrades).map(([upgrade, count]) => ({ upgrade, count })),
  }) as unknown as Room;

const parkOf = (outside: Record<string, number>, rooms: Room[], spare = {}) =>
  ({ seat: 0, outside, spare, rooms }) as unknown as ZuuliPark;

describe("the built-in components", () => {
  it("are read whole: 90 cards of three kinds, and the table of the deal", () => {
    const copies = (cards: readonly { copies: number }[]) =>
      cards.reduce((sum, card) => sum + card.copies, 0);
    expect(copies(COMPONENTS.animals)).toBe(54);
    expect(copies(COMPONENTS.enclosures)).toBe(21);
    expect(copies(COMPONENTS.upgrades)).toBe(15);
    expect(COMPONENTS.deal.get(6)).toEqual([6, 5, 4]);
  });

  it("have the lion and the Standard Pen as the rulebook states them", () => {
    expect(CARDS.get("lion")).toMatchObject({
      kind: "animal",
      card: { fierce: true, value: 3, habitats: ["plains"], rule: "pride" },
    });
    expect(CARDS.get("standard_pen")).toMatchObject({
      kind: "enclosure",
      card: { satisfaction: 1, habitats: ["plains"], condition: null },
    });
    expect(CARDS.get("safety_fence")).toMatchObject({ card: { mixing: true, habitat: null } });
  });
});

describe("hands", () => {
  it("lie in one order: enclosures, animals, upgrades", () => {
    const cards = cardsOf(COMPONENTS);
    const hand = { safety_fence: 1, lion: 2, lagoon: 1 };
    expect(flat(cards, hand)).toEqual(["lagoon", "lion", "lion", "safety_fence"]);
    expect(total(hand)).toBe(4);
  });

  it("come to a seat after as many passes as it sits away", () => {
    expect(passesUntil({ players: 4, passes: "left" }, 3, 0)).toBe(1);
    expect(passesUntil({ players: 4, passes: "right" }, 3, 0)).toBe(3);
  });
});

describe("a park", () => {
  it("loses the printed values of those outside", () => {
    expect(lossOf(CARDS, { lion: 2, sloth: 1, extra_space: 1 })).toBe(8);
  });

  const before = parkOf({ lion: 2 }, [roomWith("paddock", {}), roomWith("canopy", { sloth: 1 })]);

  it("tells the one change that was made", () => {
    const placed = parkOf({ lion: 1 }, [
      roomWith("paddock", { lion: 1 }),
      roomWith("canopy", { sloth: 1 }),
    ]);
    expect(changeBetween(before, placed)).toEqual({
      thing: "lion",
      source: null,
      target: "paddock",
    });
    expect(changeBetween(placed, before)).toEqual({
      thing: "lion",
      source: "paddock",
      target: null,
    });
    expect(changeBetween(before, before)).toBeNull();
  });

  it("knows when it was more than one", () => {
    const both = parkOf({}, [roomWith("paddock", { lion: 2 }), roomWith("canopy", { sloth: 1 })]);
    expect(changeBetween(before, both)).toBe("many");
    const swapped = parkOf({ lion: 2, sloth: 1 }, [
      roomWith("paddock", { bear: 1 }),
      roomWith("canopy", {}),
    ]);
    expect(changeBetween(before, swapped)).toBe("many");
  });
});

describe("undo and redo", () => {
  const place: Change = { thing: "lion", source: null, target: "paddock" };
  const back: Change = { thing: "lion", source: "paddock", target: null };
  const other: Change = { thing: "bear", source: null, target: "canopy" };

  it("remember what was taken back, and forget it when something else is done", () => {
    const undone = remember(remember(NO_HISTORY, place), back);
    expect(undone).toEqual({ done: [], undone: [place] });
    expect(remember(undone, place)).toEqual({ done: [place], undone: [] });
    expect(remember(undone, other)).toEqual({ done: [other], undone: [] });
  });

  it("begin anew with each year", () => {
    const empty = parkOf({ lion: 1 }, [roomWith("paddock", {})]);
    const full = parkOf({}, [roomWith("paddock", { lion: 1 })]);
    const start = look({ history: NO_HISTORY, park: undefined, year: 1 }, empty, 1);
    const undone = look(look(start, full, 1), empty, 1);
    expect(undone.history.undone).toEqual([place]);
    expect(look(undone, empty, 2).history).toEqual(NO_HISTORY);
  });
});

describe("what is shown after a turn", () => {
  const at = (turn: number, parks: ZuuliPark[], year = 1, took?: Record<string, number>) =>
    ({
      phase: "picking",
      year,
      turn,
      parks,
      collector: took ? { cards: took } : null,
    }) as unknown as ZuuliView;

  it("is what everybody has kept since, enclosures by their printed name", () => {
    const was = [parkOf({}, [roomWith("lagoon", {})]), parkOf({ bear: 1 }, [])];
    const now = [
      parkOf({}, [roomWith("lagoon", {}), roomWith("lagoon_2", {})]),
      parkOf({ bear: 1 }, [], { safety_fence: 1 }),
    ];
    expect(keptBetween(at(2, was), at(3, now))).toEqual([
      { seat: 0, card: "lagoon" },
      { seat: 1, card: "safety_fence" },
    ]);
    expect(keptBetween(at(2, was), at(2, now))).toEqual([]);
    expect(keptBetween(at(2, was), at(3, now, 2))).toEqual([]);
  });

  it("is also what the Collector took", () => {
    const parks = [parkOf({}, [])];
    expect(keptBetween(at(0, parks, 1, { lion: 1 }), at(1, parks, 1, { lion: 2 }))).toEqual([
      { seat: null, card: "lion" },
    ]);
  });
});

describe("what has happened", () => {
  it("is told with whose card and whose year it is", () => {
    const line = (code: string, seat: number) => ({ code, params: { seat } });
    const passed = { code: "hands-pass-left", params: {} };
    expect(withNames([line("kept", 0), line("kept", 1), passed], 1)).toEqual([
      line("kept", 1),
      line("page-zuuli-told-kept", 0),
      passed,
    ]);
    expect(withNames([line("year-scored", 0), line("year-scored", 1)], 1)).toEqual([
      line("page-zuuli-told-scored", 0),
      line("year-scored", 1),
    ]);
  });
});

describe("what is held", () => {
  const choice = (thing: string, source: string | null, target: string | null) =>
    ({ kind: "place", thing, source, target, notation: `${thing} ${target}` }) as ZuuliChoice;
  const refusal = { kind: "move", thing: "lion", source: "paddock", target: "canopy" };
  const view = {
    choices: [choice("lion", null, "paddock"), choice("lion", "paddock", null)],
    refusals: [refusal as ZuuliRefusal, { kind: "confirm", thing: null } as ZuuliRefusal],
  } as unknown as ZuuliView;

  it("is named by where it comes from and what it is", () => {
    expect(heldBy(" lion")).toEqual({ thing: "lion", source: null });
    expect(heldBy("paddock lion")).toEqual({ thing: "lion", source: "paddock" });
  });

  it("may go where there is a choice, and not where there is a refusal", () => {
    const { choices, refusals } = optionsOf(view, { thing: "lion", source: "paddock" });
    expect([...choices.keys()]).toEqual([OUTSIDE]);
    expect([...refusals.keys()]).toEqual(["canopy"]);
    expect(optionsOf(view, null).choices.size).toBe(0);
    expect(canHold(view, { thing: "lion", source: "paddock" })).toBe(true);
    expect(canHold(view, { thing: "bear", source: null })).toBe(false);
  });

  it("is put down by the choice that makes the change; the park may not be confirmed", () => {
    const change = { thing: "lion", source: null, target: "paddock" };
    expect(choiceFor(view, change)?.notation).toBe("lion paddock");
    expect(choiceFor(view, { ...change, target: "canopy" })).toBeUndefined();
    expect(confirmOf(view).choice).toBeUndefined();
    expect(confirmOf(view).refusal).toBeDefined();
  });

  it("goes on command by command, as long as each is possible", () => {
    const [first] = view.choices;
    expect(nextCommand(["lion paddock"], view, false)).toBe(first);
    expect(nextCommand(["bear paddock"], view, false)).toBeNull();
    expect(nextCommand([UNDO, "lion paddock"], view, true)).toBe(UNDO);
    expect(nextCommand([UNDO], view, false)).toBeNull();
    expect(nextCommand([], view, true)).toBeNull();
  });
});
