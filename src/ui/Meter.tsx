import { formatPercent } from "../../contract/format.ts";
import { classNames } from "./class-names.ts";

interface MeterProps {
  /** The value, 0 to 100. */
  readonly value: number;
  /** The accessible name. Omit it if a number next to the meter shows the value; the meter is then decorative. */
  readonly label?: string | undefined;
  /** The text that screen readers read instead of the percentage. */
  readonly valueText?: string | undefined;
  readonly slim?: boolean | undefined;
  /** Whether the value is the progress of a running task (an upload) rather than a measurement. */
  readonly progress?: boolean | undefined;
}

/** A value from 0 to 100 as a bar. */
export function Meter({ value, label, valueText, slim, progress }: MeterProps) {
  const percent = Math.min(100, Math.max(0, value));
  const ariaAttributes =
    label === undefined
      ? { "aria-hidden": true }
      : {
          role: progress ? "progressbar" : "meter",
          "aria-label": label,
          "aria-valuenow": Math.round(percent),
          "aria-valuemin": 0,
          "aria-valuemax": 100,
          "aria-valuetext": valueText,
        };
  return (
    <div
      className={classNames("meter", slim && "meter--slim")}
      {...ariaAttributes}
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="10" />
      </svg>
    </div>
  );
}

/** A match score from 0 to 100, as a number and as a short meter. */
export function Score({ value }: { readonly value: number }) {
  return (
    <div className="score">
      <span>{formatPercent(value)}</span>
      <Meter value={value} slim />
    </div>
  );
}
