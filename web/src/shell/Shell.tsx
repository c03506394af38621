import { type ReactNode, useRef } from "react";
import { useKeptFocus } from "../ui/keptFocus";
import { useSay } from "../words/Words";
import { Header } from "./Header";
import "./shell.css";

/** What stands around every page: the header, a way past it, and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  const say = useSay();
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  return (
    <>
      <a className="skip-link" href="#page">
        {say("page-skip")}
      </a>
      <Header />
      <main ref={page} id="page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
