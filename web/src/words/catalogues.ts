/**
 * The catalogues of all languages, as they lie in `src/wildpark/locales/<language>/*.ftl`. Fetched
 * are those of the reader's language: the house's at once, a game's when it is met. The words of
 * the command line stay there.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languageOf, roomOf } from "./rooms";

const FILES = import.meta.glob<string>(
  ["../../../src/wildpark/locales/*/*.ftl", "!../../../src/wildpark/locales/*/{cli,bots}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** Of each catalogue what home says before a game is met: the messages `game-...`. */
const AT_HOME = import.meta.glob<string>(
  ["../../../src/wildpark/locales/*/*.ftl", "!../../../src/wildpark/locales/*/{cli,bots}.ftl"],
  {
    query: "?home",
    import: "default",
  },
);

/** The language of readers whose own there is no catalogue for. */
export const DEFAULT_LANGUAGE = "en";

interface Catalogue {
  language: string;
  room: string;
  fetch: () => Promise<string>;
}

const CATALOGUES: readonly Catalogue[] = [FILES, AT_HOME].flatMap((files) =>
  Object.entries(files).map(([path, fetch]) => ({
    language: languageOf(path),
    room: files === AT_HOME ? "house" : roomOf(path),
    fetch,
  })),
);

/** All languages there are a folder for, for example `["de", "en"]`. */
export const LANGUAGES = [...new Set(CATALOGUES.map((one) => one.language))].sort();

const bundles = new Map<string, FluentBundle>();
const fetching = new Map<string, Promise<unknown>>();
const rooms = new Set(["house"]);
let spoken = DEFAULT_LANGUAGE;

/** The words of one language that have been fetched so far. */
export function bundleOf(language: string): FluentBundle {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  return bundle;
}

/** From now on this language is spoken; resolves when all that was met so far has words in it. */
export async function speak(language: string): Promise<void> {
  spoken = language;
  await Promise.all([...rooms].map((room) => fetchWords(language, room)));
}

/** A game is met; resolves when it has words in the language that is spoken. */
export async function meet(game: string): Promise<void> {
  rooms.add(game);
  await fetchWords(spoken, game);
}

function fetchWords(language: string, room: string): Promise<unknown> {
  const key = `${language} ${room}`;
  const wanted = CATALOGUES.filter((one) => one.language === language && one.room === room);
  const found =
    fetching.get(key) ??
    Promise.all(
      wanted.map(async ({ fetch }) =>
        bundleOf(language).addResource(new FluentResource(await fetch())),
      ),
    );
  fetching.set(key, found);
  return found;
}

/** The first of the wanted languages that there is a catalogue for (`de-AT` finds `de`). */
export function pickLanguage(wanted: readonly string[]): string {
  const short = wanted.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return short.find((one) => LANGUAGES.includes(one)) ?? DEFAULT_LANGUAGE;
}
