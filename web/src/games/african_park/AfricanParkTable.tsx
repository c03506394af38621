import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { AfricanParkView, Choice, Reserve } from "../../messages";
import type { GameTableProps } from "../../table/gameTable";
import { useGlide } from "../../ui/useGlide";
import { useSay } from "../../words/Words";
import { Hint } from "./Hint";
import { OtherReserve } from "./OtherReserve";
import { OwnBoard } from "./OwnBoard";
import { type Options, optionsOf, usePicking } from "./picking";
import { ReserveDialog } from "./ReserveDialog";
import { TerritoryChooser } from "./TerritoryChooser";
import { Tray } from "./Tray";
import { areasOf } from "./territory";
import "./table.css";

const FIRST_SIDES = [0, 0, 0];

/** A table of African Park: the own reserve, the face-up cards and the other reserves. */
export function AfricanParkTable(props: GameTableProps<AfricanParkView>) {
  const { view, version, eyes, toAct, mayAct, busy, nameOf, onPlay, opened, onOpen, undo, log } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState<readonly number[]>(FIRST_SIDES);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [area, setArea] = useState<number | null>(null);
  const send = useCallback((choice: Choice) => onPlay(choice.action), [onPlay]);
  const { picked, pick, putBack, choose } = usePicking(version, send);
  useGlide(root, version);
  usePutBackKey(root, putBack);
  useReturnToCards(root, version, mayAct);

  const own = eyes ?? 0;
  const species = picked ? (view.cards[picked.card] ?? null) : null;
  const options = species && mayAct ? optionsOf(view, species) : null;
  const hint = useHint(props, species, options);
  const choosingSides = mayAct && view.phase === "territory";
  const ownReserve = view.reserves[own];
  if (!ownReserve) return null;
  const shown = choosingSides ? withGround(ownReserve, sides) : ownReserve;
  const openedReserve = opened === null ? undefined : view.reserves[opened];

  return (
    <div ref={root} className={`park players-${view.players} ${view.phase}`}>
      <OwnBoard
        reserve={shown}
        name={nameOf(own)}
        acts={toAct.includes(own)}
        playing={view.phase !== "territory"}
        headRanger={view.head_ranger === own}
        options={options}
        picked={picked}
        takeFocus={byKeyboard}
        onChoose={choose}
        onOpen={(one) => {
          setArea(one);
          onOpen(own);
        }}
      />
      <div className="park-tray">
        <div className="park-say">
          <Hint
            text={hint}
            asking={picked?.asking ?? null}
            busy={busy}
            onConfirm={send}
            onPutBack={putBack}
          />
          {!picked?.asking && undo}
        </div>
        {choosingSides && (
          <TerritoryChooser
            view={view}
            cards={ownReserve.cards}
            sides={sides}
            busy={busy}
            onSides={setSides}
            onChoose={onPlay}
          />
        )}
        {view.phase !== "territory" && (
          <Tray
            view={view}
            mayPick={mayAct && !busy}
            picked={picked?.card ?? null}
            onPick={(card, keyboard) => {
              setByKeyboard(keyboard);
              if (picked?.card === card) putBack();
              else pick(card);
            }}
          />
        )}
      </div>
      <div className="park-others">
        {view.reserves
          .filter((reserve) => reserve.seat !== own)
          .map((reserve) => (
            <OtherReserve
              key={reserve.seat}
              reserve={reserve}
              name={nameOf(reserve.seat)}
              acts={toAct.includes(reserve.seat)}
              headRanger={view.head_ranger === reserve.seat}
              onOpen={() => onOpen(reserve.seat)}
            />
          ))}
      </div>
      <div className="park-log">{log}</div>
      {openedReserve && (
        <ReserveDialog
          reserve={openedReserve}
          name={nameOf(openedReserve.seat)}
          area={area}
          onClose={() => {
            setArea(null);
            onOpen(null);
          }}
        />
      )}
    </div>
  );
}

/** Before the sides are chosen the board shows the ground that they would give. */
function withGround(reserve: Reserve, sides: readonly number[]): Reserve {
  if (reserve.areas.length > 0) return reserve;
  return { ...reserve, areas: areasOf(reserve.cards, sides) };
}

/** Escape puts the held card back and returns to it. */
function usePutBackKey(root: RefObject<HTMLElement | null>, putBack: () => void): void {
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      const card = element?.querySelector<HTMLElement>('.animal-card[aria-pressed="true"]');
      putBack();
      card?.focus();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [root, putBack]);
}

/** What was focused goes away with a choice: at the next turn the reader stands at the cards. */
function useReturnToCards(
  root: RefObject<HTMLElement | null>,
  version: number,
  mayAct: boolean,
): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    const lost = document.activeElement === document.body;
    const card = root.current?.querySelector<HTMLElement>('.animal-card[tabindex="0"]');
    if (mayAct && lost) card?.focus({ preventScroll: true });
  }, [root, version, mayAct]);
}

/** The sentence that says what the reader may do now, with the held card if there is one. */
function useHint(
  props: GameTableProps<AfricanParkView>,
  species: string | null,
  options: Options | null,
): string {
  const say = useSay();
  const { view, eyes, toAct, mayAct, away, shared, nameOf, waiting } = props;
  if (waiting) return say("page-hint-waiting");
  if (view.phase === "over") return say("page-hint-over");
  if (away && eyes !== null && toAct.includes(eyes)) return say("page-hint-away");
  if (!mayAct) {
    const name = toAct.map(nameOf).join(", ");
    return say(eyes === null ? "page-hint-watching" : "page-hint-others", { name });
  }
  const whom = { shared: shared ? "yes" : "no", name: eyes === null ? "" : nameOf(eyes) };
  if (view.phase === "territory") return say("page-hint-territory", whom);
  if (!species) return say("page-hint-card", whom);
  return say(options?.dies ? "page-hint-dies" : "page-hint-space", { species });
}
