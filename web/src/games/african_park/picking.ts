/** Picking a card up, seeing what it would do, putting it down. */
import { useCallback, useState } from "react";
import type { AfricanParkView, Choice, Refusal } from "../../messages";

export interface Picked {
  /** Which of the face-up cards is picked up. */
  card: number;
  /** A choice that loses animals and waits for a second yes. */
  asking: Choice | null;
}

/** Whether a choice sends animals to the cemetery: then it is asked for once more. */
export function losesAnimals(choice: Choice): boolean {
  return choice.kind === "dies" || (choice.effect?.eaten.length ?? 0) > 0;
}

/** What may be done with the face-up cards of one species, and what not. */
export interface Options {
  places: ReadonlyMap<number, Choice>;
  refusals: ReadonlyMap<number, Refusal>;
  dies: Choice | null;
}

export function optionsOf(view: AfricanParkView, species: string): Options {
  const mine = view.choices.filter((choice) => choice.species === species);
  return {
    places: new Map(
      mine.flatMap((choice) =>
        choice.kind === "place" && choice.column !== null ? [[choice.column, choice]] : [],
      ),
    ),
    refusals: new Map(
      view.refusals
        .filter((refusal) => refusal.species === species)
        .map((refusal) => [refusal.column, refusal]),
    ),
    dies: mine.find((choice) => choice.kind === "dies") ?? null,
  };
}

/**
 * The card that the reader holds, in the position of `version`: in another position nothing is
 * held. `send` is called with a choice once it is certain.
 */
export function usePicking(version: number, send: (choice: Choice) => void) {
  const [held, setHeld] = useState<(Picked & { version: number }) | null>(null);
  const picked = held?.version === version ? held : null;

  const pick = useCallback((card: number) => setHeld({ card, asking: null, version }), [version]);
  const putBack = useCallback(() => setHeld(null), []);
  const choose = useCallback(
    (choice: Choice) => {
      if (losesAnimals(choice)) setHeld((now) => now && { ...now, asking: choice });
      else send(choice);
    },
    [send],
  );
  return { picked, pick, putBack, choose };
}
