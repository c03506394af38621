import type { ReactNode } from "react";
import type { Theme } from "./theme";

/** An icon of lines in the colour of the text around it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function ThemeIcon({ theme }: { theme: Theme }) {
  if (theme === "light")
    return (
      <Icon>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4" />
      </Icon>
    );
  if (theme === "dark")
    return (
      <Icon>
        <path d="M19 14.500A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.500z" />
      </Icon>
    );
  return (
    <Icon>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </Icon>
  );
}

export function SoundIcon({ on }: { on: boolean }) {
  return (
    <Icon>
      <path d="M4 10v4h3l5 4V6L7 10z" />
      {on ? (
        <path d="M15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
      ) : (
        <path d="m16 10 4 4M20 10l-4 4" />
      )}
    </Icon>
  );
}
