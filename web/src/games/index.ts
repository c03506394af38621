/** The games that have pages, by name. A game is loaded when it is first asked for. */
import { use } from "react";
import type { View } from "../messages";
import type { GamePages } from "./game";

type Name = View["game"];
type Loaders = {
  [N in Name]?: () => Promise<{ default: GamePages<Extract<View, { game: N }>> }>;
};

const LOADERS: Loaders = {
  african_park: () => import("./african_park"),
  savannah_park: () => import("./savannah_park"),
  zuuli: () => import("./zuuli"),
};

const loading = new Map<string, Promise<GamePages>>();

/** Whether there are pages for a game. */
export function hasPages(game: string): game is Name {
  return Object.hasOwn(LOADERS, game);
}

function load(game: Name): Promise<GamePages> {
  const known = loading.get(game);
  if (known) return known;
  const found = LOADERS[game]?.() ?? Promise.reject(new RangeError(`no pages for ${game}`));
  // a game's pages are only ever given views of that game, which the house cannot tell apart
  const pages = found.then((module) => module.default as unknown as GamePages);
  loading.set(game, pages);
  return pages;
}

/** The pages of a game, for which `hasPages`; suspends until they are here. */
export function useGamePages(game: string): GamePages {
  if (!hasPages(game)) throw new RangeError(`no pages for ${game}`);
  return use(load(game));
}
