import type { Reserve } from "../../messages";
import { Dialog } from "../../ui/Dialog";
import { useSay } from "../../words/Words";
import { ReserveWithScore } from "./ReserveWithScore";

interface ReserveDialogProps {
  reserve: Reserve;
  name: string;
  /** The area that is lit at first. */
  area: number | null;
  onClose: () => void;
}

/** A seat's reserve, large, beside the reasons for its points. */
export function ReserveDialog({ reserve, name, area, onClose }: ReserveDialogProps) {
  const say = useSay();
  return (
    <Dialog wide title={say("page-reserve-of", { name })} onClose={onClose}>
      <ReserveWithScore reserve={reserve} name={name} area={area} />
    </Dialog>
  );
}
