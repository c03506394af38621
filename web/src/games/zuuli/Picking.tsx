import { type ReactNode, useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { useSay } from "../../words/Words";
import { cardsOf, flat, total } from "./cards";
import { type Command, UNDO } from "./commands";
import { Hand } from "./Hand";
import { KnownHands } from "./KnownHands";
import { MiniPark } from "./MiniPark";
import { cardInWords } from "./words";
import "./picking.css";

interface PickingProps {
  view: ZuuliView;
  park: ZuuliPark;
  seat: number;
  /** The reader may pick now, or pick another card in place of the one picked. */
  mayPick: boolean;
  busy: boolean;
  hint: string;
  /** The way to take the pick back, while there is one. */
  undo: ReactNode;
  nameOf: (seat: number) => string;
  run: (commands: readonly Command[]) => void;
}

/** The hand, the card that is picked up, and the own park below it. */
export function Picking(props: PickingProps) {
  const { view, park, seat, mayPick, busy, hint, undo, nameOf, run } = props;
  const say = useSay();
  const cards = cardsOf(view);
  const names = flat(cards, view.hand);
  const turn = `${view.year} ${view.turn}`;
  const [held, setHeld] = useState<{ turn: string; place: number } | null>(null);
  const lifted = mayPick && held?.turn === turn ? held.place : null;
  const name = lifted === null ? undefined : names[lifted];
  const card = name === undefined ? undefined : cards.get(name);
  const keep = (one: string) => {
    setHeld(null);
    if (busy || one === view.picked) return;
    const command = `keep-${one}`;
    run(view.picked === null ? [command] : [UNDO, command]);
  };
  return (
    <section className="zuuli-picking" aria-label={say("page-zuuli-picking")}>
      {names.length > 0 && (
        <Hand
          names={names}
          cards={cards}
          lifted={lifted}
          kept={view.picked}
          free={mayPick}
          label={say("page-zuuli-hand", { count: names.length })}
          onLift={(place) => setHeld({ turn, place })}
          onKeep={keep}
        />
      )}
      <div className="zuuli-say">
        <p className="zuuli-hint">{card ? cardInWords(say, card) : hint}</p>
        {name !== undefined ? (
          <button
            type="button"
            className="button go"
            data-testid="keep"
            aria-disabled={busy}
            onClick={() => keep(name)}
          >
            {say("page-zuuli-keep", { card: name })}
          </button>
        ) : (
          undo
        )}
      </div>
      {view.players > 1 && <KnownHands view={view} seat={seat} nameOf={nameOf} />}
      {(park.rooms.length > 1 || total(park.outside) + total(park.spare) > 0) && (
        <section className="zuuli-own-mini" aria-label={say("page-zuuli-own-park")}>
          <h3>{say("page-zuuli-own-park")}</h3>
          <MiniPark park={park} cards={cards} />
        </section>
      )}
    </section>
  );
}
