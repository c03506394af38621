import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromPage, State, ToPage, Update } from "../messages";
import { Connection, type LineStatus, type Socket } from "./connection";

class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: FromPage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function state(version: number): State {
  return { type: "state", number: version, version, since: 0, entries: [] } as unknown as State;
}

/** What makes the state of version `to` of that of version `from`. */
function update(from: number, to: number): Update {
  const patch = [{ op: "replace" as const, path: "/version", value: to }];
  return { type: "update", base: from, number: to, patch, entries: [] };
}

describe("Connection", () => {
  let sockets: FakeSocket[];
  let states: number[];
  let statuses: LineStatus[];
  let refused: string[];
  let connection: Connection;

  function current(): FakeSocket {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    states = [];
    statuses = [];
    refused = [];
    let key = 0;
    connection = new Connection({
      open: () => {
        sockets.push(new FakeSocket());
        return current();
      },
      onState: (one) => states.push(one.version),
      onStatus: (status) => statuses.push(status),
      onRefused: (error) => refused.push(error.code),
      newKey: () => `key-${key++}`,
    });
    connection.start();
    current().accept();
  });

  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
  });

  it("says hello without a version first, and with the last one after a break", () => {
    expect(current().sent).toEqual([{ type: "hello", version: null }]);
    current().tell(state(7));
    current().breakOff();
    vi.advanceTimersByTime(1_000);
    current().accept();
    expect(sockets).toHaveLength(2);
    expect(current().sent).toEqual([{ type: "hello", version: 7 }]);
    expect(states).toEqual([7]);
    expect(statuses).toEqual(["live", "lost"]);
  });

  it("shows the state that an update makes", () => {
    current().tell(state(3));
    current().tell(update(3, 4));
    current().tell(update(4, 6));
    expect(states).toEqual([3, 4, 6]);
    expect(current().sent).toHaveLength(1);
  });

  it("never shows an update of a state that it does not have: it asks once for all", () => {
    current().tell(state(3));
    current().tell(update(4, 5));
    current().tell(update(5, 6));
    expect(states).toEqual([3]);
    expect(current().sent.slice(1)).toEqual([{ type: "hello", version: 3 }]);
    current().tell(state(6));
    current().tell(update(6, 7));
    expect(states).toEqual([3, 6, 7]);
  });

  it("builds nothing on what another line has told", () => {
    current().tell(state(3));
    current().breakOff();
    vi.advanceTimersByTime(1_000);
    current().accept();
    current().tell(update(3, 4));
    expect(states).toEqual([3]);
    expect(current().sent).toEqual([{ type: "hello", version: 3 }]);
  });

  it("sends an unanswered command again with the same key, an answered one not", async () => {
    current().tell(state(3));
    const first = connection.play(3, 0, 42);
    current().tell({ type: "done", key: "key-0", version: 4 });
    expect(await first).toEqual({ done: true, version: 4 });
    const second = connection.undo(4, 0);
    current().breakOff();
    vi.advanceTimersByTime(1_000);
    current().accept();
    expect(current().sent.slice(1)).toEqual([{ type: "undo", key: "key-1", version: 4, seat: 0 }]);
    const error = { code: "stale", sentence: "the table has moved on", params: {} };
    current().tell({ type: "refused", key: "key-1", version: 5, error });
    expect(await second).toEqual({ done: false, error });
  });

  it("keeps a command that is given while the line is down", () => {
    current().breakOff();
    void connection.play(1, 0, 9);
    vi.advanceTimersByTime(1_000);
    current().accept();
    expect(current().sent.map((message) => message.type)).toEqual(["hello", "play"]);
  });

  it("replaces a line that stays silent when the reader returns, within a second", () => {
    current().tell(state(1));
    connection.check();
    expect(current().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("keeps a line that answers", () => {
    current().tell(state(1));
    connection.check();
    current().tell({ type: "pong", version: 1 });
    vi.advanceTimersByTime(14_000);
    expect(sockets).toHaveLength(1);
  });

  it("pings a quiet line and gives it up when no answer comes", () => {
    current().tell(state(1));
    vi.advanceTimersByTime(15_000);
    expect(current().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it("does not wait for the next retry when the reader returns", () => {
    for (let failure = 0; failure < 6; failure++) {
      current().breakOff();
      vi.advanceTimersByTime(8_000);
    }
    current().breakOff();
    const before = sockets.length;
    connection.check();
    expect(sockets).toHaveLength(before + 1);
  });

  it("reports a refusal without a key, and does not come back to a table that is none", () => {
    const error = { code: "no-such-table", sentence: "there is no such table", params: {} };
    current().tell({ type: "refused", key: null, version: 0, error });
    expect(refused).toEqual(["no-such-table"]);
    current().breakOff(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
