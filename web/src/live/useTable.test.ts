import { describe, expect, it } from "vitest";
import type { LogEntry, State } from "../messages";
import { isBusy, mergeLog, NOTHING, reduce } from "./useTable";

const entry = (version: number) => ({ version }) as LogEntry;
const news = (since: number, ...versions: number[]) =>
  ({ since, entries: versions.map(entry) }) as unknown as State;
const versions = (log: readonly LogEntry[]) => log.map((one) => one.version);

describe("mergeLog", () => {
  it("adds what happened since, and takes the whole log anew from version 0", () => {
    const log = mergeLog([entry(1), entry(2)], news(2, 3, 4));
    expect(versions(log)).toEqual([1, 2, 3, 4]);
    expect(versions(mergeLog(log, news(0, 1)))).toEqual([1]);
  });

  it("says nothing twice when a state overlaps what is known", () => {
    expect(versions(mergeLog([entry(1), entry(2), entry(3)], news(1, 2, 3, 4)))).toEqual([
      1, 2, 3, 4,
    ]);
  });
});

describe("isBusy", () => {
  it("lasts until the effect of a command is seen, even where the answer is there first", () => {
    const state = (version: number) => ({ version, since: 0, entries: [] }) as unknown as State;
    let table = reduce(NOTHING, { news: "state", state: state(4) });
    expect(isBusy(table)).toBe(false);
    table = reduce(table, { news: "sent" });
    expect(isBusy(table)).toBe(true);
    table = reduce(table, { news: "answer", answer: { done: true, version: 5 } });
    expect(isBusy(table)).toBe(true);
    table = reduce(table, { news: "state", state: state(5) });
    expect(isBusy(table)).toBe(false);
  });
});
