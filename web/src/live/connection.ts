/**
 * The live connection of one table.
 *
 * It says hello with the last version it has, so that the server sends what was missed; it makes
 * whole states of the changes that follow; it keeps
 * every command until it is answered and sends it again, under the same key, after a reconnect;
 * and it checks that the line is alive, at once when the page comes back to the reader.
 */
import type { Error as Complaint, FromPage, Play, State, ToPage, Undo, Update } from "../messages";
import { changed } from "./changes";

export type LineStatus = "connecting" | "live" | "lost";

/** What became of a command: committed as the table's `version`, or refused for a reason. */
export type Answer = { done: true; version: number } | { done: false; error: Complaint };

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  open: () => Socket;
  onState: (state: State) => void;
  onStatus: (status: LineStatus) => void;
  /** A refusal that belongs to no command: the table does not exist, or is not ours to see. */
  onRefused: (error: Complaint) => void;
  newKey: () => string;
}

type Command = Play | Undo;
interface Waiting {
  command: Command;
  answer: (answer: Answer) => void;
}

const OPEN = 1;
/** The server's word that there is nothing to come back to; the reason has been told before. */
const NO_TABLE = 4404;
const FIRST_RETRY_MS = 250;
/** Also after a long break: the server may be back at any time, and an attempt costs little. */
const LONGEST_RETRY_MS = 1_000;
/** A quiet line is asked for a sign of life this often. */
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
/** The messages of a frame: one, or a list of several. */
function messagesIn(frame: string): readonly ToPage[] {
  const told = JSON.parse(frame) as ToPage | ToPage[];
  return Array.isArray(told) ? told : [told];
}

/** When the reader returns, a dead line must be found out faster than they can wonder. */
const PONG_ON_RETURN_MS = 600;

export class Connection {
  private socket: Socket | null = null;
  private version: number | null = null;
  /** What the server has told over this line; a change builds on it. */
  private state: State | null = null;
  private retries = 0;
  private stopped = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly hooks: Hooks) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  /** Chooses `action` for `seat` in the position that the reader saw. */
  play(version: number, seat: number, action: number): Promise<Answer> {
    return this.command({ type: "play", key: this.hooks.newKey(), version, seat, action });
  }

  /** Takes the last choice of `seat` back. */
  undo(version: number, seat: number): Promise<Answer> {
    return this.command({ type: "undo", key: this.hooks.newKey(), version, seat });
  }

  /** The reader is back or the network is: find out now whether the line is alive. */
  check(): void {
    if (this.stopped) return;
    if (this.socket?.readyState === OPEN) {
      this.ping(PONG_ON_RETURN_MS);
    } else {
      this.retries = 0;
      this.connect();
    }
  }

  private connect(): void {
    this.drop();
    const socket = this.hooks.open();
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => {
      for (const message of messagesIn(String(event.data))) this.receive(message);
    };
    socket.onclose = ({ code }) => (code === NO_TABLE ? this.stop() : this.retryLater());
    this.pongTimer = setTimeout(() => this.retryLater(), PONG_WITHIN_MS);
  }

  private greet(socket: Socket): void {
    this.hello(socket);
    for (const { command } of this.waiting.values()) this.write(socket, command);
    this.expectLife();
  }

  /** Asks for the whole state. */
  private hello(socket: Socket): void {
    this.state = null;
    this.write(socket, { type: "hello", version: this.version });
  }

  private receive(message: ToPage): void {
    this.expectLife();
    switch (message.type) {
      case "state":
        this.show(message);
        break;
      case "update":
        this.update(message);
        break;
      case "done":
        this.settle(message.key, { done: true, version: message.version });
        break;
      case "refused":
        if (message.key === null) this.hooks.onRefused(message.error);
        else this.settle(message.key, { done: false, error: message.error });
        break;
      case "pong":
        break;
    }
  }

  /** An update of another state than the one that we have is not shown: all is asked for anew. */
  private update(message: Update): void {
    const asked = this.state === null;
    const state = changed(this.state, message);
    if (state) this.show(state);
    else if (this.socket && !asked) this.hello(this.socket);
  }

  private show(state: State): void {
    this.retries = 0;
    this.version = state.version;
    this.state = state;
    this.hooks.onStatus("live");
    this.hooks.onState(state);
  }

  private command(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.waiting.set(command.key, { command, answer });
      if (this.socket?.readyState === OPEN) this.write(this.socket, command);
    });
  }

  private settle(key: string, answer: Answer): void {
    this.waiting.get(key)?.answer(answer);
    this.waiting.delete(key);
  }

  /** The line has just shown life: ask again when it has been quiet for a while. */
  private expectLife(): void {
    clearTimeout(this.pongTimer);
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(PONG_WITHIN_MS), PING_EVERY_MS);
  }

  private ping(within: number): void {
    if (this.socket?.readyState !== OPEN) return;
    this.write(this.socket, { type: "ping" });
    clearTimeout(this.pongTimer);
    this.pongTimer = setTimeout(() => {
      this.hooks.onStatus("lost");
      this.connect();
    }, within);
  }

  private retryLater(): void {
    this.drop();
    if (this.stopped) return;
    this.hooks.onStatus("lost");
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.retries);
    this.retries += 1;
    // spread, so that the players of a restarted server do not all return in the same moment
    const wait = longest * (0.5 + Math.random() / 2);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    clearTimeout(this.pongTimer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private write(socket: Socket, message: FromPage): void {
    socket.send(JSON.stringify(message));
  }
}
