import type { ReactNode } from "react";
import type { Installed, Room, Worth, ZuuliChoice, ZuuliRefusal } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useSay } from "../../words/Words";
import type { Cards } from "./cards";
import type { Held } from "./holding";
import { RoomFace } from "./RoomFace";
import { roomInWords } from "./words";

interface RoomBoxProps {
  room: Room;
  cards: Cards;
  held: Held | null;
  /** What putting the held thing here would do, or why it cannot go here. */
  choice: ZuuliChoice | undefined;
  refusal: ZuuliRefusal | undefined;
  mayAct: boolean;
  onHold: (held: Held, byKeyboard: boolean) => void;
  onPutBack: () => void;
  onDrop: () => void;
}

/** An enclosure whose animals can be picked up, and where what is held can be put down. */
export function RoomBox(props: RoomBoxProps) {
  const { room, cards, held, choice, refusal, mayAct, onHold } = props;
  const say = useSay();
  const token = (thing: string, label: string, face: ReactNode) => (
    <button
      type="button"
      className={
        held?.thing === thing && held.source === room.room ? "zuuli-token held" : "zuuli-token"
      }
      data-drag={`${room.room} ${thing}`}
      data-testid={`token-${thing}-${room.room}`}
      onClick={(event) => onHold({ thing, source: room.room }, event.detail === 0)}
    >
      <span className="unseen">{label}</span>
      <span aria-hidden="true">{face}</span>
    </button>
  );
  const animal = (worth: Worth, face: ReactNode) =>
    token(worth.animal, say("page-zuuli-token", { ...worth, room: room.room }), face);
  const upgrade = ({ upgrade: card, fresh }: Installed, face: ReactNode) => {
    const words = { card, room: room.room, fixed: fresh > 0 ? "no" : "yes" };
    return token(card, say("page-zuuli-upgrade-token", words), face);
  };
  const state = held ? (choice ? "lawful" : refusal ? "unlawful" : "source") : "";
  return (
    <section
      className={`zuuli-room ${state}`}
      aria-label={roomInWords(say, room)}
      data-drop={room.room}
      data-testid={`room-${room.room}`}
    >
      <RoomFace
        room={room}
        cards={cards}
        around={mayAct ? animal : undefined}
        aroundUpgrade={mayAct ? upgrade : undefined}
      />
      {held && <Target {...props} held={held} />}
    </section>
  );
}

/** Lies over a room while something is held: says what would happen there, or why it cannot. */
function Target({ room, held, choice, refusal, onDrop, onPutBack }: RoomBoxProps & { held: Held }) {
  const say = useSay();
  const change = usePointsChange();
  const where = { room: room.room };
  if (choice)
    return (
      <button
        type="button"
        className="zuuli-target lawful"
        aria-label={say("page-zuuli-target", { ...where, points: change(choice.points) })}
        data-testid={`target-${room.room}`}
        onClick={onDrop}
      >
        <b className="numbers">{change(choice.points)}</b>
      </button>
    );
  if (refusal)
    return (
      <button
        type="button"
        className="zuuli-target unlawful"
        aria-disabled="true"
        data-testid={`refused-${room.room}`}
        onClick={onDrop}
      >
        <span>{say(refusal.reason.code, refusal.reason.params)}</span>
      </button>
    );
  return (
    <button type="button" className="zuuli-target source" onClick={onPutBack}>
      <span>{say(held.source === room.room ? "page-zuuli-put-back" : "page-zuuli-not-here")}</span>
    </button>
  );
}
