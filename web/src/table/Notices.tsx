import type { LineStatus } from "../live/connection";
import type { Error as Complaint } from "../messages";
import { useSay } from "../words/Words";

interface NoticesProps {
  status: LineStatus;
  refusal: Complaint | null;
}

/** What stands in the way: a lost connection, or why the last command was refused. */
export function Notices({ status, refusal }: NoticesProps) {
  const say = useSay();
  return (
    <div role="status" className="notices">
      {status === "lost" && (
        <p className="notice lost">
          <CutLine />
          {say("page-line-lost")}
        </p>
      )}
      {refusal && <p className="notice">{say(refusal.code, refusal.params)}</p>}
    </div>
  );
}

/** A telegraph wire that has come down. */
function CutLine() {
  return (
    <svg viewBox="0 0 72 32" width="72" height="32" className="cut-line" aria-hidden="true">
      <path className="pole" d="M8 4v28M3 8h10M64 4v28M59 8h10" />
      <path className="wire" d="M8 8q12 12 20 8M64 8q-8 16-16 18" />
      <path className="spark" d="M31 14l3-3M32 18h4M44 22l-3-3" />
    </svg>
  );
}
