import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Error as Complaint, LogEntry, State } from "../messages";
import { type Answer, Connection, type LineStatus, type Socket } from "./connection";

export interface LiveTable {
  status: LineStatus;
  state: State | null;
  /** Everything that has happened at the table, oldest first. */
  log: readonly LogEntry[];
  /** Why the table cannot be shown at all, or why the last command was refused. */
  fault: Complaint | null;
  refusal: Complaint | null;
  /** The version that shows the last command's effect; infinite until the command is answered. */
  awaited: number;
}

export type News =
  | { news: "status"; status: LineStatus }
  | { news: "state"; state: State }
  | { news: "fault"; error: Complaint }
  | { news: "sent" }
  | { news: "answer"; answer: Answer };

export const NOTHING: LiveTable = {
  status: "connecting",
  state: null,
  log: [],
  fault: null,
  refusal: null,
  awaited: 0,
};

/** The log after a state arrived: its entries follow those up to the version it names. */
export function mergeLog(log: readonly LogEntry[], state: State): readonly LogEntry[] {
  const kept = log.filter((entry) => entry.version <= state.since);
  return [...kept, ...state.entries];
}

/** The table once there is news of it. */
export function reduce(table: LiveTable, news: News): LiveTable {
  switch (news.news) {
    case "status":
      return { ...table, status: news.status };
    case "state":
      return { ...table, state: news.state, log: mergeLog(table.log, news.state), fault: null };
    case "fault":
      return { ...table, fault: news.error };
    case "sent":
      return { ...table, awaited: Number.POSITIVE_INFINITY, refusal: null };
    case "answer":
      return news.answer.done
        ? { ...table, awaited: news.answer.version, refusal: null }
        : { ...table, awaited: 0, refusal: news.answer.error };
  }
}

/** Whether a command is on its way, or done but not yet to be seen. */
export function isBusy(table: LiveTable): boolean {
  return (table.state?.version ?? 0) < table.awaited;
}

function liveAddress(id: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http, as in a home network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Follows a table live, and sends its reader's commands. */
export function useTable(id: string) {
  const [table, tell] = useReducer(reduce, NOTHING);
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    const line = new Connection({
      open: () => new WebSocket(liveAddress(id)) as Socket,
      onState: (state) => tell({ news: "state", state }),
      onStatus: (status) => tell({ news: "status", status }),
      onRefused: (error) => tell({ news: "fault", error }),
      newKey: randomKey,
    });
    connection.current = line;
    line.start();
    const stopWatching = onReturn(() => line.check());
    return () => {
      stopWatching();
      line.stop();
    };
  }, [id]);

  const version = table.state?.version ?? 0;
  const send = useCallback((ask: (line: Connection) => Promise<Answer>) => {
    if (!connection.current) return;
    tell({ news: "sent" });
    void ask(connection.current).then((answer) => tell({ news: "answer", answer }));
  }, []);
  const play = useCallback(
    (seat: number, action: number) => send((line) => line.play(version, seat, action)),
    [send, version],
  );
  const undo = useCallback(
    (seat: number) => send((line) => line.undo(version, seat)),
    [send, version],
  );
  return { table, play, undo };
}

/** Calls back when the reader or the network returns. */
function onReturn(check: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === "visible") check();
  };
  document.addEventListener("visibilitychange", whenVisible);
  window.addEventListener("online", check);
  window.addEventListener("pageshow", check);
  return () => {
    document.removeEventListener("visibilitychange", whenVisible);
    window.removeEventListener("online", check);
    window.removeEventListener("pageshow", check);
  };
}
