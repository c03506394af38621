import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../../api";
import type { GameInfo, NewTable, Error as ServerError } from "../../messages";
import { errorOf } from "./useAnswer";

/** Opens tables and goes to them; `before` is what must be done first. */
export function useStart() {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ServerError | null>(null);

  async function start(wish: NewTable, before?: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await before?.();
      const table = await api.create(wish);
      go(`/table/${encodeURIComponent(table.id)}`);
    } catch (reason) {
      setError(errorOf(reason));
      setBusy(false);
    }
  }

  const forget = () => setError(null);
  return { start, busy, error, forget };
}

/** The level for somebody who has said nothing: on the weaker side of the middle. */
export function levelToStart(game: GameInfo): string | null {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.level ?? null;
}

/** The reader against one bot. */
export function quickWish(game: GameInfo): NewTable {
  return {
    game: game.name,
    seats: [{ kind: "me" }, { kind: "bot", level: levelToStart(game) }],
    shuffle_seats: true,
  };
}

/** The reader alone. */
export function soloWish(game: GameInfo): NewTable {
  return { game: game.name, seats: [{ kind: "me" }] };
}
