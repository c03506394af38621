import type { ReactNode } from "react";
import { Animal } from "../../animals/Animal";
import type { Park, SavannahParkView, TokenKind } from "../../messages";
import { useSay } from "../../words/Words";
import { useHelp } from "./helps";
import { choiceOnGrass } from "./picking";
import { TokenPicture } from "./TokenPicture";
import type { Choosing } from "./useChoosing";
import "./tray.css";

interface TrayProps {
  view: SavannahParkView;
  park: Park;
  mayAct: boolean;
  busy: boolean;
  choosing: Choosing;
  hint: string;
  undo: ReactNode;
}

/** What is in hand, what to do with it in a sentence, and the buttons that say yes or go back. */
export function Tray({ view, park, mayAct, busy, choosing, hint, undo }: TrayProps) {
  return (
    <div className="sp-tray">
      <div className="sp-hand">
        <InHand {...{ view, park, mayAct, choosing }} />
        <p className="sp-hint" role="status">
          {hint}
        </p>
      </div>
      <div className="sp-buttons">
        {mayAct && isBegun(choosing) ? <Confirm {...{ view, choosing, busy }} /> : undo}
      </div>
    </div>
  );
}

type InHandProps = Pick<TrayProps, "view" | "park" | "mayAct" | "choosing">;

/** The tokens or the lion that the reader is about to put down; they can be dragged. */
function InHand({ view, park, mayAct, choosing }: InHandProps) {
  const say = useSay();
  const { picked, take } = choosing;
  const kindOf = (name: string | null) => view.tokens.find((one) => one.name === name);
  if (view.phase === "grass" && mayAct)
    return (
      <fieldset className="sp-spares" aria-label={say("page-sp-spares")}>
        {park.spare.map((name, index) => {
          const kind = kindOf(name);
          return (
            kind && (
              <Piece
                key={name}
                label={say("page-sp-spare", {
                  token: name,
                  placed: picked.onGrass[index] === null ? "no" : "yes",
                })}
                thing={`spare-${index}`}
                held={picked.spare === index}
                away={picked.onGrass[index] !== null}
                onTake={() => take(index)}
              >
                <PlainToken kind={kind} />
              </Piece>
            )
          );
        })}
      </fieldset>
    );
  if (view.phase === "lions" || picked.metLion)
    return mayAct ? (
      <Piece label={say("page-sp-lion")} thing="lion" held>
        <Animal species="lion" size={52} />
      </Piece>
    ) : null;
  const named = view.phase === "naming" && picked.asked !== null ? park.tokens[picked.asked] : null;
  const kind = kindOf(view.token ?? named ?? null);
  if (!kind) return null;
  if (!mayAct || view.phase === "naming") return <PlainToken kind={kind} />;
  return (
    <Piece label={say("page-sp-in-hand", { token: kind.name })} thing="token" held>
      <PlainToken kind={kind} />
    </Piece>
  );
}

function PlainToken({ kind }: { kind: TokenKind }) {
  return <TokenPicture kind={kind} size={52} letters={useHelp("letters")} />;
}

interface PieceProps {
  label: string;
  /** What it is called where it is let go. */
  thing: string;
  held: boolean;
  /** It lies on the board: here is only its place. */
  away?: boolean;
  onTake?: () => void;
  children: ReactNode;
}

/** A piece in the tray: a press takes it up, a drag carries it to a space. */
function Piece({ label, thing, held, away = false, onTake, children }: PieceProps) {
  return (
    <button
      type="button"
      className={`sp-piece${held ? " held" : ""}${away ? " away" : ""}`}
      aria-pressed={held}
      data-testid={`hand-${thing}`}
      data-drag={thing}
      onClick={onTake}
    >
      <span className="unseen">{label}</span>
      {children}
    </button>
  );
}

/** Whether there is something to put back. */
function isBegun({ picked }: Choosing): boolean {
  return picked.asked !== null || picked.metLion || picked.onGrass.some((one) => one !== null);
}

type ConfirmProps = Pick<TrayProps, "view" | "choosing" | "busy">;

/** "Put back", and a yes as soon as there is something to say yes to. */
function Confirm({ view, choosing, busy }: ConfirmProps) {
  const say = useSay();
  const { picked, offers, send, putBack } = choosing;
  const choice =
    picked.asked === null ? choiceOnGrass(view, picked.onGrass) : offers.get(picked.asked)?.choice;
  return (
    <>
      <button type="button" className="button" onClick={putBack}>
        {say("page-put-back")}
      </button>
      {choice && (
        <button
          type="button"
          className="button go"
          data-testid="confirm"
          aria-disabled={busy}
          onClick={() => busy || send(choice)}
        >
          {say("page-sp-confirm", { kind: choice.kind })}
        </button>
      )}
    </>
  );
}
