import { useEffect, useRef, useState } from "react";
import type { GamePages } from "../games/game";
import type { Line, LogEntry } from "../messages";
import { Announcer } from "../ui/Announcer";
import { SeatFlag } from "../ui/SeatFlag";
import { pointsText } from "../words/numbers";
import { type Say, useSay } from "../words/Words";
import "./log.css";

interface LogPanelProps {
  log: readonly LogEntry[];
  nameOf: (seat: number) => string;
  tell: GamePages["tell"];
}

/** Lines one after the other, as the pages of their game tell them. */
export function linesInWords(
  { lines, seat }: { lines: readonly Line[]; seat: number | null },
  tell: GamePages["tell"],
  nameOf: (seat: number) => string,
  say: Say,
): string {
  return (tell?.(lines, seat) ?? lines).map((line) => lineInWords(line, nameOf, say)).join(" ");
}

/** Seats in a line's parameters are numbers: people read names; a loss has a true minus. */
function lineInWords(line: Line, nameOf: (seat: number) => string, say: Say): string {
  const { code, params: given } = line;
  const params = { ...given };
  if (typeof params.seat === "number") params.seat = nameOf(params.seat);
  if (typeof params.points === "number" && params.points < 0)
    params.points = pointsText(params.points);
  return say(code, params);
}

/** What has happened, in words: the newest first; folded, only that. */
export function LogPanel({ log, nameOf, tell }: LogPanelProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const takenBack = new Set(log.flatMap((entry) => (entry.target === null ? [] : [entry.target])));
  const shown = log.toReversed().slice(0, open ? undefined : 3);
  return (
    <section className={open ? "log" : "log folded"} aria-label={say("page-log")}>
      <NewestAnnounced log={log} nameOf={nameOf} tell={tell} />
      {log.length > 3 && (
        <button
          type="button"
          className="log-fold"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {say(open ? "page-log-fold" : "page-log-unfold", { count: log.length })}
        </button>
      )}
      <ol className="log-entries">
        {shown.map((entry) => (
          <li key={entry.version} className={takenBack.has(entry.version) ? "taken-back" : ""}>
            <SeatFlag seat={entry.seat} size={16} />
            <span>
              <b>{nameOf(entry.seat)}:</b>{" "}
              {entry.kind === "undo"
                ? say("page-log-undo")
                : linesInWords(entry, tell, nameOf, say)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Speaks what has happened since the reader was last told, but not the past of a table just opened. */
function NewestAnnounced({ log, nameOf, tell }: LogPanelProps) {
  const say = useSay();
  const told = useRef<number | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    const newest = log.at(-1)?.version ?? 0;
    const since = told.current ?? newest;
    told.current = newest;
    const news = log.filter((entry) => entry.version > since);
    if (news.length === 0) return;
    setText(
      news
        .map((entry) => {
          const said =
            entry.kind === "undo" ? say("page-log-undo") : linesInWords(entry, tell, nameOf, say);
          return `${nameOf(entry.seat)}: ${said}`;
        })
        .join(" "),
    );
  }, [log, nameOf, tell, say]);
  return <Announcer text={text} />;
}
