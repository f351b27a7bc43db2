import type { MatchStatus, StepState } from "../../contract/enumerations.ts";
import { type Message, t, textOf } from "../../contract/messages/index.ts";

export interface TrackerStep {
  readonly status: MatchStatus;
  readonly label: Message;
  /** What the step means, or that it does not apply. */
  readonly note: Message;
  readonly state: StepState;
}

/** The status of a match and its steps, each with a pattern. Used inside a Panel. */
export function Tracker({
  label,
  kicker,
  headingId,
  sentence,
  status,
  steps,
}: {
  /** The accessible name of the list of steps, such as "Stage of this match". */
  readonly label: string;
  /** A short heading above the sentence. */
  readonly kicker: string;
  /** The id of that heading. */
  readonly headingId: string;
  /** The status of the match in plain words; announced when it changes. */
  readonly sentence: string;
  /** Affects only the patterns. */
  readonly status: MatchStatus;
  readonly steps: readonly TrackerStep[];
}) {
  return (
    <div className="tracking">
      <div>
        <h2 id={headingId} className="kicker" tabIndex={-1}>
          {kicker}
        </h2>
        <p className="tracking-sentence" role="status">
          {sentence}
        </p>
      </div>
      <ol className="tracker" data-status={status} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.status}
            className={step.state}
            aria-current={step.state === "active" ? "step" : undefined}
          >
            <strong>{textOf(step.label)}</strong>
            <span>{textOf(step.note)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export interface StatusTagProps {
  /** `closed` is for a match that ended because of a re-run or a closed account. */
  readonly status: MatchStatus | "closed";
}

/** The status of a match: its name, and a strip with its pattern. */
export function StatusTag({ status }: StatusTagProps) {
  return (
    <span className={`status status--${status}`}>{t(`status.${status}`)}</span>
  );
}
