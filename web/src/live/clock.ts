/**
 * What time it is at the server: a deadline is said in its time, and a device's clock may be wrong.
 */
let ahead = 0;
let learning: Promise<void> | null = null;

/** Asks the server's time once; without an answer the device's clock is believed. */
export function learnClock(): Promise<void> {
  learning ??= ask().catch(() => undefined);
  return learning;
}

async function ask(): Promise<void> {
  const before = Date.now();
  const response = await fetch("/api/health", { cache: "no-store" });
  const said = Date.parse(response.headers.get("date") ?? "");
  // the header has whole seconds, so it is half a second behind on average
  if (!Number.isNaN(said)) ahead = said + 500 - (before + Date.now()) / 2;
}

/** Milliseconds until a time of the server. */
export function millisecondsUntil(time: string): number {
  return Date.parse(time) - (Date.now() + ahead);
}
