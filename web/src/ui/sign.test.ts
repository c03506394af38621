import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SIGN_NAMES } from "./Sign";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const SIGNS = read("./sign.css");
const TONES = new Map(
  Array.from(
    `${SIGNS}${read("../styles/tokens.css")}`.matchAll(
      /(--[\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g,
    ),
    (found) => [found[1], [found[2], found[3]]],
  ),
);

/** Relative luminance of a colour, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A tone in light (0) or dark (1). */
function tone(name: string, theme: number): string {
  const found = TONES.get(name)?.[theme];
  if (!found) throw new RangeError(`no tone ${name}`);
  return found;
}

describe("the signs", () => {
  it.each(SIGN_NAMES)("%s stands out from card and paper, light and dark", (name) => {
    const line = new RegExp(`\\.sign\\.${name} {[^}]*stroke: var\\((--[\\w-]+)\\)`).exec(
      SIGNS,
    )?.[1];
    for (const theme of [0, 1]) {
      for (const ground of ["--card", "--paper"]) {
        expect(contrast(tone(line ?? "", theme), tone(ground, theme))).toBeGreaterThan(3);
      }
    }
  });
});
