/** Tells screen readers what has happened, without moving them. */
export function Announcer({ text }: { text: string }) {
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
