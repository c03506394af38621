import { Link } from "wouter";
import { Dialog } from "../ui/Dialog";
import { useSay } from "../words/Words";
import { LinkToSend } from "./WaitingPanel";

const KEYS = ["arrows", "enter", "escape", "undo"] as const;

interface HelpDialogProps {
  /** The reader's own link to this table, for another device. */
  link: string | null;
  onClose: () => void;
}

/** How the table is used: three steps, the keys, and the way to other devices. */
export function HelpDialog({ link, onClose }: HelpDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say("page-help")} onClose={onClose}>
      <p>{say("page-help-steps")}</p>
      <dl className="keys">
        {KEYS.map((key) => (
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
      {link && (
        <>
          <h3>{say("page-own-link")}</h3>
          <p className="soft small">{say("page-own-link-why")}</p>
          <LinkToSend path={link} />
        </>
      )}
    </Dialog>
  );
}
