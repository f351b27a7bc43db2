import { formatPercent } from "../../contract/format.ts";
import { Meter } from "./Meter.tsx";

export interface ScoreProps {
  /** The score, 0 to 100. */
  readonly value: number;
}

/** A match score as a number and as a short meter. */
export function Score({ value }: ScoreProps) {
  return (
    <div className="score">
      {formatPercent(value)}
      <Meter value={value} slim />
    </div>
  );
}
