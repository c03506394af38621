import { options } from "preact";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./styles/tokens.css";
import "./styles/base.css";

// effects run at once, as React's do after a press: else the focus would come a frame late
(options as { requestAnimationFrame?: (run: () => void) => void }).requestAnimationFrame =
  queueMicrotask;
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
// base.css shows the sentence on too old a browser; then there is nothing to start
const tooOld = document.getElementById("too-old");
if (!tooOld || getComputedStyle(tooOld).display === "none")
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
