import { useEffect } from "react";
import { Icon } from "../shell/icons";
import { useSay } from "../words/Words";

interface StepControlsProps {
  step: number;
  last: number;
  /** What was chosen in this step, in words. */
  told: string;
  onStep: (step: number) => void;
}

/** Buttons and a slider through the steps; the arrow keys do the same anywhere on the page. */
export function StepControls({ step, last, told, onStep }: StepControlsProps) {
  const say = useSay();
  useStepKeys(step, last, onStep);
  const buttons = [
    { to: 0, label: say("page-replay-first"), icon: "M7 5v14M18 6l-8 6 8 6z" },
    { to: step - 1, label: say("page-replay-back"), icon: "M16 6l-8 6 8 6z" },
    { to: step + 1, label: say("page-replay-on"), icon: "M8 6l8 6-8 6z" },
    { to: last, label: say("page-replay-last"), icon: "M17 5v14M6 6l8 6-8 6z" },
  ].map(({ to, label, icon }) => {
    const nowhere = to < 0 || to > last || to === step;
    return (
      <button
        key={icon}
        type="button"
        className="button"
        aria-label={label}
        aria-disabled={nowhere}
        onClick={() => !nowhere && onStep(to)}
      >
        <Icon>
          <path d={icon} />
        </Icon>
      </button>
    );
  });
  return (
    <div className="step-controls">
      {buttons.slice(0, 2)}
      <input
        type="range"
        className="step-slider"
        min={0}
        max={last}
        value={step}
        aria-label={say("page-replay-step-slider")}
        aria-valuetext={`${say("page-replay-step", { step, last })} ${told}`}
        onChange={(event) => onStep(event.target.valueAsNumber)}
      />
      {buttons.slice(2)}
      <span className="step-count numbers soft">{say("page-replay-step", { step, last })}</span>
    </div>
  );
}

function useStepKeys(step: number, last: number, onStep: (step: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const taken = event.target instanceof HTMLInputElement;
      if (taken || document.querySelector("dialog[open]")) return;
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onStep(to);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [step, last, onStep]);
}
