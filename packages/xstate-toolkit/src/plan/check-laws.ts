import type { AnyStateMachine } from "xstate";
import { withCopiesIfNeeded } from "./context-copies.ts";
import { judge, type Law } from "./laws.ts";
import { pathOfVisits } from "./path.ts";
import { goalsOfPlan, type PlanSpec, preparePlan } from "./plan-paths.ts";
import {
  RandomWalks,
  sampleWalks,
  smallestWalk,
  type Walk,
} from "./random-walk.ts";
import { repeatPaths } from "./repeat-paths.ts";
import { goalsOfPaths, type Visit } from "./visit.ts";

/** The events and inputs of a machine, its laws, and how they are tested. */
export interface LawSpec<M extends AnyStateMachine>
  extends Pick<
    PlanSpec<M>,
    | "input"
    | "inputs"
    | "events"
    | "actors"
    | "systemActors"
    | "allows"
    | "exclude"
  > {
  /** Laws by name. */
  readonly laws?: Readonly<Record<string, Law<M>>>;
  /** Paths to test before the random walks, each in its printed form, for example those that once broke a law. */
  readonly paths?: readonly string[];
  /** Number of random walks. Default: 50. */
  readonly runs?: number;
  /**
   * Maximum number of steps in a walk. Default: 50. Laws with `eventually` have to start in these steps, and the walks are
   * longer by their `within`, so that the end of a walk does not leave such a law open.
   */
  readonly length?: number;
  /** Default: 1, so that the walks are reproducible. */
  readonly seed?: number;
}

/** The smallest walk found that breaks a law. */
export interface BrokenLaw {
  /** The printed form of the walk. As one of the `paths` of the spec, or as a story of a plan, it is walked again. */
  readonly path: string;
  readonly message: string;
  /** What the law or the machine threw, if anything. */
  readonly error: unknown;
  /** Why the walk is different when it is repeated, if it is: the machine is not pure. */
  readonly difference: string | undefined;
}

/** What the walks say about a law. */
export interface LawResult {
  readonly name: string;
  /**
   * `holds`: in every walk in which the law started. `inconclusive`: no walk breaks the law, but it never started, or
   * the end of a walk left it open.
   */
  readonly status: "holds" | "broken" | "inconclusive";
  /** The number of walks in which the law holds; of a broken law, before the first walk that breaks it. */
  readonly holds: number;
  /** The number of walks whose end left the law open. */
  readonly open: number;
  readonly broken: BrokenLaw | undefined;
}

/** The result of `checkLaws`. */
export interface LawReport {
  readonly laws: readonly LawResult[];
  /** The goals that the walks reached: transitions taken, guards that were false, states, payloads and inputs. */
  readonly reached: ReadonlySet<string>;
  /** The goals of a plan that the walks did not reach, one sentence each. */
  readonly missing: readonly string[];
  readonly seed: number;
}

/**
 * Tests the laws of a machine in random walks. The walks have the events, payloads, actor outcomes and timers of planned
 * paths. The function is pure: it starts no actor and runs no effect. A walk that breaks a law is reduced to a smallest
 * one: without any of its steps, it would not break the law.
 */
export function checkLaws<M extends AnyStateMachine>(
  machine: M,
  spec: LawSpec<M>,
): LawReport {
  return withCopiesIfNeeded(() => checkOnce(machine, spec));
}

function checkOnce<M extends AnyStateMachine>(
  machine: M,
  {
    laws = {},
    paths = [],
    runs = 50,
    length = 50,
    seed = 1,
    ...spec
  }: LawSpec<M>,
): LawReport {
  const source = preparePlan(machine, spec);
  const { stepper, bindings, inputs } = source;
  const windows = Object.values(laws).map((law) =>
    "eventually" in law ? (law.within ?? 0) : 0,
  );
  const walks = new RandomWalks(source, length + Math.max(0, ...windows));
  const walked = [
    ...paths.map((text) => walks.parse(text)),
    ...sampleWalks(walks, runs, seed),
  ];
  const pathText = (visits: readonly Visit[]) =>
    pathOfVisits(visits, inputs).text;
  const differenceOf = ({ visits }: Walk) =>
    repeatPaths(
      visits.length === 0 ? [] : [pathOfVisits(visits, inputs)],
      () => preparePlan(machine, spec).stepper,
      bindings,
      inputs,
    )[0]?.message;
  const resultOf = ([name, law]: [string, Law<M>]): LawResult => {
    const judgeWalk = (walk: Walk) => judge(law, walk, length, pathText);
    const counts = { holds: 0, open: 0, unused: 0 };
    for (const walk of walked) {
      const verdict = judgeWalk(walk);
      if (verdict.kind === "broken") {
        const smallest = smallestWalk(
          walks,
          walk,
          (smaller) => judgeWalk(smaller).kind === "broken",
        );
        // A law that is not a pure function may hold when the walk is judged again.
        const again = judgeWalk(smallest);
        const { path, message, error } =
          again.kind === "broken" ? again : verdict;
        const difference = differenceOf(smallest);
        const broken = { path, message, error, difference };
        return { name, status: "broken", ...counts, broken };
      }
      counts[verdict.kind] += 1;
    }
    const isConclusive = counts.open === 0 && counts.holds > 0;
    const status = isConclusive ? "holds" : "inconclusive";
    return { name, status, ...counts, broken: undefined };
  };
  const results = Object.entries(laws).map(resultOf);
  const reached = new Set(
    walked.flatMap(({ visits }) => [...goalsOfPaths([visits])]),
  );
  const goals = goalsOfPlan(stepper.definition, spec);
  return {
    laws: results,
    reached,
    missing: [...goals].filter((goal) => !reached.has(goal)),
    seed,
  };
}
