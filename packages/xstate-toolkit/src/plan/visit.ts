import type { AnyBindings } from "./bindings.ts";
import { reachedBy } from "./goals.ts";
import type { Cause, Place, Stepper } from "./pure-step.ts";
import type { StepTrace } from "./step-recorder.ts";

/** One step of a planned path, linked to the step before it. */
export interface Visit {
  readonly place: Place;
  readonly trace: StepTrace;
  /** Null for the start. */
  readonly cause: Cause | null;
  readonly from: Visit | null;
  /** Index of the machine's input. */
  readonly inputIndex: number;
  /** The goals that this step alone reached. */
  readonly reached: ReadonlySet<string>;
}

/** Returns the start of the paths for one of the inputs. */
export function startOf(
  stepper: Stepper,
  inputs: readonly unknown[],
  inputIndex: number,
): Visit {
  if (inputIndex >= inputs.length) {
    throw new Error(`there is no input ${inputIndex + 1}`);
  }
  const { place, trace } = stepper.start(inputs[inputIndex]);
  const reached = reachedBy(trace, place.snapshot, null, inputIndex);
  return { place, trace, cause: null, from: null, inputIndex, reached };
}

/** Takes one step. When the machine throws, the error includes the path. */
export function takeStep(stepper: Stepper, from: Visit, cause: Cause): Visit {
  try {
    const { place, trace } = stepper.step(from.place, cause);
    const { inputIndex } = from;
    const reached = reachedBy(trace, place.snapshot, cause, inputIndex);
    return { place, trace, cause, from, inputIndex, reached };
  } catch (error) {
    const before = visitsTo(from).flatMap((visit) => visit.cause ?? []);
    const path = [...before, cause].map(causeText).join(" › ");
    throw new Error(`the machine fails at ${path}: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Continues from a visit with the given causes. Returns undefined when one of them is not possible. */
export function replay(
  stepper: Stepper,
  bindings: AnyBindings,
  visits: readonly Visit[],
  causes: readonly (Cause | null)[],
): Visit[] | undefined {
  const walked = [...visits];
  for (const wanted of causes) {
    const from = walked.at(-1);
    const possible = from ? stepper.causes(from.place, bindings) : [];
    const cause = possible.find(
      ({ name, caseIndex }) =>
        name === wanted?.name && caseIndex === wanted.caseIndex,
    );
    if (from === undefined || cause === undefined) return undefined;
    walked.push(takeStep(stepper, from, cause));
  }
  return walked;
}

/** Returns the visits from the start to an end, in order. */
export function visitsTo(end: Visit): Visit[] {
  const visits: Visit[] = [];
  for (let at: Visit | null = end; at !== null; at = at.from)
    visits.unshift(at);
  return visits;
}

/** Returns the labels of the transitions that a visit took, in order. */
export function takenBy({ trace }: Visit): string[] {
  return trace.microsteps.flatMap(({ transitions }) => transitions);
}

/** Returns all goals that the paths reach together. */
export function goalsOfPaths(
  paths: readonly (readonly Visit[])[],
): Set<string> {
  return new Set(
    paths.flatMap((path) => path.flatMap(({ reached }) => [...reached])),
  );
}

/** Formats a cause: `form.submitted#2`, `logIn error`, `after lockout`. Used in messages, titles and stories. */
export function causeText(cause: Cause): string {
  const short = cause.name
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, "$2 $1")
    .replace(/^xstate\.after\.([^.]*)\..*$/, "after $1");
  return cause.caseCount > 1 ? `${short}#${cause.caseIndex + 1}` : short;
}
