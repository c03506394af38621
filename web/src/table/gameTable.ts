import type { ReactNode } from "react";

/** What every game's table is given; the game lays it out. */
export interface GameTableProps<View> {
  view: View;
  version: number;
  /** Whose eyes the view is seen with; null for a spectator. */
  eyes: number | null;
  toAct: readonly number[];
  mayAct: boolean;
  /** The reader has left: a bot chooses for their seat. */
  away: boolean;
  /** Several people play on this device: they are called by name. */
  shared: boolean;
  /** A command is on its way. */
  busy: boolean;
  /** Seats are still open: nobody may act yet. */
  waiting: boolean;
  nameOf: (seat: number) => string;
  onPlay: (action: number) => void;
  /** The seat whose reserve is open over the table. */
  opened: number | null;
  onOpen: (seat: number | null) => void;
  /** The chip that takes the last choice back, while the rules let it. */
  undo: ReactNode;
  log: ReactNode;
}
