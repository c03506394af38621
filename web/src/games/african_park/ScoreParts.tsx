import type { Part, Reserve } from "../../messages";
import { Reasons } from "../../table/Reasons";
import { useSay } from "../../words/Words";
import { DARK, type Light } from "./ReserveBoard";

/** What is lit: an area with all its reasons, or one reason by its place among the parts. */
export type Lit = { area: number } | { part: number } | null;

export interface ScoreLight extends Light {
  cemetery: boolean;
}

const NO_LIGHT: ScoreLight = { ...DARK, cemetery: false };

/** Where on the board the lit points come from. */
export function lightOf(lit: Lit, reserve: Reserve): ScoreLight {
  if (lit === null) return NO_LIGHT;
  if ("area" in lit) return { ...NO_LIGHT, area: lit.area };
  const part = reserve.parts[lit.part];
  return part ? partLight(part, reserve) : NO_LIGHT;
}

function partLight(part: Part, reserve: Reserve): ScoreLight {
  const { area, space, species } = part.params;
  if (typeof area !== "number") return { ...NO_LIGHT, cemetery: true };
  if (typeof space === "number") return { area, spaces: [space], cemetery: false };
  const herd = reserve.parts.filter(
    (one) => one.code === "animal" && one.params.area === area && one.params.species === species,
  );
  return { area, spaces: herd.map((one) => Number(one.params.space)), cemetery: false };
}

function isLit(lit: Lit, part: Part, index: number): boolean {
  if (lit === null) return false;
  return "area" in lit ? lit.area === part.params.area : lit.part === index;
}

interface ScorePartsProps {
  reserve: Reserve;
  lit: Lit;
  onLight: (lit: Lit) => void;
}

/** Every reason for a seat's points; a press on one lights up where it comes from. */
export function ScoreParts({ reserve, lit, onLight }: ScorePartsProps) {
  const say = useSay();
  const reasons = reserve.parts.map((part, index) => {
    const shines = isLit(lit, part, index);
    return {
      key: `${part.code} ${Object.values(part.params).join(" ")}`,
      text: say(part.code, part.params),
      points: part.points,
      lit: shines,
      onLight: () => onLight(shines ? null : { part: index }),
    };
  });
  return <Reasons reasons={reasons} total={reserve.total} />;
}
