import type { ReactNode } from "react";
import "./segments.css";

interface SegmentsProps<T extends string | number> {
  /** What the choice is about. */
  legend: ReactNode;
  /** Unique on the page. */
  name: string;
  values: readonly T[];
  value: T;
  label: (value: T) => string;
  onChange: (value: T) => void;
}

/** One of a few: radio buttons that look like one bar. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { legend, name, values, value, label, onChange } = props;
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      <div className="segments-bar">
        {values.map((one) => (
          <label key={one} className="segment">
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{label(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
