import { t } from "../../contract/messages/index.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

export interface StrengthMeterProps {
  /** 1 is very weak, 5 is strong, 0 means nothing typed yet. */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
  /** The level in words, such as "Good". */
  readonly label: string;
}

/** The strength of a password: five bars, and a word that is announced when it changes. */
export function StrengthMeter({ level, label }: StrengthMeterProps) {
  return (
    <div className="strength" data-level={level}>
      <div className="strength-bars" aria-hidden="true">
        {LEVELS.map((bar) => (
          <i key={bar} className={bar <= level ? "is-reached" : undefined} />
        ))}
      </div>
      <p role="status">
        <span>{t("ui.passwordStrength")}</span>
        <strong>{label}</strong>
      </p>
    </div>
  );
}
