import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Line } from "../messages";
import { useSetting } from "../settings";
import { bundleOf, pickLanguage, speak } from "./catalogues";

/** The reader's language, and the way to change it. */
export function useLanguage(): [string, (language: string) => void] {
  const [stored, store] = useSetting("language");
  return [pickLanguage(stored ? [stored] : navigator.languages), store];
}

/** The words of the language that is shown; without them codes stand for themselves. */
const Bundle = createContext<FluentBundle | null>(null);

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
  useEffect(() => {
    if (shown) document.documentElement.lang = shown;
  }, [shown]);
  if (!shown) return null;
  return <Bundle.Provider value={bundleOf(shown)}>{children}</Bundle.Provider>;
}

export type Params = Record<string, FluentVariable>;

/** Puts a code with parameters into the reader's words. */
export type Say = (code: string, params?: Params) => string;

/** Puts a code with parameters into the reader's language. */
export function useSay(): Say {
  const bundle = useContext(Bundle);
  return useCallback((code, params) => told(bundle, code, params), [bundle]);
}

/** The message with this code in words; the code itself where there is none. */
function told(bundle: FluentBundle | null, code: string, params?: Params): string {
  const pattern = bundle?.getMessage(code)?.value;
  // with a list for errors, what is missing stands as its name in the sentence
  return bundle && pattern ? bundle.formatPattern(pattern, params, []) : code;
}

/** Puts a line that the rules or the server gave as a code into words. */
export function useSayLine(): (line: Line) => string {
  const say = useSay();
  return useCallback((line) => say(line.code, line.params), [say]);
}
