import type { ReactNode } from "react";
import { Animal } from "../../animals/Animal";
import type { Installed, Worth } from "../../messages";
import { useSay } from "../../words/Words";
import type { Card, Cards } from "./cards";
import { EffectSign, HabitatSigns, Spaces, TemperSign } from "./Signs";

/** Animals of one name in a room, side by side, and what each is worth there. */
export function Herd({ worth, room }: { worth: Worth; room: string }) {
  return (
    <span className="zuuli-herd">
      <span className="zuuli-herd-animals">
        {Array.from({ length: worth.count }, (_, place) => (
          <span
            // animals of one name differ only by their place
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            className="zuuli-herd-animal"
            data-glide={worth.animal}
            data-glide-home={room}
            data-glide-place={place}
          >
            <Animal species={worth.animal} />
          </span>
        ))}
      </span>
      <span
        className={`zuuli-worth numbers${worth.why === "worth-printed" ? "" : " special"}`}
        aria-hidden="true"
      >
        {worth.count > 1 ? `${worth.count}×${worth.each}` : worth.each}
      </span>
    </span>
  );
}

/** An upgrade in a room, small; a lock if it was installed in an earlier year. */
export function UpgradeToken({
  card,
  installed,
}: {
  card: Card | undefined;
  installed: Installed;
}) {
  const fixed = installed.fresh < installed.count;
  return (
    <span className={fixed ? "zuuli-installed fixed" : "zuuli-installed"}>
      {card?.kind === "upgrade" && <EffectSign {...card.card} size={16} />}
      {installed.count > 1 && <small aria-hidden="true">×{installed.count}</small>}
    </span>
  );
}

/** Something that waits outside the enclosures: what it needs to know where it may go. */
export function WaitingFace({ card, count }: { card: Card; count: number }) {
  const say = useSay();
  return (
    <span className={`zuuli-waiting-face ${card.kind}`} aria-hidden="true">
      <span className="waiting-top">
        {card.kind === "animal" ? (
          <>
            <TemperSign fierce={card.card.fierce} size={15} />
            <HabitatSigns habitats={card.card.habitats} size={14} />
            <b className="numbers">{card.card.value}</b>
          </>
        ) : (
          count > 1 && <b className="numbers">×{count}</b>
        )}
      </span>
      <span className="waiting-picture" data-glide={card.card.name} data-glide-home="">
        {card.kind === "animal" && <Animal species={card.card.name} />}
        {card.kind === "upgrade" && <EffectSign {...card.card} size={30} />}
        {card.kind === "animal" && count > 1 && <b className="waiting-count numbers">×{count}</b>}
      </span>
      {card.kind === "animal" ? (
        <Spaces count={card.card.space} />
      ) : (
        <span className="waiting-name">{say("zuuli-card", { card: card.card.name })}</span>
      )}
    </span>
  );
}

/** A card as a small chip: for rows of kept or remembered cards. */
export function CardChip({ name, count, cards }: { name: string; count: number; cards: Cards }) {
  const say = useSay();
  const card = cards.get(name);
  return (
    <span className={`zuuli-chip ${card?.kind ?? ""}`}>
      <ChipPicture card={card} />
      <span className="zuuli-chip-name">{say("zuuli-card", { card: name })}</span>
      {count > 1 && <b className="numbers">×{count}</b>}
    </span>
  );
}

function ChipPicture({ card }: { card: Card | undefined }): ReactNode {
  if (card?.kind === "animal") return <Animal species={card.card.name} size={24} />;
  if (card?.kind === "upgrade") return <EffectSign {...card.card} size={18} />;
  return (
    card && (
      <span className="zuuli-chip-room" aria-hidden="true">
        <HabitatSigns habitats={card.card.habitats} size={12} />
        <b className="numbers">×{card.card.satisfaction}</b>
      </span>
    )
  );
}
