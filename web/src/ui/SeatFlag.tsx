import "./seatflag.css";

/** A pennant a seat: each has its own pattern, so that colour is not the only sign. */
const PATTERNS = [
  null,
  <path key="stripe" d="M5 8.5h11" />,
  <circle key="dot" cx="9" cy="8.5" r="2.4" />,
  <path key="bars" d="M8 4v9M12 5.5v6" />,
  <path key="chevron" d="M5 5.500l5.500 3l-5.500 3" />,
  <path key="cross" d="M8.500 5.500v6M5.500 8.500h6" />,
];

export function SeatFlag({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg
      className={`seat-flag seat-${seat % PATTERNS.length}`}
      viewBox="0 0 22 22"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="cloth" d="M4 3l15 5.5L4 14z" />
      {PATTERNS[seat % PATTERNS.length]}
      <path className="pole" d="M4 2v18" />
    </svg>
  );
}
