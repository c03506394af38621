import { useSay } from "../../words/Words";
import { HELPS, type Help, useHelpSwitch } from "./helps";

/** The helps for the eye; each can be switched off, for this browser. */
export function Switches() {
  const say = useSay();
  return (
    <fieldset className="sp-switches">
      <legend>
        <strong>{say("page-sp-helps")}</strong>
      </legend>
      {HELPS.map((help) => (
        <HelpSwitch key={help} help={help} />
      ))}
    </fieldset>
  );
}

function HelpSwitch({ help }: { help: Help }) {
  const say = useSay();
  const [on, set] = useHelpSwitch(help);
  return (
    <label className="sp-switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      {say("page-sp-help", { help })}
    </label>
  );
}
