import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { Timer, Trigger } from "./pure-step.ts";
import {
  goalsOfPaths,
  transitionsTaken,
  triggerText,
  type Visit,
} from "./visit.ts";

/** One step of a path. */
export interface PathStep {
  readonly trigger: Trigger;
  readonly event: EventObject;
  /** The printed form, for example `form.submitted#2`. */
  readonly text: string;
  /** Labels of the transitions taken, in order. */
  readonly transitions: readonly string[];
  /** The machine's snapshot after the step. */
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds from the start of the path to the end of the step. */
  readonly elapsed: number;
  /** The timer that fires; null when the trigger is not a timer. */
  readonly timer: Timer | null;
}

/** A planned path: its steps, with the machine's snapshot after each. */
export interface Path {
  /** Title of a story; null for other paths. */
  readonly title: string | null;
  /** Ids of the rules that a story covers. */
  readonly rules: readonly string[];
  readonly input: unknown;
  readonly inputIndex: number;
  /** The snapshot at the start. */
  readonly initial: AnyMachineSnapshot;
  /** Labels of the transitions taken at the start, such as `always` transitions. */
  readonly initialTransitions: readonly string[];
  readonly steps: readonly PathStep[];
  /** The printed form, for example `(start) › form.submitted#2`. */
  readonly text: string;
  /**
   * The goals that the path reaches. Each goal is identified by the message that a plan reports when no path reaches
   * the goal.
   */
  readonly reached: ReadonlySet<string>;
  /** Paths of the states entered, including those exited in the same step. */
  readonly entered: ReadonlySet<string>;
}

/** Converts the visits of a search to a path. */
export function pathOfVisits(
  visits: readonly Visit[],
  inputs: readonly unknown[],
  title: string | null = null,
  rules: readonly string[] = [],
): Path {
  const [start, ...laterVisits] = visits;
  if (start === undefined) throw new Error("a path must have a start");
  const steps = laterVisits.map(stepOf);
  return {
    title,
    rules,
    input: inputs[start.inputIndex],
    inputIndex: start.inputIndex,
    initial: start.state.snapshot,
    initialTransitions: transitionsTaken(start),
    steps,
    text: [start.startText, ...steps.map(({ text }) => text)].join(" › "),
    reached: goalsOfPaths([visits]),
    entered: new Set(visits.flatMap(({ trace }) => trace.entered)),
  };
}

function stepOf(visit: Visit): PathStep {
  const trigger = visit.trigger as Trigger;
  const timer = visit.from?.state.timers[0] ?? null;
  return {
    trigger,
    event: trigger.event,
    text: triggerText(trigger),
    transitions: transitionsTaken(visit),
    snapshot: visit.state.snapshot,
    elapsed: visit.state.elapsed,
    timer: trigger.kind === "time" ? timer : null,
  };
}
