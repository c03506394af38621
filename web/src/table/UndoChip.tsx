import { Icon } from "../shell/icons";
import { useSay } from "../words/Words";

/** Takes the last choice back; shown while the rules let it. */
export function UndoChip({ onUndo }: { onUndo: () => void }) {
  const say = useSay();
  return (
    <button type="button" className="button undo-chip" onClick={onUndo}>
      <Icon>
        <path d="M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3" />
      </Icon>
      {say("page-undo")}
    </button>
  );
}
