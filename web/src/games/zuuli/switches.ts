/** Helps for the eye that a reader may switch off; kept on their device. */
import { type Setting, useSetting } from "../../settings";

export type SwitchName = Extract<Setting, `zuuli-${string}`>;

/** Whether a help is on, as it is at first, and the way to switch it. */
export function useSwitch(name: SwitchName): [boolean, (on: boolean) => void] {
  const [value, set] = useSetting(name);
  return [value !== "off", (on) => set(on ? "on" : "off")];
}
