/** Enclosures as they stand in the pictures of how to play. */
import type { EnclosureCard, Room, Worth } from "../../../messages";
import { CARDS } from "../components";

/** The printed enclosure of a name; RangeError if there is none. */
function enclosure(name: string): EnclosureCard {
  const found = CARDS.get(name);
  if (found?.kind !== "enclosure") throw new RangeError(`no enclosure ${name}`);
  return found.card;
}

/** `count` animals of a name, each worth `each` for the reason `why`. */
export function herd(animal: string, count: number, each: number, why = "worth-printed"): Worth {
  return { animal, count, each, why };
}

interface Furnished {
  animals?: readonly Worth[];
  /** How many spaces the animals take. */
  taken?: number;
  fence?: boolean;
}

/** An enclosure with animals in it, as the rules would show it. */
export function roomOf(name: string, { animals = [], taken = 0, fence = false }: Furnished): Room {
  const { habitats, space, satisfaction, condition } = enclosure(name);
  const sum = animals.reduce((all, one) => all + one.count * one.each, 0);
  return {
    room: name,
    enclosure: name,
    habitats,
    space,
    taken,
    fence,
    condition,
    animals: [...animals],
    upgrades: fence ? [{ upgrade: "safety_fence", count: 1, fresh: 1 }] : [],
    sum,
    times: satisfaction,
    points: sum * satisfaction,
  };
}
