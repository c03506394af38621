/** What the build does to files so that less goes over the line. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { languageOf, roomOf } from "../src/words/rooms.ts";

const FOLDER = "assets";

/**
 * Catalogues of words (`.ftl`) and files of cards (`.toml`) go without the comments that fill whole
 * lines; of a catalogue `?home` takes nothing but the messages `game-...`.
 */
export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      const [, path, query] = /^(.+\.(?:ftl|toml))\?(raw|home)$/.exec(id) ?? [];
      if (!path) return null;
      this.addWatchFile(path);
      const text = readFileSync(path, "utf8").replace(/^#.*\n/gm, "");
      const told = query === "raw" ? text : (text.match(/^game-.*\n(?: +.*\n)*/gm) ?? []).join("");
      return `export default ${JSON.stringify(told)}`;
    },
  };
}

/** Of a drawing, `?paths` gives what is shown: for each path its tone and its line. */
export function drawings(): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    load(id) {
      const [, path] = /^(.+\.svg)\?paths$/.exec(id) ?? [];
      if (!path) return null;
      this.addWatchFile(path);
      const paths = readFileSync(path, "utf8").matchAll(
        /<path [^>]*?fill="var\((--[\w-]+),[^"]+"[^>]*? d="([^"]+)"/g,
      );
      const told = Array.from(paths, ([, tone, d]) => [tone, d]);
      return `export default ${JSON.stringify(told)}`;
    },
  };
}

/** Beside each file its compressed forms, which the server sends to whoever takes them. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "." }) {
      for (const name of readdirSync(join(dir, FOLDER))) {
        const path = join(dir, FOLDER, name);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** Which files travel together: few requests, and little anew for who comes again. */
export const CHUNKS = [
  { name: "libraries", test: /\/node_modules\//, priority: 4 },
  { name: (id: string) => `words-${languageOf(id)}-${roomOf(id)}`, test: /\.ftl\?/, priority: 3 },
  { name: "drawings", test: /\/src\/animals\//, priority: 2 },
  // what home's picture of a game and the game's pages both need
  {
    name: (id: string) => /games\/(\w+)\//.exec(id)?.[1] ?? null,
    test: /\/src\/games\/\w+\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "house",
    test: /\/src\/((ui|table|live|words|shell)\/|(games\/)?\w+\.ts$)/,
    priority: 1,
  },
];
