import type { ZuuliPark, ZuuliView } from "../../messages";
import type { PictureProps } from "../game";
import { type Cards, cardsOf } from "./cards";
import { CARDS } from "./components";
import { RoomFace } from "./RoomFace";
import { SAMPLE } from "./sample";
import "./park.css";

/** How many enclosures a small picture has room for. */
const SHOWN = 6;

/** The reader's own park, else the leader's. */
export function Picture({ view, seat, title }: PictureProps<ZuuliView>) {
  const { parks } = view;
  const park = parks.find((one) => one.seat === seat) ?? parks.find((one) => one.place === 1);
  return park && <ParkPicture rooms={park.rooms} cards={cardsOf(view)} title={title} />;
}

interface ParkPictureProps {
  rooms: ZuuliPark["rooms"];
  cards: Cards;
  title: string;
  /** Fills a picture of 4 to 3, as the games' cards at home have it. */
  framed?: boolean;
}

/** The fullest enclosures of a park, as one picture. */
function ParkPicture({ rooms, cards, title, framed = false }: ParkPictureProps) {
  const shown = rooms.toSorted((one, other) => other.points - one.points).slice(0, SHOWN);
  return (
    <div
      className={`zuuli-picture rooms-${shown.length}${framed ? " framed" : ""}`}
      role="img"
      aria-label={title}
    >
      {shown.map((room) => (
        <span key={room.room} className="zuuli-room mini" aria-hidden="true">
          <RoomFace room={room} cards={cards} wordless />
        </span>
      ))}
    </div>
  );
}

/** A park out of a real game. */
export function Sample({ title }: { title: string }) {
  return <ParkPicture framed rooms={SAMPLE} cards={CARDS} title={title} />;
}
