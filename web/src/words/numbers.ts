import { useCallback } from "react";
import { useLanguage } from "./Words";

/** A change of points with its sign: "+5", "−4", "0". */
export function pointsChange(language: string, points: number): string {
  const text = new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(points);
  return text.replace("-", "\u2212");
}

/** `pointsChange` in the reader's language. */
export function usePointsChange(): (points: number) => string {
  const [language] = useLanguage();
  return useCallback((points) => pointsChange(language, points), [language]);
}

/** Points with a true minus sign, for totals. */
export function pointsText(points: number): string {
  return String(points).replace("-", "\u2212");
}
