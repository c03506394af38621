/** A table of Savannah Park for tests: nothing is to be done until a test says so. */
import type { Park, ParkChoice, SavannahParkView } from "../../messages";
import { FRONT, SPECIES, standingOf, TOKENS } from "./printed";

/** A park with these tokens, as `standingOf` reads them. */
export function parkOf(tokens: string, more: Partial<Park> = {}): Park {
  return {
    ...standingOf(FRONT, tokens).park,
    spare: [],
    has_chosen: false,
    total: 0,
    place: 1,
    categories: [],
    ...more,
  };
}

export function viewOf(more: Partial<SavannahParkView> = {}): SavannahParkView {
  return {
    game: "savannah_park",
    players: 1,
    children: false,
    lions: false,
    layout: null,
    phase: "naming",
    round: 1,
    rounds: 33,
    starter: 0,
    to_act: [0],
    token: null,
    spaces: [...FRONT],
    species: [...SPECIES],
    tokens: [...TOKENS],
    parks: [parkOf("")],
    choices: [],
    chosen: null,
    refusals: [],
    rating: null,
    provenance: "reconstruction",
    ...more,
  };
}

/** A choice that changes nothing. */
export function choiceOf(kind: ParkChoice["kind"], more: Partial<ParkChoice>): ParkChoice {
  const effect = kind === "name" ? null : { points: 0, changes: [], driven_away: false };
  return { action: 0, notation: "", kind, tokens: [], spaces: [], lion: null, effect, ...more };
}

/** The number of a space, by its name. */
export function at(name: string): number {
  const space = FRONT.find((one) => one.name === name);
  if (!space) throw new RangeError(`no space ${name}`);
  return space.index;
}
