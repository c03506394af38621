import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../shell/icons";
import { useSay } from "../words/Words";
import "./dialog.css";

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}

/** A panel over the page; Escape, its button and a press beside it close it. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", closeBeside);
    return () => element.removeEventListener("click", closeBeside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? "dialog wide" : "dialog"}
      aria-labelledby="dialog-title"
      onClose={onClose}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button
            type="button"
            className="header-tool"
            aria-label={say("page-close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon>
              <path d="M6 6l12 12M18 6L6 18" />
            </Icon>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
