/** The park that stands for the game at home. */
import type { Room } from "../../messages";

/**
 * The six fullest enclosures of the first seat at the end of a game of two who always keep the card
 * that their park can make most of, dealt from seed 0.
 */
export const SAMPLE: Room[] = [
  {
    room: "petting_corner",
    enclosure: "petting_corner",
    habitats: ["plains", "jungle", "water"],
    space: 3,
    taken: 3,
    fence: false,
    condition: "friendly only",
    animals: [
      {
        animal: "jellyfish",
        count: 3,
        each: 4,
        why: "worth-bloom",
      },
    ],
    upgrades: [],
    sum: 12,
    times: 2,
    points: 24,
  },
  {
    room: "terrarium",
    enclosure: "terrarium",
    habitats: ["plains", "jungle"],
    space: 2,
    taken: 2,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "unicorn",
        count: 1,
        each: 6,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 6,
    times: 3,
    points: 18,
  },
  {
    room: "show_garden",
    enclosure: "show_garden",
    habitats: ["plains", "jungle", "water"],
    space: 5,
    taken: 5,
    fence: false,
    condition: "no two alike",
    animals: [
      {
        animal: "hippo",
        count: 1,
        each: 4,
        why: "worth-printed",
      },
      {
        animal: "sloth",
        count: 1,
        each: 2,
        why: "worth-company",
      },
      {
        animal: "jellyfish",
        count: 1,
        each: 2,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 8,
    times: 2,
    points: 16,
  },
  {
    room: "grand_sanctuary",
    enclosure: "grand_sanctuary",
    habitats: ["plains", "jungle", "water"],
    space: 9,
    taken: 9,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "bear",
        count: 3,
        each: 4,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 12,
    times: 1,
    points: 12,
  },
  {
    room: "tree_house",
    enclosure: "tree_house",
    habitats: ["jungle"],
    space: 4,
    taken: 3,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "crocodile",
        count: 1,
        each: 4,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 4,
    times: 2,
    points: 8,
  },
  {
    room: "forest_edge",
    enclosure: "forest_edge",
    habitats: ["plains", "jungle"],
    space: 5,
    taken: 5,
    fence: false,
    condition: null,
    animals: [
      {
        animal: "giraffe",
        count: 1,
        each: 4,
        why: "worth-printed",
      },
      {
        animal: "anteater",
        count: 1,
        each: 2,
        why: "worth-printed",
      },
    ],
    upgrades: [],
    sum: 6,
    times: 1,
    points: 6,
  },
];
