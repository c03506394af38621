/** The REST interface of the server (`/api`), typed by the generated messages. */
import type {
  Advice,
  BestEnd,
  GameInfo,
  Join,
  Me,
  NewTable,
  Replay,
  Error as ServerError,
  TableCard,
} from "./messages";

/** A refusal of the server, or the lack of an answer (`code` is then `page-no-answer`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: ServerError,
  ) {
    super(error.sentence);
  }
}

const NO_ANSWER: ServerError = {
  code: "page-no-answer",
  sentence: "the server does not answer",
  params: {},
};

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, NO_ANSWER);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, (body as ServerError | null) ?? NO_ANSWER);
  return body as T;
}

function send<T>(path: string, body: string | File | null): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

function post<T>(path: string, content?: unknown): Promise<T> {
  return send<T>(path, content === undefined ? null : JSON.stringify(content));
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  me: () => ask<Me>("/api/me"),
  setMe: (me: Me) => post<Me>("/api/me", me),
  tables: () => ask<TableCard[]>("/api/tables"),
  table: (id: string) => ask<TableCard>(table(id)),
  create: (wish: NewTable) => post<TableCard>("/api/tables", wish),
  join: (id: string, join: Join) => post<TableCard>(`${table(id)}/join`, join),
  leave: (id: string) => post<TableCard>(`${table(id)}/leave`),
  rematch: (id: string) => post<TableCard>(`${table(id)}/rematch`),
  /** The best park of this year, for a seat of the reader's that develops its park in Zuuli. */
  advice: (id: string, seat: number, signal: AbortSignal) =>
    ask<Advice>(`${table(id)}/advice?seat=${seat}`, { signal }),
  /** A finished game of Savannah Park alone, as the planner would have played it. */
  best: (id: string) => ask<BestEnd>(`${table(id)}/best`),
  replay: (id: string) => ask<Replay>(`${table(id)}/replay`),
  /** All steps of a record, given as the text of its file. */
  replayRecord: (record: File) => send<Replay>("/api/replay", record),
  /** Where the record of a finished table can be downloaded. */
  recordPath: (id: string) => `${table(id)}/record`,
};
