import { Component, type ReactNode } from "react";
import { Scene } from "../animals/Scene";
import { useSay } from "../words/Words";
import { StatePanel } from "./States";

/**
 * Instead of an empty page when a part of it cannot be shown: it did not arrive, or the server has
 * newer pages than this tab. Loading anew helps in both cases.
 */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <StatePanel picture={<Scene name="error" />} title={say("page-broken")}>
      <button type="button" className="button go" onClick={() => window.location.reload()}>
        {say("page-home-again")}
      </button>
    </StatePanel>
  );
}
