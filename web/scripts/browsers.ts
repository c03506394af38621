/** Which browsers the pages need: said once, in `browserslist` of package.json. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = here("../../src/wildpark/locales");
const NEEDED: string[] = JSON.parse(readFileSync(here("../package.json"), "utf8")).browserslist;

/** The oldest browsers as the build takes them: `["chrome123", ...]`. */
export const TARGETS = NEEDED.map((one) => one.replace(" >= ", ""));

/** Into the document goes, in every language, what an older browser shows in place of the pages. */
export function noticeForOlderBrowsers(): Plugin {
  return {
    name: "notice-for-older-browsers",
    transformIndexHtml: (html) =>
      html.replaceAll("%TOO_OLD%", () => readdirSync(LOCALES).sort().map(sentence).join("")),
  };
}

function sentence(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/page.ftl`, "utf8")));
  const pattern = bundle.getMessage("page-too-old")?.value;
  if (!pattern) throw new Error(`no message page-too-old in ${language}/page.ftl`);
  return `<p lang="${language}">${bundle.formatPattern(pattern, { browsers: browsersIn(language) })}</p>`;
}

/** "Chrome 123, Firefox 121 or Safari 17.5". */
function browsersIn(language: string): string {
  const names = NEEDED.map((one) => one.charAt(0).toUpperCase() + one.slice(1).replace(" >=", ""));
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}
