import { Animal } from "../../animals/Animal";
import type { AnimalCard, EnclosureCard, UpgradeCard } from "../../messages";
import { useSay } from "../../words/Words";
import type { Card } from "./cards";
import { Ground } from "./Ground";
import { EffectSign, HabitatSigns, RuleSign, Spaces, TemperSign } from "./Signs";
import "./room.css";
import "./cardface.css";

/** What is printed on a card, drawn; words beside it say the same to screen readers. */
export function CardFace({ card }: { card: Card }) {
  return (
    <span className={`zuuli-face ${card.kind}`} aria-hidden="true">
      {card.kind === "animal" && <AnimalFace card={card.card} />}
      {card.kind === "enclosure" && <EnclosureFace card={card.card} />}
      {card.kind === "upgrade" && <UpgradeFace card={card.card} />}
    </span>
  );
}

function AnimalFace({ card }: { card: AnimalCard }) {
  const say = useSay();
  return (
    <>
      <span className="face-top">
        <TemperSign fierce={card.fierce} size={20} />
        <HabitatSigns habitats={card.habitats} size={18} />
      </span>
      <b className="face-value numbers">{card.value}</b>
      <span className="face-picture">
        <Animal species={card.name} />
      </span>
      <span className="face-name">{say("zuuli-card", { card: card.name })}</span>
      <span className="face-space">
        <Spaces count={card.space} />
      </span>
      {card.rule && (
        <span className="face-note">
          <RuleSign rule={card.rule} />
          {say("page-zuuli-rule-short", { rule: card.rule })}
        </span>
      )}
    </>
  );
}

function EnclosureFace({ card }: { card: EnclosureCard }) {
  const say = useSay();
  return (
    <>
      <span className="face-top">
        <HabitatSigns habitats={card.habitats} size={18} />
      </span>
      <b className="face-value numbers">×{card.satisfaction}</b>
      <span className="face-picture plot">
        <Ground habitats={card.habitats} />
      </span>
      <span className="face-name">{say("zuuli-card", { card: card.name })}</span>
      <span className="face-space">
        <Spaces count={card.space} />
      </span>
      {card.condition && (
        <span className="face-note">
          {say("page-zuuli-condition", { condition: codeOf(card.condition) })}
        </span>
      )}
    </>
  );
}

function UpgradeFace({ card }: { card: UpgradeCard }) {
  const say = useSay();
  return (
    <>
      <span className="face-top face-kind">{say("page-zuuli-kind", { kind: "upgrade" })}</span>
      <span className="face-picture">
        <EffectSign {...card} />
      </span>
      <span className="face-name">{say("zuuli-card", { card: card.name })}</span>
      <span className="face-note">
        {say("page-zuuli-effect-short", {
          effect: card.mixing
            ? "mixing"
            : card.habitat
              ? "habitat"
              : card.space
                ? "space"
                : "satisfaction",
        })}
      </span>
    </>
  );
}

/** A condition as the components say it ("friendly only"), as part of a code. */
export function codeOf(condition: string): string {
  return condition.replaceAll(" ", "-");
}
