/** The park that stands for the game at home. */
import type { Room } from "../../messages";

/**
 * The park of the second seat at the end of a game of two who always keep the card that their park
 * can make most of, dealt from seed 0: 94 points in the third year.
 */
export const SAMPLE: Room[] = [
  {
    room: "new_plot",
    enclosure: "new_plot",
    habitats: ["plains", "jungle", "water"],
    space: 4,
    taken: 4,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "elephant",
        count: 1,
        each: 5,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 5,
    times: 1,
    points: 5,
  },
  {
    room: "standard_pen",
    enclosure: "standard_pen",
    habitats: ["plains"],
    space: 6,
    taken: 6,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "hippo",
        count: 2,
        each: 4,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 8,
    times: 1,
    points: 8,
  },
  {
    room: "lagoon",
    enclosure: "lagoon",
    habitats: ["water"],
    space: 6,
    taken: 0,
    fence: false,
    condition: null,
    animals: [],
    upgrades: [],
    sum: 0,
    times: 1,
    points: 0,
  },
  {
    room: "mangrove",
    enclosure: "mangrove",
    habitats: ["jungle", "water"],
    space: 5,
    taken: 3,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "bear",
        count: 1,
        each: 4,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 4,
    times: 1,
    points: 4,
  },
  {
    room: "aquarium",
    enclosure: "aquarium",
    habitats: ["water"],
    space: 4,
    taken: 4,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "angler_fish",
        count: 2,
        each: 3,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 6,
    times: 2,
    points: 12,
  },
  {
    room: "island",
    enclosure: "island",
    habitats: ["jungle", "water"],
    space: 6,
    taken: 6,
    fence: true,
    condition: null,
    animals: [
      {
        animal: "sloth",
        count: 2,
        each: 2,
        why: "worth-company",
      },
      {
        animal: "red_panda",
        count: 1,
        each: 1,
        why: "worth-troop",
      },
      {
        animal: "tree_frog",
        count: 2,
        each: 3,
        why: "worth-chorus",
      },
      {
        animal: "jellyfish",
        count: 1,
        each: 2,
        why: "worth-printed",
      },
    ],
    upgrades: [
      {
        upgrade: "extra_space",
        count: 2,
        fresh: 0,
      },
      {
        upgrade: "visitor_centre",
        count: 2,
        fresh: 0,
      },
      {
        upgrade: "safety_fence",
        count: 1,
        fresh: 0,
      },
    ],
    sum: 13,
    times: 5,
    points: 65,
  },
];
