import type { ZuuliView } from "../../messages";
import { useSwitch } from "../../settings";
import { SeatFlag } from "../../ui/SeatFlag";
import { useSay } from "../../words/Words";
import { cardsOf, flat, total } from "./cards";
import { passesUntil } from "./parks";
import { CardChip } from "./Tokens";

interface KnownHandsProps {
  view: ZuuliView;
  seat: number;
  nameOf: (seat: number) => string;
}

/** An aid to memory: the hands that the reader has held this year, and what is left in them. */
export function KnownHands({ view, seat, nameOf }: KnownHandsProps) {
  const say = useSay();
  const [shown] = useSwitch("help.zuuli.memory", true);
  const cards = cardsOf(view);
  const others = view.hands.filter((hand) => hand.seat !== seat && total(hand.cards) > 0);
  if (!shown || others.length === 0) return null;
  return (
    <details className="zuuli-memory" open={others.length < 3}>
      <summary>{say("page-zuuli-memory", { count: others.length })}</summary>
      <ul>
        {others.map((hand) => {
          const passes = passesUntil(view, hand.seat, seat);
          return (
            <li key={hand.seat} className={`seat-${hand.seat}`}>
              <SeatFlag seat={hand.seat} size={18} />
              <span className="small">
                {say("page-zuuli-memory-of", {
                  name: nameOf(hand.seat),
                  // a hand comes back only if it has cards left then
                  passes: passes < view.left ? passes : 0,
                })}
              </span>
              {[...new Set(flat(cards, hand.cards))].map((name) => (
                <CardChip key={name} name={name} count={hand.cards[name] ?? 0} cards={cards} />
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
