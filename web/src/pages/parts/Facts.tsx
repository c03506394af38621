import { useSay } from "../../words/Words";

/** How many may play and how long it takes. */
export function Facts({ players, minutes }: { players: readonly number[]; minutes: number }) {
  const say = useSay();
  const range = { least: Math.min(...players), most: Math.max(...players) };
  return (
    <ul className="facts soft">
      <li>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M9 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM1.5 20.5c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5zM16.5 11.5a3.5 3.5 0 0 0 0-7M18.5 14c2.5.6 4 2.800 4 6.5h-3.5" />
        </svg>
        {say("page-home-players", range)}
      </li>
      <li>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM12 7v5.5l3.5 2" />
        </svg>
        {say("page-home-minutes", { minutes })}
      </li>
    </ul>
  );
}
