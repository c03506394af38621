import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DRAWN, drawingOf, UNKNOWN } from "./drawings";

/** What a drawing may hold beside its `title`: paths of one tone, written in relative steps. */
const PATH =
  /^<path (class="outline" )?fill="var\((--[\w-]+),#[0-9a-f]{6}\)"( stroke[^>]*)? d="M[^"]+"\/>$/;

const TONES = readFileSync(new URL("./animals.css", import.meta.url), "utf8");

const FILES = import.meta.glob<string>("./**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The components of every game that there is. */
const GAMES = import.meta.glob<string>("../../../src/wildpark/rules/*/components.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The animals of a game: tables of their own, named as its states have it, or a list of names. */
function animalsOf(toml: string): string[] {
  return [...named(toml, "[[species]]"), ...named(toml, "[[animal]]"), ...listed(toml)];
}

function named(toml: string, heading: string): string[] {
  const blocks = toml.split(/^(?=\[)/m).filter((block) => block.startsWith(heading));
  return blocks.map((block) => (/^name = "(.+)"$/m.exec(block)?.[1] ?? "").replaceAll(" ", "_"));
}

function listed(toml: string): string[] {
  return JSON.parse(/^species = (\[.+?\])/m.exec(toml)?.[1] ?? "[]") as string[];
}

describe("the drawings", () => {
  it.each(Object.entries(GAMES))("show every animal of %s", (_, toml) => {
    const species = animalsOf(toml);
    expect(species.length).toBeGreaterThan(5);
    expect(species.filter((name) => drawingOf(name) === drawingOf(UNKNOWN))).toEqual([]);
  });

  it.each(Object.entries(FILES))("%s holds only what is read from it", (_, svg) => {
    const lines = svg.trim().split("\n");
    expect(lines[0]).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">');
    expect(lines[1]).toMatch(/^<title>[A-Z][a-z ]+<\/title>$/);
    expect(lines.at(-1)).toBe("</svg>");
    for (const line of lines.slice(2, -1)) {
      expect(TONES).toContain(`${PATH.exec(line)?.[2]}: light-dark(`);
    }
  });

  it.each([...DRAWN, UNKNOWN])("%s has its outline first and its tones above", (name) => {
    const shapes = drawingOf(name);
    expect(shapes.length).toBeGreaterThan(1);
    expect(shapes.map((shape) => shape.outline)).toEqual(shapes.map((_, index) => index === 0));
    expect(shapes[0]?.fill).toContain("--edge");
  });

  it("show a paw for an animal that is not drawn", () => {
    expect(drawingOf("dodo")).toBe(drawingOf(UNKNOWN));
  });
});
