import { Link } from "wouter";
import { useSetting } from "../settings";
import { LANGUAGES } from "../words/catalogues";
import { useLanguage, useSay } from "../words/Words";
import { SoundIcon, ThemeIcon } from "./icons";
import { useTheme } from "./theme";

/** Brand, language, theme and sound. */
export function Header() {
  const say = useSay();
  return (
    <header className="header">
      <Link href="/" className="brand">
        <img src="/paw.svg" alt="" width="28" height="28" />
        <span>Wildpark</span>
      </Link>
      <nav className="header-tools" aria-label={say("page-settings")}>
        <LanguageSwitch />
        <ThemeSwitch />
        <SoundSwitch />
      </nav>
    </header>
  );
}

function LanguageSwitch() {
  const say = useSay();
  const [language, setLanguage] = useLanguage();
  return (
    <select
      className="header-tool language"
      aria-label={say("page-language")}
      value={language}
      onChange={(event) => setLanguage(event.target.value)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function ThemeSwitch() {
  const say = useSay();
  const { theme, toNext } = useTheme();
  const label = say("page-theme", { theme });
  return (
    <button type="button" className="header-tool" aria-label={label} title={label} onClick={toNext}>
      <ThemeIcon theme={theme} />
    </button>
  );
}

function SoundSwitch() {
  const say = useSay();
  const [sound, setSound] = useSetting("sound");
  const on = sound === "on";
  return (
    <button
      type="button"
      className="header-tool"
      aria-label={say("page-sound")}
      aria-pressed={on}
      title={say("page-sound")}
      onClick={() => setSound(on ? "off" : "on")}
    >
      <SoundIcon on={on} />
    </button>
  );
}
