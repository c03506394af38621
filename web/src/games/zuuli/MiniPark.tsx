import type { ZuuliPark } from "../../messages";
import { useSay } from "../../words/Words";
import { type Cards, flat, total } from "./cards";
import { MiniRoom } from "./RoomFace";
import { CardChip } from "./Tokens";
import "./park.css";

interface MiniParkProps {
  park: ZuuliPark;
  cards: Cards;
}

/** A park to look at: its enclosures, and what waits outside them. */
export function MiniPark({ park, cards }: MiniParkProps) {
  return (
    <div className="zuuli-mini-park">
      <ul className="zuuli-rooms-mini">
        {park.rooms.map((room) => (
          <MiniRoom key={room.room} room={room} cards={cards} />
        ))}
      </ul>
      <Outside park={park} cards={cards} />
    </div>
  );
}

/** Animals without an enclosure and upgrades that are not installed. */
function Outside({ park, cards }: MiniParkProps) {
  const say = useSay();
  const counts = { ...park.outside, ...park.spare };
  if (total(counts) === 0) return null;
  return (
    <p className="zuuli-outside">
      <span className="soft small">{say("page-zuuli-outside")}</span>
      {[...new Set(flat(cards, counts))].map((name) => (
        <CardChip key={name} name={name} count={counts[name] ?? 0} cards={cards} />
      ))}
    </p>
  );
}
