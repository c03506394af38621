import type { ReactNode } from "react";
import { Strokes } from "./Animal";
import { PARTS } from "./sceneParts";
import "./scene.css";

export type SceneName = "waiting" | "lost" | "empty" | "error" | "win";

/** A drawn state of a page. Words beside it say the same, so screen readers pass it by. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className="scene" viewBox="0 0 240 150" aria-hidden="true">
      <rect className="scene-sky" width="240" height="150" />
      {SCENES[name]}
    </svg>
  );
}

interface PlaceProps {
  x: number;
  y: number;
  scale?: number;
  /** Faces left instead of right. */
  turned?: boolean;
}

/** Stands on (x, y), in its own size times `scale`. */
function Place({
  x,
  y,
  scale = 1,
  turned = false,
  children,
}: PlaceProps & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>{children}</g>
  );
}

/** An animal whose feet stand around (x, y). */
function Stands({ species, ...place }: PlaceProps & { species: string }) {
  return (
    <Place {...place}>
      <ellipse className="scene-shadow" cx="-2" cy="0" rx="36" ry="4" />
      <g transform="translate(-48 -90)">
        <Strokes species={species} />
      </g>
    </Place>
  );
}

function Acacia(place: PlaceProps) {
  return (
    <Place {...place}>
      <path className="scene-wood" d={PARTS.trunk} />
      <path className="scene-crown" d={PARTS.crown} />
      <path className="scene-crown-light" d={PARTS.crownLight} />
    </Place>
  );
}

function Tuft(place: PlaceProps) {
  return (
    <Place {...place}>
      <path className="scene-tuft" d={PARTS.tuft} />
    </Place>
  );
}

function Signpost(place: PlaceProps) {
  return (
    <Place {...place}>
      <path className="scene-wood" d={PARTS.pole} />
      <path className="scene-board" d={PARTS.board} />
    </Place>
  );
}

function Savannah({ sun }: { sun: [x: number, y: number, radius: number] }) {
  return (
    <>
      <circle className="scene-sun" cx={sun[0]} cy={sun[1]} r={sun[2]} />
      <path className="scene-hills" transform="translate(0 112)" d={PARTS.hills} />
      <rect className="scene-ground" y="106" width="240" height="44" />
    </>
  );
}

/** A giraffe, an ostrich and a zebra look out for somebody, at a water hole, the sun low. */
const waiting = (
  <>
    <Savannah sun={[178, 82, 24]} />
    <Acacia x={46} y={116} scale={1.02} />
    <Place x={176} y={128} scale={1.06}>
      <path className="scene-water" d={PARTS.water} />
      <path className="scene-ripple" d={PARTS.ripple} />
    </Place>
    <Stands species="giraffe" x={96} y={124} scale={1.02} />
    <Stands species="ostrich" x={30} y={131} scale={0.58} />
    <Stands species="zebra" x={200} y={122} scale={0.52} turned />
    <Tuft x={62} y={141} />
    <Tuft x={116} y={142} scale={0.8} />
    <Tuft x={222} y={143} scale={0.7} />
  </>
);

/** The bridge between two cliffs has come down: nobody gets across. */
const lost = (
  <>
    <circle className="scene-sun" cx="120" cy="52" r="20" />
    <path className="scene-hills" transform="translate(0 112)" d={PARTS.hills} />
    <rect className="scene-gorge" y="108" width="240" height="42" />
    <rect className="scene-water" y="136" width="240" height="14" />
    <path className="scene-cliff" d={PARTS.cliffL} />
    <path className="scene-cliff" d={PARTS.cliffR} />
    <path className="scene-ground" d={PARTS.cliffTopL} />
    <path className="scene-ground" d={PARTS.cliffTopR} />
    <Acacia x={216} y={101} scale={0.86} />
    <path
      className="scene-wood"
      d={`${PARTS.bridgeL}${PARTS.postL}${PARTS.bridgeR}${PARTS.postR}`}
    />
    <path className="scene-board" d={`${PARTS.planksL}${PARTS.planksR}`} />
    <Stands species="leopard" x={38} y={103} scale={0.6} />
    <Stands species="gazelle" x={200} y={103} scale={0.5} turned />
  </>
);

/** Tracks that lead into an empty savannah. */
const empty = (
  <>
    <Savannah sun={[66, 74, 20]} />
    <Acacia x={176} y={118} scale={1.1} />
    <Tracks />
    <Tuft x={36} y={126} scale={0.9} />
    <Tuft x={214} y={138} />
    <Tuft x={120} y={116} scale={0.6} />
  </>
);

/** Paws on the sand, smaller the farther they have gone. */
function Tracks() {
  const steps = [
    [128, 146, 0.15],
    [141, 139, 0.13],
    [137, 131, 0.11],
    [148, 126, 0.1],
    [146, 120.5, 0.085],
  ] as const;
  return steps.map(([x, y, scale]) => (
    <g
      key={x}
      className="scene-track"
      transform={`translate(${x} ${y}) scale(${scale} ${scale * 0.7})`}
    >
      <g transform="rotate(14) translate(-48 -54)">
        <Strokes species="paw" />
      </g>
    </g>
  ));
}

/** A rhinoceros has run through the fence; a red panda looks after it. */
const error = (
  <>
    <Savannah sun={[196, 60, 18]} />
    <Acacia x={24} y={110} scale={0.72} />
    <Place x={26} y={122} scale={1.28}>
      <path className="scene-wood" d={PARTS.fencePosts} />
      <path className="scene-board" d={PARTS.fenceRails} />
    </Place>
    <Stands species="rhinoceros" x={164} y={134} scale={0.94} />
    <Signpost x={84} y={138} scale={0.86} turned />
    <Stands species="red_panda" x={38} y={142} scale={0.36} />
    <Tuft x={12} y={143} />
    <Tuft x={216} y={143} scale={0.9} />
  </>
);

/** The lion on the rock, laurel on both sides. */
const win = (
  <>
    <circle className="scene-rays" cx="122" cy="60" r="55" />
    <circle className="scene-sun" cx="122" cy="60" r="40" />
    <path className="scene-hills" transform="translate(0 124)" d={PARTS.hills} />
    <rect className="scene-ground" y="118" width="240" height="32" />
    <path className="scene-rock" d={PARTS.rock} />
    <path className="scene-rock-shade" d={PARTS.rockShade} />
    <path className="scene-rock-top" d={PARTS.rockTop} />
    <Stands species="lion" x={122} y={90} scale={0.86} />
    <Place x={182} y={96} scale={1.15}>
      <path className="scene-laurel" d={PARTS.twig} />
    </Place>
    <Place x={62} y={96} scale={1.15} turned>
      <path className="scene-laurel" d={PARTS.twig} />
    </Place>
    <Stands species="gazelle" x={208} y={138} scale={0.42} turned />
    <Stands species="elephant" x={34} y={140} scale={0.46} />
  </>
);

const SCENES: Record<SceneName, ReactNode> = { waiting, lost, empty, error, win };
