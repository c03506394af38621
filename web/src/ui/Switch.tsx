import type { ReactNode } from "react";
import { type Help, useSwitch } from "../settings";
import "./switch.css";

interface SwitchProps {
  /** Under which name the choice is kept on this device. */
  name: Help;
  /** Whether it is on for whoever has not chosen. */
  first?: boolean;
  children: ReactNode;
}

/** A help for the eye that a reader may switch off or on; kept on this device. */
export function Switch({ name, first = true, children }: SwitchProps) {
  const [on, set] = useSwitch(name, first);
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
