/** As much of TOML as the pages read of components files; the rules check the whole of them. */

/** A table: its keys with their values as they are written. */
export type Entry = ReadonlyMap<string, string>;

/** Every table under a heading such as `[deal]` or `[[animal]]`, in their order. */
export function tablesOf(toml: string, heading: string): Entry[] {
  return toml
    .split(/^(?=\[)/m)
    .filter((block) => block.startsWith(heading))
    .map(entryOf);
}

/** A value is a text in quotes, a list on one line, a number or a word; a comment may follow. */
function entryOf(block: string): Entry {
  const found = block.matchAll(/^(\w+) = ("[^"]*"|\[.*?\]|-?\w+)/gm);
  return new Map(Array.from(found, (one) => [one[1] ?? "", one[2] ?? ""]));
}

/** A text without its quotes; null if there is none. */
export function textOf(entry: Entry, key: string): string | null {
  return entry.get(key)?.replaceAll('"', "") ?? null;
}

/** A number; 0 if there is none. */
export function numberOf(entry: Entry, key: string): number {
  return Number(entry.get(key) ?? 0);
}

/** A list of texts or numbers; empty if there is none. */
export function listOf<T>(entry: Entry, key: string): T[] {
  return JSON.parse(entry.get(key) ?? "[]") as T[];
}
