import { Switch } from "../../ui/Switch";
import { useSay } from "../../words/Words";
import { HELPS, nameOfHelp } from "./helps";

/** The helps for the eye; each can be switched off, for this browser. */
export function Switches() {
  const say = useSay();
  return HELPS.map((help) => (
    <Switch key={help} name={nameOfHelp(help)}>
      {say("page-sp-help", { help })}
    </Switch>
  ));
}
