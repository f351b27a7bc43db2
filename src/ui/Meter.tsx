import { classNames } from "./class-names.ts";

export interface MeterProps {
  /** 0 to 100. */
  readonly value: number;
  /** What it measures. Without it the meter is decoration beside a number. */
  readonly label?: string | undefined;
  /** How the value is read aloud, when not as a percentage. */
  readonly valueText?: string | undefined;
  readonly slim?: boolean | undefined;
  /** Work that goes on (an upload) rather than a measure. */
  readonly progress?: boolean | undefined;
}

/** A share from 0 to 100: woven as far as it goes, warp for the rest. */
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
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
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
