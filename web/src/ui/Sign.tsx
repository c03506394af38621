import "./sign.css";

/** Claw marks and a heart; blades of grass, a palm and waves; an arrow upwards; a fence. */
const SIGNS = {
  fierce:
    "M8.5 3c1.6 7-.6 14-6 18 2.6-5.4 4.2-11 6-18zM14.5 3c1.6 7-.6 14-6 18 2.6-5.4 4.2-11 6-18zM20.5 3c1.6 7-.6 14-6 18 2.6-5.4 4.2-11 6-18z",
  friendly: "M12 20.5C5.5 16 3 12.6 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.6-2.5 7-9 11.5z",
  plains:
    "M2.5 20.5h19M8 20.5C8 15.5 6.5 12 3 9.5c5 .5 7.5 4.5 7.5 11-.5-6.5 0-12 2-17.5 1.5 5.5 1.7 11 1.5 17.5.2-5.5 2.5-9 7-10.5-3 3-3.8 6-4 10.5z",
  jungle:
    "M10.5 21c1.3-4 1.5-7.5.8-11.5h2.2c.8 4 .9 7.5.7 11.5zM12.5 9.5C8.5 7 5 8.5 3 13.5c3.5-2.5 6.5-3 9.5-4zM12.5 9.5C11.5 5 8 2.5 4 4c3.5 1 5 3.5 8.5 5.5zM12.5 9.5C13 5 16.5 2.5 20.5 4c-3.5 1-4.5 3.5-8 5.5zM12.5 9.5c4-2.5 7.5-1 9.5 4-3.5-2.5-6.5-3-9.5-4z",
  water:
    "M2 7c3.3-3.7 6.7-3.7 10 0s6.7 3.7 10 0v4c-3.3 3.7-6.7 3.7-10 0s-6.7-3.7-10 0zM2 15c3.3-3.7 6.7-3.7 10 0s6.7 3.7 10 0v4c-3.3 3.7-6.7 3.7-10 0s-6.7-3.7-10 0z",
  upgrade: "M12 2.5l8 8.5h-4.5v6h-7v-6H4zM6.5 21h11",
  enclosure: "M4 21V8l2-3 2 3v13zM10 21V8l2-3 2 3v13zM16 21V8l2-3 2 3v13zM1.5 11.5h21M1.5 17h21",
};

export type SignName = keyof typeof SIGNS;

export const SIGN_NAMES = Object.keys(SIGNS) as readonly SignName[];

interface SignProps {
  name: SignName;
  size?: number | string;
  /** What screen readers say; left out where words beside it say it. */
  title?: string;
}

/** A small sign of Zuuli: told apart by its shape, not only by its colour. */
export function Sign({ name, size = 20, title }: SignProps) {
  return (
    <svg
      className={`sign ${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={SIGNS[name]} />
    </svg>
  );
}
