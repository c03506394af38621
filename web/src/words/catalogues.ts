/** The catalogues of all languages, as they lie in `src/wildpark/locales/<language>/*.ftl`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FILES: Record<string, string> = import.meta.glob(
  ["../../../src/wildpark/locales/*/*.ftl", "!**/cli.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** The language whose words stand in where another language lacks them. */
export const DEFAULT_LANGUAGE = "en";

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? DEFAULT_LANGUAGE;
}

/** All languages there are a folder for, for example `["de", "en"]`. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();

/** The bundle of one language. */
export function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (languageOf(path) === language) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** The first of the wanted languages that there is a catalogue for (`de-AT` finds `de`). */
export function pickLanguage(wanted: readonly string[]): string {
  const short = wanted.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return short.find((one) => LANGUAGES.includes(one)) ?? DEFAULT_LANGUAGE;
}
