import type { ReactNode } from "react";
import { Link } from "wouter";
import { Scene } from "../animals/Scene";
import { useSay } from "../words/Words";
import "./states.css";

/** A drawn state with one plain sentence and what to do: empty, waiting, lost, wrong. */
export function StatePanel(props: { picture: ReactNode; title: string; children?: ReactNode }) {
  return (
    <section className="state-panel">
      <div className="state-picture" aria-hidden="true">
        {props.picture}
      </div>
      <h1>{props.title}</h1>
      {props.children}
    </section>
  );
}

/** Tracks that lead into an empty savannah: nothing lives at this address. */
export function NotFound() {
  const say = useSay();
  return (
    <StatePanel picture={<Scene name="empty" />} title={say("page-not-found")}>
      <Link className="button go" href="/">
        {say("page-to-home")}
      </Link>
    </StatePanel>
  );
}
