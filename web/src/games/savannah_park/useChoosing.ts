import { useCallback, useMemo, useState } from "react";
import type { Park, ParkChoice, SavannahParkView } from "../../messages";
import {
  firstPicked,
  matterOf,
  type Offers,
  offersOf,
  type Picked,
  putOnGrass,
  stepBack,
  takeSpare,
} from "./picking";

const NO_OFFERS: Offers = new Map();

interface Wish {
  view: SavannahParkView;
  park: Park;
  mayAct: boolean;
  onPlay: (action: number) => void;
}

export interface Choosing {
  picked: Picked;
  offers: Offers;
  /** A press on a space; `sure`: it needs no second one. */
  press: (space: number, sure: boolean) => void;
  /** A spare token is taken up. */
  take: (spare: number) => void;
  send: (choice: ParkChoice) => void;
  putBack: () => void;
}

/**
 * The reader's choice as it grows; it begins anew with what there is to choose and at every seat.
 * That others choose meanwhile does not disturb it.
 */
export function useChoosing({ view, park, mayAct, onPlay }: Wish): Choosing {
  const key = matterOf(view, park);
  const [held, setHeld] = useState<{ key: string; picked: Picked } | null>(null);
  const first = useMemo(() => firstPicked(view, park.seat), [view, park.seat]);
  const picked = held?.key === key ? held.picked : first;
  const offers = useMemo(
    () => (mayAct ? offersOf(view, park, picked) : NO_OFFERS),
    [mayAct, view, park, picked],
  );
  const change = useCallback((next: Picked) => setHeld({ key, picked: next }), [key]);
  const send = useCallback((choice: ParkChoice) => onPlay(choice.action), [onPlay]);

  const press = (space: number, sure: boolean) => {
    const offer = offers.get(space);
    const spare = picked.onGrass.indexOf(space);
    if (!offer) {
      if (mayAct && spare >= 0) change(takeSpare(picked, spare));
      else if (picked.asked !== null) change({ ...picked, asked: null });
    } else if (offer.what === "grass") change(putOnGrass(picked, space));
    else if (offer.what === "meet-lion") change({ ...picked, metLion: true, asked: null });
    else if (offer.choice && (sure || picked.asked === space)) send(offer.choice);
    else change({ ...picked, asked: space });
  };
  const take = (spare: number) => mayAct && change(takeSpare(picked, spare));
  const putBack = useCallback(() => change(stepBack(picked)), [change, picked]);
  return { picked, offers, press, take, send, putBack };
}
