import { useSay } from "../../words/Words";
import { type SwitchName, useSwitch } from "./switches";

/** The helps of this game, to be switched on and off. */
export function Switches() {
  return (
    <>
      <Switch name="zuuli-memory" />
      <Switch name="zuuli-advice" />
    </>
  );
}

function Switch({ name }: { name: SwitchName }) {
  const say = useSay();
  const [on, set] = useSwitch(name);
  return (
    <label className="zuuli-switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      {say("page-zuuli-switch", { name })}
    </label>
  );
}
