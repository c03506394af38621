import type { ReactNode } from "react";

/** What every game's table is given; the game lays it out. */
export interface GameTableProps<View> {
  /** The table's id, for what a game asks the server beside the live connection. */
  table: string;
  view: View;
  version: number;
  /** Whose eyes the view is seen with; null for a spectator. */
  eyes: number | null;
  /** The reader's own seats: several where people share a device. */
  mine: readonly number[];
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
  /** The seat whose board is open over the table. */
  opened: number | null;
  onOpen: (seat: number | null) => void;
  /** Takes the last choice back; null while the rules do not let it. */
  onUndo: (() => void) | null;
  /** The chip that does so, ready-made. */
  undo: ReactNode;
  log: ReactNode;
}
