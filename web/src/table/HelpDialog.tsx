import type { ReactNode } from "react";
import { Link } from "wouter";
import type { TableHelp } from "../games/game";
import { Dialog } from "../ui/Dialog";
import { useSay } from "../words/Words";

interface HelpDialogProps {
  game: string;
  help: TableHelp;
  children?: ReactNode;
  onClose: () => void;
}

/** How the page is used: in a sentence, and with the keys. */
export function HelpDialog({ game, help, children, onClose }: HelpDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say("page-help")} onClose={onClose}>
      <p>{help.text}</p>
      <dl className="keys">
        {help.keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={`/how/${game}`}>{say("page-to-rules")}</Link>
      </p>
      {children}
    </Dialog>
  );
}
