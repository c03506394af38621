import { useEffect, useRef, useState } from "react";
import { Scene } from "../animals/Scene";
import { useSay } from "../words/Words";
import "./curtain.css";

/**
 * Whether somebody else's secrets would be seen now. `hides`: the seat whose eyes the view is seen
 * with has something that the others at this device must not see. Whoever takes the device says so.
 */
export function useCurtain(seat: number | null, hides: boolean): [boolean, () => void] {
  const [taken, setTaken] = useState<number | null>(null);
  const closed = hides && seat !== taken;
  // once there is nothing to hide, whoever comes next has yet to take the device
  useEffect(() => {
    if (!hides) setTaken(null);
  }, [hides]);
  return [closed, () => setTaken(seat)];
}

interface CurtainProps {
  /** Who shall take the device. */
  name: string;
  /** Takes back what was chosen last, and by whom; null if the rules do not let it. */
  undo: { name: string; onUndo: () => void } | null;
  onTake: () => void;
}

/** Stands before the table while a device goes from hand to hand: nobody sees the other's secrets. */
export function Curtain({ name, undo, onTake }: CurtainProps) {
  const say = useSay();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus({ preventScroll: true }), []);
  return (
    <section className="curtain" aria-labelledby="curtain-title" data-testid="curtain">
      <div className="curtain-picture">
        <Scene name="waiting" />
      </div>
      <h2 id="curtain-title">{say("page-curtain", { name })}</h2>
      <p className="soft">{say("page-curtain-why", { name })}</p>
      <button ref={take} type="button" className="button go" onClick={onTake}>
        {say("page-curtain-take", { name })}
      </button>
      {undo && (
        <button type="button" className="button" onClick={undo.onUndo}>
          {say("page-curtain-undo", { name: undo.name })}
        </button>
      )}
    </section>
  );
}
