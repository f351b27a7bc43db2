import { classNames } from "./class-names.ts";

export interface MeterProps {
  /** The value, 0 to 100. */
  readonly value: number;
  /** The accessible name. Without it the meter is decorative, next to a number. */
  readonly label?: string | undefined;
  /** The text that screen readers read instead of the percentage. */
  readonly valueText?: string | undefined;
  readonly slim?: boolean | undefined;
  /** The progress of a running task (an upload) rather than a measurement. */
  readonly progress?: boolean | undefined;
}

/** A value from 0 to 100 as a bar. */
export function Meter({ value, label, valueText, slim, progress }: MeterProps) {
  const share = Math.min(100, Math.max(0, value));
  const drawing = (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="10" />
    </svg>
  );
  const look = classNames("meter", slim && "meter--slim");
  if (label === undefined) {
    return (
      <div className={look} aria-hidden="true">
        {drawing}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name
    <div
      className={look}
      role={progress ? "progressbar" : "meter"}
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      {drawing}
    </div>
  );
}
