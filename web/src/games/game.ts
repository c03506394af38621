/**
 * The seam between the house's pages and a game's pages.
 *
 * The house knows no game: it asks `index.ts` for the pages of the game that a view is of, and puts
 * them where they belong. A game's folder has an `index.ts` whose default export is its `GamePages`,
 * and a `Picture.tsx` with its `GamePictures`; each is loaded when it is first needed, the pages with
 * the game's words. Pictures have to do with the words in `home-<game>.ftl`. What few readers come
 * to (how to play, the end) is best `lazy`.
 *
 * All components may suspend. Words come from `useSay`; functions are given `say`, so that their
 * codes stand as literals in it (`tests/house/test_words.py` looks there).
 *
 * Parts that games share: `table/BoardHead` (whose board, points), `table/PointsDoor`,
 * `table/Reasons` (points with their parts, each lighting its place up), `table/Hint` (what to do;
 * questions), `table/useStandstill` (why there is nothing to do), `table/usePutBackKey` (Escape), `ui/arrows` (arrow keys among things), `ui/useDrag`, `ui/useGlide`,
 * `ui/Dialog`, `ui/Switch` with `useSwitch` of `settings.ts` (helps for the eye).
 */
import type { ComponentType, ReactNode } from "react";
import type { GameInfo, Line, State, Step, View } from "../messages";
import type { GameTableProps } from "../table/gameTable";
import type { Say } from "../words/Words";

/** What every game's view says of each seat, beside what is the game's own. */
export interface Board {
  seat: number;
  total: number;
  place: number;
}

/** A seat's points and place now; `note` breaks a tie or says more: "12 cards in the cemetery". */
export interface Standing extends Board {
  note: string | undefined;
}

/** How all seats of a game stand, by seat: for bar, end and chart. */
export function standingsOf(pages: GamePages, view: View, say: Say): readonly Standing[] {
  return pages.boards(view).map(({ seat, total, place }) => ({
    seat,
    total,
    place,
    note: pages.note?.(view, seat, say),
  }));
}

/** A key (or several) and what it does, both in words. */
export interface KeyHelp {
  key: string;
  does: string;
}

/** How a table is used: a sentence or two, and the keys (`table/keys.ts` has those of all games). */
export interface TableHelp {
  text: string;
  keys: readonly KeyHelp[];
}

export interface PictureProps<V> {
  view: V;
  /** The reader's own seat; null for somebody who watches: then the leader's board is shown. */
  seat: number | null;
  title: string;
}

export interface ReplayBoardsProps<V> {
  step: Omit<Step, "view">;
  view: V;
  /** Which step it is, for `useGlide`. */
  number: number;
  nameOf: (seat: number) => string;
  /** The seat whose board is open over the page. */
  opened: number | null;
  onOpen: (seat: number | null) => void;
  /** The controls; where they stand is the game's to say. */
  children: ReactNode;
}

export interface ReferenceProps<V> {
  view: V;
  onClose: () => void;
}

export interface GameEndProps<V> {
  view: V;
  state: State;
  nameOf: (seat: number) => string;
  onOpen: (seat: number) => void;
}

export type OptionInfo = GameInfo["options"][number];
export type OptionValue = OptionInfo["default"];
export type OptionFits = (
  option: string,
  options: Readonly<Record<string, OptionValue>>,
) => boolean;

export interface OptionFieldProps {
  option: OptionInfo;
  players: number;
  /** What is chosen for all options now: one may leave nothing to choose in another. */
  options: Readonly<Record<string, OptionValue>>;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}

/** Small pictures of a game: what its `Picture.tsx` exports, so that home needs no more of it. */
export interface GamePictures<V extends View = View> {
  /** A small picture of a position, for lists; it fills the width it is given. */
  Picture: ComponentType<PictureProps<V>>;
  /** A picture out of a real game, for the game's card at home. */
  Sample: ComponentType<{ title: string }>;
}

/** Everything else that the house needs of one game. */
export interface GamePages<V extends View = View> {
  /** The table: boards, choice, others, log. */
  Table: ComponentType<GameTableProps<V>>;
  /**
   * A selector of what is chosen with: when what had the keyboard's focus goes away, and at the next
   * turn, the first of these that is open and in view has it (`ui/keptFocus.ts`).
   */
  choices: string;
  /** All boards after a step of a replay. */
  ReplayBoards: ComponentType<ReplayBoardsProps<V>>;
  /** The dialog behind the book in the bar: all animals or cards of the game. */
  Reference: ComponentType<ReferenceProps<V>>;
  /** How to play; `pages/how/HowPage.tsx` is the frame for it. */
  HowTo: ComponentType;
  /** The boards of all seats, by seat, with their points and places now. */
  boards: (view: V) => readonly Board[];
  /** What breaks a tie, or is to be said beside a seat's points. */
  note?: (view: V, seat: number, say: Say) => string | undefined;
  /** Two short texts for the bar: the round or phase, and what is left. */
  bar: (view: V, say: Say) => { now: string; left: string };
  /** How the table is used. */
  help: (say: Say) => TableHelp;
  /**
   * The lines of a seat's entry in the log as the pages tell them after its name, where the
   * terminal does otherwise.
   */
  tell?: (lines: readonly Line[], seat: number | null) => readonly Line[];
  /** The headline of the end in place of who has won, where that says nothing (alone). */
  verdict?: (view: V, say: Say) => string | null;
  /**
   * Whether the view shows something that others at the same device must not see: then, where
   * several people share one, a curtain (`table/Curtain`) stands before the table until the next
   * one has the device in hand. Left out: nothing is ever hidden.
   */
  hides?: (view: V) => boolean;
  /** Shown at the end above the places; with `endAfter` below them. */
  End?: ComponentType<GameEndProps<V>>;
  endAfter?: boolean;
  /** Fields of its own for some options of a new table, by the option's name. */
  optionFields?: Readonly<Record<string, ComponentType<OptionFieldProps>>>;
  /**
   * Whether an option says anything with what is chosen for the others; left out: all do. One that
   * says nothing is not asked for, and stays as it is by default.
   */
  optionFits?: OptionFits;
  /** Further switches in the help dialog: helps for the eye. */
  Switches?: ComponentType;
}
