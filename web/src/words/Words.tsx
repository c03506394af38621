import type { FluentVariable } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization, useLocalization } from "@fluent/react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Line } from "../messages";
import { useSetting } from "../settings";
import { bundleOf, pickLanguage, speak } from "./catalogues";

/** The reader's language, and the way to change it. */
export function useLanguage(): [string, (language: string) => void] {
  const [stored, store] = useSetting("language");
  return [pickLanguage(stored ? [stored] : navigator.languages), store];
}

/** Gives all words below it in the reader's language. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [language] = useLanguage();
  // until the words of another language are here, the page stays as it is
  const [shown, show] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const change = () => wanted && show(language);
    // better codes for words than no page
    speak(language).then(change, change);
    return () => {
      wanted = false;
    };
  }, [language]);
  const l10n = useMemo(() => shown && new ReactLocalization([bundleOf(shown)]), [shown]);
  useEffect(() => {
    if (shown) document.documentElement.lang = shown;
  }, [shown]);
  if (!l10n) return null;
  return <LocalizationProvider l10n={l10n}>{children}</LocalizationProvider>;
}

export type Params = Record<string, FluentVariable>;

/** Puts a code with parameters into the reader's words. */
export type Say = (code: string, params?: Params) => string;

/** Puts a code with parameters into the reader's language. */
export function useSay(): Say {
  const { l10n } = useLocalization();
  return useCallback((code, params) => l10n.getString(code, params), [l10n]);
}

/** Puts a line that the rules or the server gave as a code into words. */
export function useSayLine(): (line: Line) => string {
  const say = useSay();
  return useCallback((line) => say(line.code, line.params), [say]);
}
