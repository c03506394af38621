/** Cards and enclosures as full sentences, for those who hear them. */
import type { Room, UpgradeCard } from "../../messages";
import type { Say } from "../../words/Words";
import { codeOf } from "./CardFace";
import type { Card } from "./cards";

/** A card as a sentence: what it is, and everything that is printed on it. */
export function cardInWords(say: Say, { kind, card }: Card): string {
  const name = { card: card.name };
  if (kind === "animal")
    return [
      say("page-zuuli-animal-says", {
        ...name,
        temper: card.fierce ? "fierce" : "friendly",
        habitats: card.habitats.join("-"),
        space: card.space,
        value: card.value,
      }),
      card.rule && say("page-zuuli-rule", { rule: card.rule }),
    ]
      .filter(Boolean)
      .join(" ");
  if (kind === "enclosure")
    return [
      say("page-zuuli-enclosure-says", {
        ...name,
        habitats: card.habitats.join("-"),
        space: card.space,
        times: card.satisfaction,
      }),
      card.condition && say("page-zuuli-condition-says", { condition: codeOf(card.condition) }),
    ]
      .filter(Boolean)
      .join(" ");
  return say("page-zuuli-upgrade-says", { ...name, effects: effectsInWords(say, card) });
}

/** What an upgrade does, in words. */
export function effectsInWords(say: Say, card: UpgradeCard): string {
  const effects = [
    card.habitat && say("page-zuuli-adds-habitat", { habitat: card.habitat }),
    card.space && say("page-zuuli-adds-space", { space: card.space }),
    card.satisfaction && say("page-zuuli-adds-times", { times: card.satisfaction }),
    card.mixing && say("page-zuuli-adds-fence"),
  ];
  return effects.filter(Boolean).join(", ");
}

/** Names with counts: "2 lion, 1 Extra Space". */
export function countsInWords(say: Say, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([card, count]) => say("page-zuuli-count", { card, count }))
    .join(", ");
}

/** An enclosure of a park as a sentence: who lives there, what it has, what it scores. */
export function roomInWords(say: Say, room: Room): string {
  const animals = Object.fromEntries(room.animals.map((one) => [one.animal, one.count]));
  const upgrades = Object.fromEntries(room.upgrades.map((one) => [one.upgrade, one.count]));
  return [
    say("page-zuuli-room-says", {
      room: room.room,
      habitats: room.habitats.join("-"),
      taken: room.taken,
      space: room.space,
      times: room.times,
      points: room.points,
    }),
    room.condition && say("page-zuuli-condition-says", { condition: codeOf(room.condition) }),
    say("page-zuuli-room-animals", { animals: countsInWords(say, animals) || "none" }),
    room.upgrades.length > 0 &&
      say("page-zuuli-room-upgrades", { upgrades: countsInWords(say, upgrades) }),
  ]
    .filter(Boolean)
    .join(" ");
}
