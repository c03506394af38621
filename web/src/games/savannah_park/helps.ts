/** The helps for the eye, each of which a reader can switch off for this browser. */
import { useSwitch } from "../../settings";

export const HELPS = ["herds", "total", "fires", "change", "letters"] as const;
export type Help = (typeof HELPS)[number];

/** Under which name a help's switch is kept. */
export const nameOfHelp = (help: Help) => `help.savannah_park.${help}` as const;

/** Whether a help is on; all are until somebody switches them off. */
export function useHelp(help: Help): boolean {
  return useSwitch(nameOfHelp(help), true)[0];
}
