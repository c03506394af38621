import type { ReactNode } from "react";
import { Sign } from "../../ui/Sign";
import { useSay } from "../../words/Words";
import "./signs.css";

interface SignProps {
  size?: number;
  /** Says it to screen readers; left out where text beside it does. */
  named?: boolean;
}

/** The habitats that have a sign; a components file can name no others. */
type Habitat = "plains" | "jungle" | "water";

/** The sign of a habitat; its shape tells it, not only its colour. */
export function HabitatSign({ habitat, size, named }: SignProps & { habitat: string }) {
  const say = useSay();
  const title = named ? say("page-zuuli-habitat", { habitat }) : undefined;
  return <Sign name={habitat as Habitat} size={size} title={title} />;
}

export function HabitatSigns({ habitats, ...props }: SignProps & { habitats: readonly string[] }) {
  return (
    <span className="zuuli-habitats">
      {habitats.map((habitat) => (
        <HabitatSign key={habitat} habitat={habitat} {...props} />
      ))}
    </span>
  );
}

/** Claw marks for a fierce animal, a heart for a friendly one. */
export function TemperSign({ fierce, size, named }: SignProps & { fierce: boolean }) {
  const say = useSay();
  const temper = fierce ? "fierce" : "friendly";
  return (
    <Sign
      name={temper}
      size={size}
      title={named ? say("page-zuuli-temper", { temper }) : undefined}
    />
  );
}

/** What each special rule of an animal is about. */
const RULES: Record<string, ReactNode> = {
  pride: <path d="M3 12h7M7 8l4 4-4 4M21 12h-7M17 8l-4 4 4 4" />,
  wallow: <path d="M3 16c2-2 4-2 6 0s4 2 6 0 4-2 6 0M8 11V6M12 11V4M16 11V6" />,
  company: (
    <path d="M8 11a3 3 0 1 0 0-.01zM16 11a3 3 0 1 0 0-.01zM3 20c0-7 10-7 10 0M11.500 20c0-7 9.500-7 9.500 0" />
  ),
  troop: <path d="M4 20v-5M9 20v-8M14 20V9M19 20V6" />,
  chorus: (
    <path d="M8 18a2.500 2.500 0 1 1-2.500-2.500H8V5l10-2v12M18 15.500a2.500 2.500 0 1 1-2.500-2.500H18" />
  ),
  bloom: <path d="M12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11" />,
};

/** The sign of a special rule; a star for one that has none. */
export function RuleSign({ rule, size = 16 }: { rule: string; size?: number }) {
  return (
    <svg className="rule-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {RULES[rule] ?? <path d="M12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11" />}
    </svg>
  );
}

/** As many squares as spaces. */
export function Spaces({ count, taken = 0 }: { count: number; taken?: number }) {
  return (
    <span className="zuuli-spaces" aria-hidden="true">
      {Array.from({ length: Math.max(count, taken) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares differ by their place alone
        <i key={index} className={index < taken ? "taken" : undefined} />
      ))}
    </span>
  );
}

interface EffectProps {
  habitat: string | null;
  space: number;
  satisfaction: number;
  mixing: boolean;
  size?: number;
}

/** What an upgrade adds, drawn. */
export function EffectSign({ habitat, space, satisfaction, mixing, size = 40 }: EffectProps) {
  return (
    <span className="zuuli-effect numbers" aria-hidden="true">
      {habitat && <HabitatSign habitat={habitat} size={size} />}
      {space > 0 && (
        <b>
          +{space} <i className="square" />
        </b>
      )}
      {satisfaction > 0 && <b className="times">+{satisfaction}×</b>}
      {mixing && <Sign name="enclosure" size={size} />}
    </span>
  );
}

/** A card and an arrow: where the hands go. */
export function PassSign({ way, size = 33 }: { way: "left" | "right"; size?: number }) {
  return (
    <svg
      className={`pass-sign ${way}`}
      viewBox="0 0 36 24"
      width={size}
      height={(size * 2) / 3}
      aria-hidden="true"
    >
      <path d="M3 4h9v16H3zM16 12h16m-7-7 7 7-7 7" />
    </svg>
  );
}
