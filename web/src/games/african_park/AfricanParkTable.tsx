import { useCallback, useRef, useState } from "react";
import type { AfricanParkView, Choice, Reserve } from "../../messages";
import type { GameTableProps } from "../../table/gameTable";
import { Hint, type Question } from "../../table/Hint";
import { usePutBackKey } from "../../table/usePutBackKey";
import { useStandstill } from "../../table/useStandstill";
import { useDrag } from "../../ui/useDrag";
import { useGlide } from "../../ui/useGlide";
import { useLanguage, useSay } from "../../words/Words";
import { effectInWords } from "./effects";
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
  useDrag(root, {
    onLift: (card) => {
      setByKeyboard(false);
      pick(Number(card));
    },
    onDrop: (_, action) => {
      const choice = view.choices.find((one) => one.action === Number(action));
      if (choice) choose(choice);
    },
    onCancel: putBack,
  });
  usePutBackKey(root, putBack, '.animal-card[aria-pressed="true"]');

  const own = eyes ?? 0;
  const species = picked ? (view.cards[picked.card] ?? null) : null;
  const options = species && mayAct ? optionsOf(view, species) : null;
  const hint = useHint(props, species, options);
  const question = useQuestion(picked?.asking ?? null, send, putBack);
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
          <Hint text={hint} question={question} busy={busy} />
          {!question && undo}
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

/** What a choice would cost, if it waits for a second yes. */
function useQuestion(
  asking: Choice | null,
  onYes: (choice: Choice) => void,
  onNo: () => void,
): Question | null {
  const say = useSay();
  const [language] = useLanguage();
  if (!asking) return null;
  const animal = asking.species ? say("species-a", { species: asking.species }) : "";
  const text = `${animal}: ${effectInWords(say, language, asking)}`;
  return { text, onYes: () => onYes(asking), onNo };
}

/** The sentence that says what the reader may do now, with the held card if there is one. */
function useHint(
  props: GameTableProps<AfricanParkView>,
  species: string | null,
  options: Options | null,
): string {
  const say = useSay();
  const { view, eyes, shared, nameOf } = props;
  const standstill = useStandstill(props, view.phase === "over");
  if (standstill) return standstill;
  const whom = { shared: shared ? "yes" : "no", name: eyes === null ? "" : nameOf(eyes) };
  if (view.phase === "territory") return say("page-hint-territory", whom);
  if (!species) return say("page-hint-card", whom);
  return say(options?.dies ? "page-hint-dies" : "page-hint-space", { species });
}
