import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { State, Update } from "../messages";
import { changed } from "./changes";

const ROOT = resolve(import.meta.dirname, "../../..");
const OWN = resolve(ROOT, ".venv/bin/python");

type Told = [game: string, reader: string, message: State | Update, whole: State];

/** Whole games of every kind, as the server tells its readers of them. */
function told(): Told[] {
  const python = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");
  const lines = execFileSync(python, ["-m", "tests.server.told"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: resolve(ROOT, "src") },
    maxBuffer: 2 ** 28,
  });
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);
}

describe("changed", () => {
  it("makes the very state that the server has, in whole games of every kind", () => {
    const states = new Map<string, State>();
    let updates = 0;
    for (const [game, reader, message, whole] of told()) {
      const before = states.get(`${game} ${reader}`) ?? null;
      const state = message.type === "state" ? message : changed(before, message);
      updates += message.type === "update" ? 1 : 0;
      expect(state).toEqual(whole);
      states.set(`${game} ${reader}`, whole);
    }
    expect(updates).toBeGreaterThan(500);
  }, 120_000);

  const state = { number: 4, version: 2, seats: [{ name: "Ana" }, { name: "Ben" }] };
  const update = { base: 4, number: 5, entries: [], patch: [{ path: "/seats/1/name", value: "" }] };

  it("leaves what has not changed as it is, and the state before too", () => {
    const made = changed(state as unknown as State, update as unknown as Update);
    expect(made).toMatchObject({ number: 5, since: 2, seats: [{ name: "Ana" }, { name: "" }] });
    expect(made?.seats[0]).toBe(state.seats[0]);
    expect(state.seats[1]?.name).toBe("Ben");
  });

  it("makes nothing of another state than the one it builds on", () => {
    const other = { ...state, number: 3 } as unknown as State;
    expect(changed(other, update as unknown as Update)).toBeNull();
    expect(changed(null, update as unknown as Update)).toBeNull();
  });
});
