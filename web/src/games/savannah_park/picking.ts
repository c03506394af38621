/** Picking up, seeing what it would do, putting down: the choice as it grows, without the page. */
import type { Park, ParkChoice, SavannahParkView } from "../../messages";
import type { Ghost } from "./ParkBoard";

/** What the reader has done towards a choice, in one position. */
export interface Picked {
  /** Grass space of each spare token that was put down; null while it lies in the tray. */
  onGrass: readonly (number | null)[];
  /** Which spare token is in hand; null: none. */
  spare: number | null;
  /** The token takes the lion's space: now the lion has to go somewhere. */
  metLion: boolean;
  /** The space that was pressed once, and waits for a second press. */
  asked: number | null;
}

/** What a press on a space would do. */
export interface Offer {
  /** The whole choice, where this completes it. */
  choice: ParkChoice | null;
  what: "name" | "grass" | "place" | "meet-lion" | "lion";
}

export type Offers = ReadonlyMap<number, Offer>;

/** Nothing has been done yet: the first spare token lies in hand. */
export function firstPicked(view: SavannahParkView, seat: number): Picked {
  const spare = view.parks[seat]?.spare ?? [];
  return {
    onGrass: spare.map(() => null),
    spare: spare.length > 0 ? 0 : null,
    metLion: false,
    asked: null,
  };
}

/** What there is to choose in a park, as a name: the same for as long as the seat may choose it. */
export function matterOf(view: SavannahParkView, park: Park): string {
  return [park.seat, view.phase, view.round, view.token, park.lion].join(" ");
}

/** What can be done on each space of the own park now. */
export function offersOf(view: SavannahParkView, park: Park, picked: Picked): Offers {
  if (view.phase === "grass") return grassOffers(view, picked);
  const offers = new Map<number, Offer>();
  for (const choice of view.choices) {
    if (choice.kind === "name") {
      const space = park.tokens.indexOf(choice.tokens[0] ?? "");
      if (space >= 0) offers.set(space, { choice, what: "name" });
    } else if (choice.kind === "lion" && choice.lion !== null) {
      offers.set(choice.lion, { choice, what: "lion" });
    } else if (choice.kind === "place-on-lion" && picked.metLion && choice.lion !== null) {
      offers.set(choice.lion, { choice, what: "lion" });
    } else if (choice.kind === "place-on-lion" && !picked.metLion) {
      offers.set(choice.spaces[0] ?? -1, { choice: null, what: "meet-lion" });
    } else if (choice.kind === "place" && !picked.metLion) {
      offers.set(choice.spaces[0] ?? -1, { choice, what: "place" });
    }
  }
  return offers;
}

/** The grass spaces for the spare token in hand; the choice where it is the last one. */
function grassOffers(view: SavannahParkView, { onGrass, spare }: Picked): Offers {
  const offers = new Map<number, Offer>();
  if (spare === null) return offers;
  for (const space of new Set(view.choices.flatMap((choice) => choice.spaces))) {
    if (onGrass.some((one, index) => one === space && index !== spare)) continue;
    const choice = choiceOnGrass(view, onGrass.with(spare, space));
    offers.set(space, { choice, what: "grass" });
  }
  return offers;
}

/** The choice that puts the spare tokens on these spaces; null until each has one. */
export function choiceOnGrass(
  view: SavannahParkView,
  onGrass: readonly (number | null)[],
): ParkChoice | null {
  return (
    view.choices.find(
      (choice) => choice.kind === "grass" && choice.spaces.join() === onGrass.join(),
    ) ?? null
  );
}

/** After the spare token in hand was put on a space: the next one that lies in the tray is taken. */
export function putOnGrass(picked: Picked, space: number): Picked {
  if (picked.spare === null) return picked;
  const onGrass = picked.onGrass.with(picked.spare, space);
  const next = onGrass.indexOf(null);
  return { ...picked, onGrass, spare: next < 0 ? null : next };
}

/** A spare token is taken up, from the tray or from the space it was put on. */
export function takeSpare(picked: Picked, spare: number): Picked {
  return { ...picked, onGrass: picked.onGrass.with(spare, null), spare };
}

/** One beat back: what was pressed, where the token meets the lion, or the last spare token. */
export function stepBack(picked: Picked): Picked {
  if (picked.asked !== null) return { ...picked, asked: null };
  if (picked.metLion) return { ...picked, metLion: false };
  const last = picked.onGrass.findLastIndex((space) => space !== null);
  return last < 0 ? picked : takeSpare(picked, last);
}

/** The tokens and the lion where the reader thinks of putting them, or has chosen to. */
export function ghostsOf(view: SavannahParkView, park: Park, picked: Picked): Ghost[] {
  if (view.chosen) return ghostsOfChoice(view.chosen);
  if (view.phase === "grass")
    return picked.onGrass.flatMap((space, index) =>
      space === null ? [] : [{ space, token: park.spare[index] ?? null, faceUp: true }],
    );
  const ghosts: Ghost[] = [];
  if (picked.metLion && park.lion !== null) ghosts.push({ space: park.lion, token: view.token });
  if (picked.asked !== null && view.phase === "placing" && !picked.metLion)
    ghosts.push({ space: picked.asked, token: view.token });
  if (picked.asked !== null && (view.phase === "lions" || picked.metLion))
    ghosts.push({ space: picked.asked, token: null });
  return ghosts;
}

function ghostsOfChoice(choice: ParkChoice): Ghost[] {
  if (choice.kind === "name") return [];
  const tokens = choice.spaces.map((space, index) => ({
    space,
    token: choice.tokens[index] ?? null,
    faceUp: choice.kind === "grass",
  }));
  return choice.lion === null ? tokens : [...tokens, { space: choice.lion, token: null }];
}

/** Whether the lion has left its space: it is in hand, or somewhere among the ghosts. */
export function lionIsMoving(view: SavannahParkView, picked: Picked): boolean {
  return view.chosen?.kind === "place-on-lion" || picked.metLion;
}
