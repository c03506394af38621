import { useEffect, useState } from "react";
import type { ZuuliView } from "../../messages";
import { Announcer } from "../../ui/Announcer";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { type Cards, cardsOf } from "./cards";
import { type Kept, keptBetween } from "./parks";
import { CardChip } from "./Tokens";

interface RevealProps {
  view: ZuuliView;
  nameOf: (seat: number) => string;
}

/** What everybody has kept, from when all have picked until all have picked again. */
export function Reveal({ view, nameOf }: RevealProps) {
  const say = useSay();
  const [seen, setSeen] = useState<{ view: ZuuliView; kept: readonly Kept[] }>({ view, kept: [] });
  useEffect(
    () =>
      setSeen((before) => {
        const kept = keptBetween(before.view, view);
        const stays = before.view.year === view.year && view.phase !== "over";
        return { view, kept: kept.length > 0 ? kept : stays ? before.kept : [] };
      }),
    [view],
  );
  const name = (one: Kept) => (one.seat === null ? say("page-zuuli-collector") : nameOf(one.seat));
  const cards = cardsOf(view);
  const told = seen.kept.map((one) => say("page-zuuli-kept", { name: name(one), card: one.card }));
  return (
    <>
      <Announcer text={told.join(" ")} />
      {seen.kept.length > 0 && view.phase === "picking" && (
        <div className="zuuli-reveal" aria-hidden="true" data-testid="reveal">
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
      )}
    </>
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
