import type { ParkSpace, SavannahParkView } from "../../messages";
import type { PictureProps } from "../game";
import { DARK, type Light } from "./light";
import { ParkBoard } from "./ParkBoard";
import { FRONT, groundOf, standingOf } from "./printed";

/** The reader's own park, else the leader's. */
export function Picture({ view, seat, title }: PictureProps<SavannahParkView>) {
  const { parks } = view;
  const park = parks.find((one) => one.seat === seat) ?? parks.find((one) => one.place === 1);
  return park && <ParkBoard ground={view} park={park} title={title} />;
}

interface ParkPictureProps {
  title: string;
  /** "d5 zebra-2, d6 all!": which token stands where, with ! once it was moved. */
  tokens: string;
  spaces?: readonly ParkSpace[];
  light?: Light;
  /** The space of the lion. */
  lion?: number | null;
}

/** A park that is looked at only, written as text. */
export function ParkPicture({
  title,
  tokens,
  spaces = FRONT,
  light,
  lion = null,
}: ParkPictureProps) {
  const { park, moved } = standingOf(spaces, tokens);
  const ground = groundOf(spaces);
  const kinds = ground.tokens.map((kind) => ({ ...kind, face_up: !moved.has(kind.name) }));
  return (
    <ParkBoard
      ground={{ ...ground, tokens: kinds }}
      park={{ ...park, lion }}
      title={title}
      light={light ?? DARK}
    />
  );
}

/** A park out of a real game. */
export function Sample({ title }: { title: string }) {
  return <ParkPicture title={title} tokens={SAMPLE} />;
}

/** The second park after 24 rounds of a game of two bots (`greedy`), dealt from seed 3. */
const SAMPLE =
  "a2 antelope-3!, a3 giraffe-water!, b1 zebra-water, b2 ostrich-3, b4 antelope-2!, " +
  "b5 antelope-water!, c2 rhino!, c3 ostrich-giraffe!, c4 elephant-2!, c5 antelope-elephant!, " +
  "c6 antelope, c7 zebra-2!, c8 elephant-3!, d1 ostrich-water!, d2 ostrich-rhino!, " +
  "d3 giraffe-elephant-rhino!, d4 giraffe-3!, d6 zebra-ostrich-antelope, d8 ostrich-2!, " +
  "d9 rhino-2!, e1 all, e2 giraffe, e3 zebra-elephant!, e4 elephant-water!, e6 elephant, " +
  "e7 rhino-3, e8 zebra-3!, f1 rhino-water!, f2 antelope-rhino!, f4 zebra-giraffe, f5 zebra!, " +
  "g1 giraffe-2!, g2 ostrich!";
