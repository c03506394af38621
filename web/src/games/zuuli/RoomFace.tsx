import type { ReactNode } from "react";
import type { Installed, Room, Worth } from "../../messages";
import { Sign } from "../../ui/Sign";
import { useSay } from "../../words/Words";
import { codeOf } from "./CardFace";
import type { Cards } from "./cards";
import { Ground } from "./Ground";
import { HabitatSigns, Spaces } from "./Signs";
import { Herd, UpgradeToken } from "./Tokens";
import { roomInWords } from "./words";
import "./room.css";

interface RoomFaceProps {
  room: Room;
  cards: Cards;
  /** Puts something around the animals of one name, such as a button. */
  around?: (worth: Worth, herd: ReactNode) => ReactNode;
  /** The same for the upgrades. */
  aroundUpgrade?: (installed: Installed, token: ReactNode) => ReactNode;
  /** Without its name and condition, as in pictures. */
  wordless?: boolean;
}

/** An enclosure as a fenced ground: who lives there, its spaces, its multiplier, its points. */
export function RoomFace(props: RoomFaceProps) {
  const { room, cards, around, aroundUpgrade, wordless = false } = props;
  return (
    <>
      <RoomHead room={room} wordless={wordless} />
      <span className="room-ground">
        <Ground habitats={room.habitats} />
        {room.animals.map((worth) => {
          const herd = <Herd worth={worth} room={room.room} />;
          return (
            <span key={worth.animal} className="room-herd">
              {around ? around(worth, herd) : herd}
            </span>
          );
        })}
      </span>
      <span className="room-foot">
        <Spaces count={room.space} taken={room.taken} />
        {room.upgrades.map((installed) => {
          const token = <UpgradeToken card={cards.get(installed.upgrade)} installed={installed} />;
          return (
            <span key={installed.upgrade} className="room-upgrade">
              {aroundUpgrade ? aroundUpgrade(installed, token) : token}
            </span>
          );
        })}
        <RoomSum room={room} />
      </span>
    </>
  );
}

function RoomHead({ room, wordless }: { room: Room; wordless: boolean }) {
  return (
    <span className="room-head" aria-hidden="true">
      {!wordless && <RoomWords room={room} />}
      {room.fence && <Sign name="enclosure" size={16} />}
      <HabitatSigns habitats={room.habitats} size={16} />
      <b className="room-times numbers">×{room.times}</b>
    </span>
  );
}

function RoomWords({ room }: { room: Room }) {
  const say = useSay();
  return (
    <>
      <span className="room-name">{say("zuuli-room", { room: room.room })}</span>
      {room.condition && (
        <span className="room-condition">
          {say("page-zuuli-condition", { condition: codeOf(room.condition) })}
        </span>
      )}
    </>
  );
}

/** "8 × 2 = 16", or nothing while nobody lives there. */
function RoomSum({ room }: { room: Room }) {
  if (room.animals.length === 0) return null;
  return (
    <span className="room-sum numbers" aria-hidden="true">
      {room.times !== 1 && <span className="room-product">{`${room.sum}×${room.times} = `}</span>}
      <b>{room.points}</b>
    </span>
  );
}

/** An enclosure that is only looked at, small. */
export function MiniRoom({ room, cards }: { room: Room; cards: Cards }) {
  const say = useSay();
  return (
    <li className="zuuli-room mini">
      <span className="unseen">{roomInWords(say, room)}</span>
      <span className="room-inner" aria-hidden="true">
        <RoomFace room={room} cards={cards} />
      </span>
    </li>
  );
}
