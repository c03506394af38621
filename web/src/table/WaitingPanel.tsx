import { useRef, useState } from "react";
import { Scene } from "../animals/Scene";
import type { State } from "../messages";
import { useSay } from "../words/Words";

interface WaitingPanelProps {
  state: State;
  nameOf: (seat: number) => string;
}

/** Seats are still open: who is here, and the link to send to those who are not. */
export function WaitingPanel({ state, nameOf }: WaitingPanelProps) {
  const say = useSay();
  const open = state.seats.filter((seat) => seat.kind === "open").length;
  const here = state.seats.filter((seat) => seat.kind !== "open").map((one) => nameOf(one.seat));
  return (
    <section className="open-seats panel" aria-label={say("page-waiting-title")}>
      <div className="open-seats-picture">
        <Scene name="waiting" />
      </div>
      <div className="open-seats-words">
        <h2>{say("page-waiting", { count: open })}</h2>
        <p className="soft">{say("page-waiting-here", { names: here.join(", ") })}</p>
        {state.join && (
          <>
            <p>{say("page-waiting-send", { count: open })}</p>
            <LinkToSend path={state.join} name={say("page-link")} testId="join-link" />
          </>
        )}
      </div>
    </section>
  );
}

/** A link with buttons that copy it and, where the device can, share it. */
export function LinkToSend(props: { path: string; name: string; testId?: string }) {
  const { path, name, testId } = props;
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = new URL(path, window.location.href).href;
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  return (
    <div className="link-to-send">
      <input
        ref={field}
        className="field"
        readOnly
        value={link}
        aria-label={name}
        data-testid={testId}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button go" onClick={() => void copy()}>
        {say(copied ? "page-link-copied" : "page-link-copy")}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          className="button"
          // a share that the reader breaks off is no error
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {say("page-link-share")}
        </button>
      )}
    </div>
  );
}

/** Copies text; without a clipboard (plain http) the reader copies what is selected. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
