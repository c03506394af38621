import { useLanguage, useSay } from "../words/Words";
import { useSecondsLeft } from "./useSecondsLeft";
import "./countdown.css";

/** From here on the reader is told loudly. */
const LAST_SECONDS = 10;
const HOUR = 3600;

/** The time that a seat has left to choose, small. */
export function Countdown({ deadline }: { deadline: string }) {
  const say = useSay();
  const [language] = useLanguage();
  const left = useSecondsLeft(deadline) ?? 0;
  return (
    <span className={left <= LAST_SECONDS ? "countdown numbers hurry" : "countdown numbers"}>
      <span className="unseen">{say("page-time-left")}</span>
      {inShort(left, language)}
    </span>
  );
}

/** "23 h", "4:59", "0:07". */
export function inShort(seconds: number, language: string): string {
  if (seconds >= HOUR) {
    const hours = Math.floor(seconds / HOUR);
    return new Intl.NumberFormat(language, { style: "unit", unit: "hour" }).format(hours);
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The reader's last seconds: large, over the page, and spoken once. */
export function LastSeconds({ deadline }: { deadline: string }) {
  const say = useSay();
  const left = useSecondsLeft(deadline) ?? 0;
  const hurry = left <= LAST_SECONDS;
  return (
    <>
      <div className="unseen" role="alert">
        {hurry && say("page-last-seconds", { seconds: LAST_SECONDS })}
      </div>
      {hurry && (
        <div className="last-seconds" aria-hidden="true" data-testid="last-seconds">
          <b className="numbers">{left}</b>
          <span>{say("page-last-seconds", { seconds: left })}</span>
        </div>
      )}
    </>
  );
}
