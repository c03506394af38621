import { type ReactNode, Suspense } from "react";
import { Scene } from "../../animals/Scene";
import { hasPages, useGamePictures } from "../../games";
import type { TableCard } from "../../messages";
import { useSay } from "../../words/Words";
import "./miniboard.css";

/** The frame of a small picture; a landscape until the picture is here. */
export function MiniBoard({ children }: { children: ReactNode }) {
  return (
    <div className="mini-board">
      <Suspense fallback={<Scene name="waiting" />}>{children}</Suspense>
    </div>
  );
}

/** A picture out of a real game. */
export function SampleBoard({ game }: { game: string }) {
  return <MiniBoard>{hasPages(game) && <Sample game={game} />}</MiniBoard>;
}

function Sample({ game }: { game: string }) {
  const say = useSay();
  const { Sample: Picture } = useGamePictures(game);
  return <Picture title={say("page-home-picture", { game: say(`game-${game}`) })} />;
}

/** The position of a table as its reader wants to see it in a list. */
export function PositionBoard({ table }: { table: TableCard }) {
  return (
    <MiniBoard>
      {table.picture && hasPages(table.game) ? (
        <Position table={table} view={table.picture} />
      ) : (
        <Scene name="waiting" />
      )}
    </MiniBoard>
  );
}

function Position({ table, view }: { table: TableCard; view: NonNullable<TableCard["picture"]> }) {
  const say = useSay();
  const { Picture } = useGamePictures(table.game);
  const mine = table.seats.find((seat) => seat.mine)?.seat ?? null;
  return (
    <Picture view={view} seat={mine} title={say("page-home-position", { game: table.game })} />
  );
}
