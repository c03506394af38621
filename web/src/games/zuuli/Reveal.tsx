import { useEffect, useState } from "react";
import type { ZuuliView } from "../../messages";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { type Cards, cardsOf } from "./cards";
import { type Kept, keptBetween } from "./parks";
import { CardChip } from "./Tokens";

interface Seen {
  view: ZuuliView;
  kept: readonly Kept[];
}

/** What was seen last of each table: a curtain between two people takes the table away meanwhile. */
const remembered = new Map<string, Seen>();

/** What is to be shown once there is one more position. */
function after(before: Seen | undefined, view: ZuuliView): Seen {
  if (!before) return { view, kept: [] };
  const kept = keptBetween(before.view, view);
  const stays = before.view.year === view.year && view.phase !== "over";
  return { view, kept: kept.length > 0 ? kept : stays ? before.kept : [] };
}

interface RevealProps {
  /** The table's id. */
  table: string;
  view: ZuuliView;
  nameOf: (seat: number) => string;
}

/** What everybody has kept, from when all have picked until all have picked again. */
export function Reveal({ table, view, nameOf }: RevealProps) {
  const say = useSay();
  const [seen, setSeen] = useState<Seen>(() => after(remembered.get(table), view));
  useEffect(() => {
    const now = after(remembered.get(table), view);
    remembered.set(table, now);
    setSeen(now);
  }, [table, view]);
  const name = (one: Kept) => (one.seat === null ? say("page-zuuli-collector") : nameOf(one.seat));
  const cards = cardsOf(view);
  if (seen.kept.length === 0 || view.phase !== "picking") return null;
  return (
    <div className="zuuli-reveal" data-testid="reveal">
      <span className="soft small">{say("page-zuuli-reveal")}</span>
      {seen.kept.map((one, index) => (
        <KeptCard
          // in year 3 of six a seat may keep two of one name at once
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${one.seat} ${one.card} ${index} ${view.turn}`}
          one={one}
          name={name(one)}
          cards={cards}
        />
      ))}
    </div>
  );
}

function KeptCard({ one, name, cards }: { one: Kept; name: string; cards: Cards }) {
  return (
    <span className={`kept-card seat-${one.seat ?? "none"}`}>
      {one.seat !== null && <SeatFlag seat={one.seat} size={16} />}
      <span className="kept-name">{name}</span>
      <CardChip name={one.card} count={1} cards={cards} />
    </span>
  );
}
