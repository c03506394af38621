import { useSay } from "../../words/Words";
import "./groupsign.css";

export type Group = "herbivore" | "carnivore" | "pachyderm" | "aquatic";

/** A carnivore's fang, a herbivore's leaf, a pachyderm's weight, an aquatic's drop. */
const SIGNS: Record<Group, string> = {
  herbivore: "M5 19C3 10 9 4 20 4c0 11-6 17-15 15zm0 0L14 10",
  carnivore: "M4 5h16c0 3-1 4-3 5l-2 10-4-9H9L7 16 5 10C4 9 4 7 4 5z",
  pachyderm: "M8.5 8h7l4 12h-15zM12 8a2.5 2.5 0 1 0 0-.01z",
  aquatic: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
};

interface GroupSignProps {
  group: Group;
  size?: number;
  /** Says the group to screen readers; left out where text beside it does. */
  named?: boolean;
}

/** The sign of a group of animals: told apart by its shape, not only by its colour. */
export function GroupSign({ group, size = 20, named = false }: GroupSignProps) {
  const say = useSay();
  const label = say("page-group", { group });
  return (
    <svg
      className={`group-sign ${group}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={named ? "img" : undefined}
      aria-label={named ? label : undefined}
      aria-hidden={named ? undefined : true}
    >
      <path d={SIGNS[group]} />
    </svg>
  );
}
