import type { ReactNode } from "react";
import { SeatFlag } from "../ui/SeatFlag";
import { useSay } from "../words/Words";
import { PointsDoor } from "./PointsDoor";
import "./boardhead.css";

interface BoardHeadProps {
  seat: number;
  name: string;
  total: number;
  acts: boolean;
  /** What else is to be said of the seat, after its name. */
  children?: ReactNode;
  onOpen: () => void;
}

/** Whose board it is and its points; the points are the door to their reasons. */
export function BoardHead({ seat, name, total, acts, children, onOpen }: BoardHeadProps) {
  const say = useSay();
  return (
    <div className={`board-head seat-${seat}`}>
      <SeatFlag seat={seat} />
      <span className="board-name">{name}</span>
      {children}
      {acts && <span className="acts-sign">{say("page-acts")}</span>}
      <PointsDoor name={name} points={total} onOpen={onOpen} />
    </div>
  );
}
