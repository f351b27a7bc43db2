import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { Cause, Timer } from "./pure-step.ts";
import { causeText, goalsOfPaths, takenBy, type Visit } from "./visit.ts";

export interface PathStep {
  readonly cause: Cause;
  readonly event: EventObject;
  /** `form.submitted#2`: short and readable. */
  readonly text: string;
  /** Labels of the transitions taken, in order. */
  readonly transitions: readonly string[];
  /** Where the machine is at rest after it. */
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds since the start, after it. */
  readonly elapsed: number;
  /** The timer that fires, when time is the cause. */
  readonly timer: Timer | null;
}

/** A planned path: what happens, and where the machine is after each step. */
export interface Path {
  /** What the model calls it; null for one that the search found. */
  readonly title: string | null;
  readonly input: unknown;
  readonly inputIndex: number;
  /** The snapshot at the start. */
  readonly initial: AnyMachineSnapshot;
  /** Labels of the transitions (`always`) that the start already took. */
  readonly initialTransitions: readonly string[];
  readonly steps: readonly PathStep[];
  /** The steps' texts, joined. */
  readonly text: string;
  /** Every goal (the sentences of `goals.ts`) that it reaches. */
  readonly reached: ReadonlySet<string>;
  /** Paths of the states entered, also those left again at once. */
  readonly entered: ReadonlySet<string>;
}

/** Visits as a path, for everything that has nothing to do with searching. */
export function pathOf(
  visits: readonly Visit[],
  inputs: readonly unknown[],
  title: string | null,
): Path {
  const [start, ...rest] = visits;
  if (start === undefined) throw new Error("a path has a start");
  const steps = rest.map(stepOf);
  const begin =
    inputs.length > 1 ? `(input ${start.inputIndex + 1})` : "(start)";
  return {
    title,
    input: inputs[start.inputIndex],
    inputIndex: start.inputIndex,
    initial: start.place.snapshot,
    initialTransitions: takenBy(start),
    steps,
    text: [begin, ...steps.map(({ text }) => text)].join(" › "),
    reached: goalsOfPaths([visits]),
    entered: new Set(visits.flatMap(({ trace }) => trace.entered)),
  };
}

function stepOf(visit: Visit): PathStep {
  const cause = visit.cause as Cause;
  const timer = visit.from?.place.timers[0] ?? null;
  return {
    cause,
    event: cause.event,
    text: causeText(cause),
    transitions: takenBy(visit),
    snapshot: visit.place.snapshot,
    elapsed: visit.place.elapsed,
    timer: cause.kind === "time" ? timer : null,
  };
}
