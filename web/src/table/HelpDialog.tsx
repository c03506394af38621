import type { ReactNode } from "react";
import { Link } from "wouter";
import { Dialog } from "../ui/Dialog";
import { useSay } from "../words/Words";

/** The keys of a table. */
export const TABLE_KEYS = ["arrows", "enter", "escape", "undo"];

interface HelpDialogProps {
  keys: readonly string[];
  children?: ReactNode;
  onClose: () => void;
}

/** How the page is used: in a sentence, and with the keys. */
export function HelpDialog({ keys, children, onClose }: HelpDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say("page-help")} onClose={onClose}>
      <p>{say(keys === TABLE_KEYS ? "page-help-table" : "page-help-replay")}</p>
      <dl className="keys">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say("page-key", { key })}</kbd>
            </dt>
            <dd>{say("page-key-does", { key })}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/how/african_park">{say("page-to-rules")}</Link>
      </p>
      {children}
    </Dialog>
  );
}
