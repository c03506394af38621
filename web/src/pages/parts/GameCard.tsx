import { Link } from "wouter";
import type { GameInfo } from "../../messages";
import { useSay } from "../../words/Words";
import { Facts } from "./Facts";
import { SampleBoard } from "./MiniBoard";
import { levelToStart, quickWish, soloWish, useStart } from "./useStart";

/** A game: a picture out of it, what it takes, and the ways to begin. */
export function GameCard({ game }: { game: GameInfo }) {
  const say = useSay();
  const { start, busy, error } = useStart();
  const name = say(`game-${game.name}`);
  return (
    <article className="game-card panel" data-testid={`game-${game.name}`}>
      <SampleBoard game={game.name} />
      <div className="game-card-text">
        <h2>{name}</h2>
        <p>{say(`game-${game.name}-blurb`)}</p>
        <Facts players={game.players} minutes={game.minutes} />
        <div className="game-card-ways">
          <button
            type="button"
            className="button go"
            aria-describedby={`against-${game.name}`}
            aria-disabled={busy}
            onClick={() => void start(quickWish(game))}
          >
            {say("page-home-play")}
            <span className="unseen">{name}</span>
          </button>
          {game.players.includes(1) && (
            <button
              type="button"
              className="button"
              aria-disabled={busy}
              onClick={() => void start(soloWish(game))}
            >
              {say("page-home-alone")}
              <span className="unseen">{name}</span>
            </button>
          )}
          <Link className="button" href={`/new/${game.name}`}>
            {say("page-home-set")}
            <span className="unseen">{name}</span>
          </Link>
        </div>
        <p id={`against-${game.name}`} className="soft small">
          {say("page-home-against", { level: levelToStart(game) ?? "" })}
        </p>
        {error && (
          <p className="game-card-error" role="alert">
            {say(error.code, error.params)}
          </p>
        )}
      </div>
    </article>
  );
}
