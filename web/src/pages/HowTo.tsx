import { hasPages, useGamePages } from "../games";
import { NotFound } from "../ui/States";

/** How a game is played, in short, with pictures. */
export default function HowTo({ game }: { game: string }) {
  return hasPages(game) ? <OfGame game={game} /> : <NotFound />;
}

function OfGame({ game }: { game: string }) {
  const { HowTo: OfThisGame } = useGamePages(game);
  return <OfThisGame />;
}
