/** The games that have pages: every folder here. Each is loaded when it is first asked for. */
import { use } from "react";
import { meet } from "../words/catalogues";
import type { GamePages, GamePictures } from "./game";

// a game's pages are only ever given views of that game, which the house cannot tell apart
const PAGES = import.meta.glob<GamePages>("./*/index.ts", { import: "default" });
const PICTURES = import.meta.glob<GamePictures>("./*/Picture.tsx");

const loading = new Map<string, Promise<unknown>>();

/** Whether there are pages for a game. */
export function hasPages(game: string): boolean {
  return Object.hasOwn(PAGES, `./${game}/index.ts`);
}

/** The pages of a game, for which `hasPages`, with its words; suspends until they are here. */
export function useGamePages(game: string): GamePages {
  const load = PAGES[`./${game}/index.ts`];
  return use(once(`pages of ${game}`, async () => (await Promise.all([load?.(), meet(game)]))[0]));
}

/** The pictures of a game, for which `hasPages`; suspends until they are here. */
export function useGamePictures(game: string): GamePictures {
  return use(once(`pictures of ${game}`, async () => PICTURES[`./${game}/Picture.tsx`]?.()));
}

/** What `load` finds, which is asked once; there must be something. */
function once<T>(what: string, load: () => Promise<T | undefined>): Promise<T> {
  const known = loading.get(what) as Promise<T> | undefined;
  if (known) return known;
  const found = load().then((loaded) => loaded ?? Promise.reject(new RangeError(`no ${what}`)));
  loading.set(what, found);
  return found;
}
