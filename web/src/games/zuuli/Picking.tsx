import { type ReactNode, useCallback, useRef, useState } from "react";
import type { ZuuliPark, ZuuliView } from "../../messages";
import { usePutBackKey } from "../../table/usePutBackKey";
import { useSay } from "../../words/Words";
import type { Advised } from "./advice";
import { cardsOf, flat } from "./cards";
import { type Command, UNDO } from "./commands";
import { Hand } from "./Hand";
import { KnownHands } from "./KnownHands";
import { MiniPark } from "./MiniPark";
import { PassSign } from "./Signs";
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
  advised: Advised | null;
  /** The way to take the pick back, while there is one. */
  undo: ReactNode;
  nameOf: (seat: number) => string;
  run: (commands: readonly Command[]) => void;
}

/** The hand, the card that is picked up, and the own park below it. */
export function Picking(props: PickingProps) {
  const { view, park, seat, mayPick, busy, hint, advised, undo, nameOf, run } = props;
  const say = useSay();
  const cards = cardsOf(view);
  const names = flat(cards, view.hand);
  const root = useRef<HTMLElement>(null);
  const [looking, look] = useState<string | null>(null);
  const { lifted, kept, lift, putBack, send } = useLifting(view, names, mayPick);
  const name = lifted === null ? undefined : names[lifted];
  const card = name === undefined ? undefined : cards.get(name);
  usePutBackKey(root, putBack, ".zuuli-card.lifted");
  const keep = (one: string) => {
    send();
    if (busy || one === view.picked) return;
    const command = `keep-${one}`;
    run(view.picked === null ? [command] : [UNDO, command]);
  };
  return (
    <section ref={root} className="zuuli-picking" aria-label={say("page-zuuli-picking")}>
      {names.length > 0 && (
        <Hand
          names={names}
          cards={cards}
          lifted={lifted}
          kept={kept}
          free={mayPick}
          label={say("page-zuuli-hand", { count: names.length })}
          onLift={lift}
          onKeep={keep}
          onLook={look}
        />
      )}
      <div className="zuuli-say">
        {view.players > 1 && !card && <PassSign way={view.passes} />}
        <p className="zuuli-hint">
          {card ? cardInWords(say, card) : hint}
          {advised && <CouldScore advised={advised} name={looking ?? name ?? null} />}
        </p>
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
      <section className="zuuli-own-mini" aria-label={say("page-zuuli-own-park")}>
        <h3>{say("page-zuuli-own-park")}</h3>
        <MiniPark park={park} cards={cards} />
      </section>
    </section>
  );
}

/**
 * Which card of the hand is lifted, and which is kept: of two of one name it is the pressed one.
 * With the next turn nothing is lifted.
 */
function useLifting(view: ZuuliView, names: readonly string[], mayPick: boolean) {
  const turn = `${view.year} ${view.turn}`;
  const [held, setHeld] = useState<{ turn: string; place: number; sent: boolean } | null>(null);
  const place = held?.turn === turn ? held.place : null;
  return {
    lifted: mayPick && !held?.sent ? place : null,
    kept: view.picked === null ? null : keptPlace(names, view.picked, place),
    lift: (one: number) => setHeld({ turn, place: one, sent: false }),
    putBack: useCallback(() => setHeld(null), []),
    send: () => setHeld((now) => now && { ...now, sent: true }),
  };
}

/** Which card of a hand is the one that is kept. */
function keptPlace(names: readonly string[], picked: string, pressed: number | null): number {
  return pressed !== null && names[pressed] === picked ? pressed : names.indexOf(picked);
}

/** What the park could score this year: as it is, or with the card that is looked at or lifted. */
function CouldScore({ advised, name }: { advised: Advised; name: string | null }) {
  const say = useSay();
  const worth = name === null ? undefined : advised.worths[`keep-${name}`];
  const { points: now } = advised;
  const params = { points: worth ?? now, now, more: worth === now ? "no" : "yes" };
  return (
    <span className="could-score soft">
      {name !== null && worth !== undefined
        ? say("page-zuuli-could-with", { ...params, card: name })
        : say("page-zuuli-could", params)}
    </span>
  );
}
