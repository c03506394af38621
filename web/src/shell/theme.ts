import { useEffect } from "react";
import { useSetting } from "../settings";

export type Theme = "auto" | "light" | "dark";

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };

/** The theme in use and the way to the next one; `auto` follows the system. */
export function useTheme(): { theme: Theme; toNext: () => void } {
  const [stored, store] = useSetting("theme");
  const theme: Theme = stored === "light" || stored === "dark" ? stored : "auto";
  useEffect(() => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return { theme, toNext: () => store(NEXT[theme]) };
}
