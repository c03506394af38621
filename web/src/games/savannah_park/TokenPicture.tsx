import { useId } from "react";
import type { TokenKind } from "../../messages";
import { Drawings } from "./Drawings";
import { Token } from "./Token";

interface TokenPictureProps {
  kind: TokenKind;
  size: number | string;
  moved?: boolean;
  letters?: boolean;
  title?: string;
}

/** One token by itself. */
export function TokenPicture({
  kind,
  size,
  moved = false,
  letters = true,
  title,
}: TokenPictureProps) {
  const drawings = useId();
  return (
    <svg
      className="token-picture"
      viewBox="-56 -56 112 112"
      width={size}
      height={size}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Drawings id={drawings} species={Object.keys(kind.animals)} />
      <Token kind={kind} drawings={drawings} moved={moved} letters={letters} />
    </svg>
  );
}
