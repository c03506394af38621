/** What a reader has chosen for this browser: kept in local storage, shared by all tabs. */
import { useCallback, useSyncExternalStore } from "react";

/** A help for the eye of one game, by its name: `help.savannah_park.herds`. */
export type Help = `help.${string}`;

export type Setting = "language" | "theme" | "sound" | "name" | Help;

const PREFIX = "wildpark.";
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing (private windows). */
const memory = new Map<string, string>();

export function readSetting(name: Setting): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function writeSetting(name: Setting, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // kept in memory for this visit
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A setting and the way to change it; null when nothing has been chosen. */
export function useSetting(name: Setting): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => readSetting(name));
  const set = useCallback((next: string) => writeSetting(name, next), [name]);
  return [value, set];
}

/** Whether a help for the eye is on, and the way to switch it; `first`: for who has not chosen. */
export function useSwitch(name: Help, first: boolean): [boolean, (on: boolean) => void] {
  const [value, set] = useSetting(name);
  const switchTo = useCallback((on: boolean) => set(on ? "on" : "off"), [set]);
  return [value === null ? first : value === "on", switchTo];
}
