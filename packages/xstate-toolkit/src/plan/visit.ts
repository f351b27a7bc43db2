import type { AnyBindings } from "./bindings.ts";
import { ChangedInPlaceError } from "./context-copies.ts";
import { goalsReachedBy } from "./goals.ts";
import type { SimulationState, Stepper, Trigger } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/** The start of a path or one of its steps, with a link to the previous step. */
export interface Visit {
  readonly state: SimulationState;
  readonly trace: StepTrace;
  /** Null at the start of the path. */
  readonly trigger: Trigger | null;
  readonly from: Visit | null;
  /** Index of the input with which the path starts. */
  readonly inputIndex: number;
  /** The printed form of the start: `(start)`, or for example `(input 2)` when there are several inputs. */
  readonly startText: string;
  /** Number of steps since the start. */
  readonly depth: number;
  /** The goals reached by this step itself, not counting earlier steps. */
  readonly reached: ReadonlySet<string>;
}

/** Thrown when the machine throws during a step. */
export class StepError extends Error {
  override readonly name = "StepError";
  /** The printed form of the path, up to and including the step. */
  readonly path: string;
  /** The trigger of the step; null when the machine throws at the start. */
  readonly trigger: Trigger | null;

  constructor(path: string, trigger: Trigger | null, cause: unknown) {
    super(`the machine fails at ${path}: ${String(cause)}`, { cause });
    this.path = path;
    this.trigger = trigger;
  }
}

/** Starts a path with one of the inputs. Throws a `StepError` when the machine throws. */
export function startPath(
  stepper: Stepper,
  inputs: readonly unknown[],
  inputIndex: number,
): Visit {
  if (inputIndex < 0 || inputIndex >= inputs.length) {
    throw new Error(`there is no input ${inputIndex + 1}`);
  }
  const startText = startTextOf(inputs, inputIndex);
  try {
    const { state, trace } = stepper.start(inputs[inputIndex]);
    const reached = goalsReachedBy(trace, state.snapshot, null, inputIndex);
    return {
      state,
      trace,
      trigger: null,
      from: null,
      inputIndex,
      startText,
      depth: 0,
      reached,
    };
  } catch (error) {
    if (error instanceof ChangedInPlaceError) throw error;
    throw new StepError(startText, null, error);
  }
}

/** Returns the printed form of the start of a path. */
export function startTextOf(
  inputs: readonly unknown[],
  inputIndex: number,
): string {
  return inputs.length > 1 ? `(input ${inputIndex + 1})` : "(start)";
}

/** Takes one step. Throws a `StepError` when the machine throws. */
export function takeStep(
  stepper: Stepper,
  from: Visit,
  trigger: Trigger,
): Visit {
  const { inputIndex, startText } = from;
  try {
    const { state, trace } = stepper.step(from.state, trigger);
    const reached = goalsReachedBy(trace, state.snapshot, trigger, inputIndex);
    const depth = from.depth + 1;
    return {
      state,
      trace,
      trigger,
      from,
      inputIndex,
      startText,
      depth,
      reached,
    };
  } catch (error) {
    if (error instanceof ChangedInPlaceError) throw error;
    const before = visitsTo(from).flatMap((visit) => visit.trigger ?? []);
    throw new StepError(
      [startText, ...[...before, trigger].map(triggerText)].join(" › "),
      trigger,
      error,
    );
  }
}

/** Like `takeStep`, but returns undefined when the machine throws. */
export function tryStep(
  stepper: Stepper,
  from: Visit,
  trigger: Trigger,
): Visit | undefined {
  try {
    return takeStep(stepper, from, trigger);
  } catch (error) {
    if (error instanceof StepError) return undefined;
    throw error;
  }
}

/** Extends a path with the given triggers in order. Returns undefined if a trigger is impossible or its step fails. */
export function replay(
  stepper: Stepper,
  bindings: AnyBindings,
  visits: readonly Visit[],
  triggers: readonly (Trigger | null)[],
): Visit[] | undefined {
  const replayed = [...visits];
  for (const planned of triggers) {
    const from = replayed.at(-1);
    const possible = from ? stepper.triggers(from.state, bindings) : [];
    const trigger = possible.find(
      ({ name, caseIndex }) =>
        name === planned?.name && caseIndex === planned.caseIndex,
    );
    const next = from && trigger && tryStep(stepper, from, trigger);
    if (next === undefined) return undefined;
    replayed.push(next);
  }
  return replayed;
}

/** Returns the visits from the start of the path to `end`, in order. */
export function visitsTo(end: Visit): Visit[] {
  const visits: Visit[] = [];
  for (let visit: Visit | null = end; visit !== null; visit = visit.from)
    visits.push(visit);
  return visits.reverse();
}

/** Returns the labels of the transitions that a visit took, in order. */
export function transitionsTaken({ trace }: Visit): string[] {
  return trace.microsteps.flatMap(({ transitions }) => transitions);
}

/** Returns the goals that at least one of the paths reaches. */
export function goalsOfPaths(
  paths: readonly (readonly Visit[])[],
): Set<string> {
  return new Set(
    paths.flatMap((path) => path.flatMap(({ reached }) => [...reached])),
  );
}

/** Formats a trigger: `form.submitted#2`, `logIn error`, `after lockout`. Used in messages, titles and stories. */
export function triggerText(trigger: Trigger): string {
  const short = trigger.name
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, "$2 $1")
    .replace(/^xstate\.after\.([^.]*)\..*$/, "after $1");
  return trigger.caseCount > 1 ? `${short}#${trigger.caseIndex + 1}` : short;
}
