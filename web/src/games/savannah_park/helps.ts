/** The helps for the eye, each of which a reader can switch off for this browser. */
import { useSetting } from "../../settings";

export const HELPS = ["herds", "total", "fires", "change", "letters"] as const;
export type Help = (typeof HELPS)[number];

/** Whether a help is on; all are until somebody switches them off. */
export function useHelp(help: Help): boolean {
  const [value] = useSetting(`help.savannah_park.${help}`);
  return value !== "off";
}

/** Whether a help is on, and the way to change it. */
export function useHelpSwitch(help: Help): [boolean, (on: boolean) => void] {
  const [value, set] = useSetting(`help.savannah_park.${help}`);
  return [value !== "off", (on) => set(on ? "on" : "off")];
}
