import type { ZuuliView } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { useSay } from "../../words/Words";
import type { ReferenceProps } from "../game";
import { CardTables } from "./CardTables";

/** All cards of this copy of the game, with how many there are of each. */
export default function Reference({ view, onClose }: ReferenceProps<ZuuliView>) {
  const say = useSay();
  return (
    <Dialog wide title={say("page-zuuli-reference")} onClose={onClose}>
      <CardTables printed={view} />
      {view.provenance === "reconstruction" && (
        <p className="soft small">{say("page-zuuli-reconstruction")}</p>
      )}
    </Dialog>
  );
}
