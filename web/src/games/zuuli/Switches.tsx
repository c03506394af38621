import { Switch } from "../../ui/Switch";
import { useSay } from "../../words/Words";

/** The helps of this game: what one has seen of hands, and what the park could score. */
export function Switches() {
  const say = useSay();
  return (
    <>
      <Switch name="help.zuuli.memory">{say("page-zuuli-switch-memory")}</Switch>
      <Switch name="help.zuuli.advice">{say("page-zuuli-switch-advice")}</Switch>
    </>
  );
}
