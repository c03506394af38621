import { Scene } from "../../animals/Scene";
import type { AfricanParkView, Reserve } from "../../messages";
import type { PictureProps } from "../game";
import { layoutOf } from "./layout";
import { reserveOf } from "./pictured";
import { ReserveBoard } from "./ReserveBoard";

/** The reader's own reserve, else the leader's; a landscape before the territory is chosen. */
export function Picture({ view, seat, title }: PictureProps<AfricanParkView>) {
  const { reserves } = view;
  const reserve =
    reserves.find((one) => one.seat === seat) ?? reserves.find((one) => one.place === 1);
  if (!reserve || reserve.areas.length === 0) return <Scene name="waiting" />;
  return <ReservePicture reserve={reserve} title={title} />;
}

/** One reserve that is looked at only. */
export function ReservePicture({ reserve, title }: { reserve: Reserve; title: string }) {
  return <ReserveBoard reserve={reserve} layout={layoutOf(reserve.areas)} title={title} />;
}

/** The third seat in round 14 of a game of three keepers (`greedy`), dealt from seed 10. */
const SAMPLE = reserveOf(
  [
    ["L:gazelle L:gazelle"],
    ["R:leopard R:crocodile R"],
    ["L:lion L", "L:elephant R:hippopotamus"],
    ["L:gnu L:white_rhinoceros L:zebra", "L:gnu R:rhinoceros R:giraffe"],
  ],
  [3, 13, 17, 22],
);

/** A reserve out of a real game. */
export function Sample({ title }: { title: string }) {
  return <ReservePicture reserve={SAMPLE} title={title} />;
}
