import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from "xstate";
import type { Walk } from "./random-walk.ts";
import { synchronous } from "./rules.ts";
import { StepError, transitionsTaken, type Visit } from "./visit.ts";

/** The start of a walk or one of its steps, as the functions of a law see it. */
export interface LawArgs<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** The snapshot before the step; at the start, the current snapshot. */
  readonly before: SnapshotFrom<M>;
  /** The event of the step; at the start, `{ type: "xstate.init" }`. */
  readonly event: AnyEventObject;
  /** Labels of the transitions that the step took. */
  readonly transitions: readonly string[];
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
}

/** A question about a step. */
export type StepTest<M extends AnyStateMachine> = (args: LawArgs<M>) => boolean;

/** What must be true of every walk through a machine. */
export type Law<M extends AnyStateMachine> = {
  /** Ids of the rules that the law covers. */
  readonly rules?: readonly string[];
} & (
  | {
      /** Holds at the start and after each step: the function neither returns false nor throws. */
      readonly always: (args: LawArgs<M>) => unknown;
    }
  | {
      /** Like `always`, but creates a function for each walk, so that the function can have a state. */
      readonly alwaysInPath: () => (args: LawArgs<M>) => unknown;
    }
  | {
      /** The function never returns true. */
      readonly never: StepTest<M>;
    }
  | {
      /** The function returns true at the start or after a later step. */
      readonly eventually: StepTest<M>;
      /** Maximum number of steps until then. By default, until the end of the walk. */
      readonly within?: number;
      /** Makes the law start whenever this function returns true, instead of at the start of the walk. */
      readonly after?: StepTest<M>;
    }
);

/**
 * What a walk says about a law. `open`: the walk has its maximum length, and the law could still hold after it.
 * `unused`: the law never started.
 */
export type Verdict =
  | { readonly kind: "holds" | "open" | "unused" }
  | {
      readonly kind: "broken";
      /** The printed form of the walk, up to the step that breaks the law. */
      readonly path: string;
      readonly message: string;
      /** What the law or the machine threw, if anything. */
      readonly error: unknown;
    };

/** Returns what a walk says about a law that has to start within the first `length` steps. */
export function judge<M extends AnyStateMachine>(
  law: Law<M>,
  walk: Walk,
  length: number,
  pathText: (visits: readonly Visit[]) => string,
): Verdict {
  const { visits, end } = walk;
  const broken = (
    depth: number,
    message: string,
    error?: unknown,
  ): Verdict => ({
    kind: "broken",
    path: pathText(visits.slice(0, depth + 1)),
    message,
    error,
  });
  const observer = observerOf(law, length);
  for (const visit of visits) {
    try {
      const problem = observer.step(argsOf<M>(visit), visit.depth);
      if (problem) return broken(visit.depth, problem);
    } catch (error) {
      return broken(visit.depth, messageOf(error), error);
    }
  }
  if (end instanceof StepError)
    return {
      kind: "broken",
      path: end.path,
      message: `the machine throws ${String(end.cause)}`,
      error: end.cause,
    };
  const kind = observer.kind();
  return kind === "open" && end === "over"
    ? broken(visits.length, "it did not become true, and no step is possible")
    : { kind };
}

/** Follows one law through one walk. */
interface Observer<M extends AnyStateMachine> {
  /** Returns a sentence if the step breaks the law. */
  step(args: LawArgs<M>, depth: number): string | undefined;
  /** What the steps so far say about the law. */
  kind(): "holds" | "open" | "unused";
}

function observerOf<M extends AnyStateMachine>(
  law: Law<M>,
  length: number,
): Observer<M> {
  if ("eventually" in law) return eventualObserver(law, length);
  if ("never" in law)
    return {
      step: (args) => (answer(law.never, args) ? "it is true" : undefined),
      kind: () => "holds",
    };
  const check = "always" in law ? law.always : law.alwaysInPath();
  return {
    step: (args) =>
      synchronous("the law", check(args)) === false ? "it is false" : undefined,
    kind: () => "holds",
  };
}

function eventualObserver<M extends AnyStateMachine>(
  law: Extract<Law<M>, { eventually: unknown }>,
  length: number,
): Observer<M> {
  const { eventually, within, after } = law;
  let isUsed = false;
  let openSince: number | undefined;
  return {
    step(args, depth) {
      const starts = after ? answer(after, args) : depth === 0;
      if (starts && depth <= length) {
        isUsed = true;
        openSince ??= depth;
      }
      if (openSince === undefined) return undefined;
      if (answer(eventually, args)) openSince = undefined;
      else if (within !== undefined && depth - openSince >= within)
        return `it did not become true within ${within} ${within === 1 ? "step" : "steps"}`;
      return undefined;
    },
    kind: () =>
      openSince !== undefined ? "open" : isUsed ? "holds" : "unused",
  };
}

/** Calls a function that must return true or false. An assertion without a result would otherwise mean "false". */
function answer<M extends AnyStateMachine>(
  test: StepTest<M>,
  args: LawArgs<M>,
): boolean {
  const result: unknown = test(args);
  if (typeof result === "boolean") return result;
  throw new Error("the law must return true or false");
}

/** Returns a step as the functions of a law see it. */
export function argsOf<M extends AnyStateMachine>(visit: Visit): LawArgs<M> {
  const { state, from, trigger } = visit;
  return {
    snapshot: state.snapshot as SnapshotFrom<M>,
    before: (from?.state ?? state).snapshot as SnapshotFrom<M>,
    event: trigger?.event ?? { type: "xstate.init" },
    transitions: transitionsTaken(visit),
    elapsed: state.elapsed,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
