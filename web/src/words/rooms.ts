/** The catalogues that hold no game's words. */
const HOUSE = ["page", "page-home", "errors", "rules"];

/**
 * Whose words a file of `locales` holds: "house" or the name of a game, whose words are in `<game>`
 * and `page-<game>`. What home says of a game before it is met (`?home`) is the house's, too.
 */
export function roomOf(path: string): string {
  const [file = "", query] = (path.split("/").at(-1) ?? "").split("?");
  const name = file.replace(".ftl", "");
  return query === "home" || HOUSE.includes(name) ? "house" : name.replace("page-", "");
}

/** The language of a file of `locales`: the name of its folder. */
export function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}
