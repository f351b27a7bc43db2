import type { AnyStateMachine } from "xstate";
import { type Definition, ROOT, readDefinition } from "../model/definition.ts";
import { definitionProblems } from "../model/definition-problems.ts";
import { guardGoal, transitionGoal } from "../plan/goals.ts";
import { pairsIn, pairText } from "../plan/pairs.ts";
import type { Path } from "../plan/path.ts";
import { findPairPaths } from "../plan/plan-pairs.ts";
import {
  formatProblems,
  goalsOfPlan,
  limitNote,
  type Plan,
  planPaths,
} from "../plan/plan-paths.ts";
import { planRandomPaths, type RandomPaths } from "../plan/random-paths.ts";
import type { CoverageRecord, Share } from "../show/coverage-file.ts";
import { type LiveRun, runLive } from "./live-run.ts";
import {
  type LocatedExpectations,
  locateExpectations,
} from "./locate-expectations.ts";
import type { AnyModel } from "./model.ts";
import { modelProblems } from "./model-problems.ts";

/**
 * The model test of one machine: the problems of the definition and of the model, the planned paths, and their live
 * runs. `testMachine` registers it. A path is run once, when its result is first needed.
 */
export class ModelTest {
  readonly definition: Definition;
  readonly chartProblems: readonly string[];
  readonly modelProblems: readonly string[];
  readonly plan: Plan;
  /** The error with which planning failed, for example because the machine threw. */
  readonly planError: unknown;
  readonly #machine: AnyStateMachine;
  readonly model: AnyModel;
  readonly #expectations: LocatedExpectations;
  readonly #runs = new Map<Path, LiveRun>();
  #pairs: Share | null = null;
  readonly #random: RandomPaths | null = null;

  constructor(machine: AnyStateMachine, model: AnyModel) {
    this.#machine = machine;
    this.model = model;
    this.definition = readDefinition(machine);
    this.#expectations = locateExpectations(this.definition, model);
    this.chartProblems = definitionProblems(machine, model.houseRules);
    this.modelProblems = modelProblems(this.definition, model);
    try {
      this.plan = planPaths(machine, {
        ...model,
        onFinding: ({ error }) => {
          throw error;
        },
      });
      if (model.randomPaths)
        this.#random = planRandomPaths(machine, model, model.randomPaths);
    } catch (error) {
      this.planError = error;
      this.plan = {
        definition: this.definition,
        paths: [],
        missing: [],
        neverTaken: [],
        alwaysTrue: [],
        findings: [],
        differences: [],
        warnings: [],
        limited: false,
        endReason: "complete",
        searchSteps: 0,
      };
    }
  }

  /** Random paths; empty unless the model has `randomPaths`. */
  get randomPaths(): readonly Path[] {
    return this.#random?.paths ?? [];
  }

  /** Returns the errors of the smallest random path found that fails; none if no random path fails. */
  randomErrors(): readonly Error[] {
    const hasErrors = (path: Path) => this.run(path).errors.length > 0;
    const failing = this.randomPaths.find(hasErrors);
    if (failing === undefined || this.#random === null) return [];
    const fails = (path: Path) => this.#runLive(path).errors.length > 0;
    const smallest = this.#random.smallest(failing, fails);
    return this.#runLive(smallest).errors;
  }

  /** Returns the live run of a path. Later calls return the same run. */
  run(path: Path): LiveRun {
    const run = this.#runs.get(path) ?? this.#runLive(path);
    this.#runs.set(path, run);
    return run;
  }

  #runLive(path: Path): LiveRun {
    return runLive(this.#machine, this.model, this.#expectations, path);
  }

  /** Returns the runs of all planned and random paths. */
  runAll(): readonly LiveRun[] {
    return [...this.plan.paths, ...this.randomPaths].map((path) =>
      this.run(path),
    );
  }

  /**
   * Plans and runs paths for every pair of consecutive transitions. Returns the errors, including one if the search
   * stopped early, and the pairs that no run covered.
   */
  runPairs(): {
    readonly errors: readonly Error[];
    readonly missing: string[];
  } {
    const plan = findPairPaths(this.#machine, this.model);
    const runs = plan.paths.map((path) => this.#runLive(path));
    const taken = new Set(
      runs.flatMap((run) => pairsIn(run.taken).map(pairText)),
    );
    const missing = [...plan.pairs].filter((pair) => !taken.has(pair));
    const { size: total } = plan.pairs;
    this.#pairs = { total, covered: total - missing.length };
    const errors = runs.flatMap((run) => run.errors);
    if (plan.limited)
      errors.push(
        new Error(
          formatProblems(
            this.definition.id,
            ["the search for pairs of transitions is incomplete"],
            limitNote(plan),
          ),
        ),
      );
    return { errors, missing };
  }

  /** Throws an error that lists the goals that the live runs did not reach. */
  checkComplete(): void {
    if (this.planError !== undefined) throw this.planError;
    const reached = new Set(this.runAll().flatMap((run) => [...run.reached]));
    const missing = [...goalsOfPlan(this.definition, this.model)].filter(
      (goal) => !reached.has(goal),
    );
    if (missing.length === 0) return;
    throw new Error(
      formatProblems(this.definition.id, missing, limitNote(this.plan)),
    );
  }

  /**
   * Throws unless an expectation (`transition <label>`, `state <path>`, `invariant <name>`) was checked in a live run
   * and passed.
   */
  checkExpectation(name: string): void {
    const runs = this.runAll();
    if (!runs.some((run) => run.checked.has(name))) {
      throw new Error(
        `${this.definition.id}: ${name} was never checked in a live run`,
      );
    }
    if (runs.some((run) => run.failed.has(name))) {
      throw new Error(
        `${this.definition.id}: ${name} failed; see the tests of the paths`,
      );
    }
  }

  /** Returns the live coverage of the paths that ran. */
  coverage(): CoverageRecord {
    const runs = [...this.#runs.values()];
    const all = (pick: (run: LiveRun) => ReadonlySet<string>): Set<string> =>
      new Set(runs.flatMap((run) => [...pick(run)]));
    const entered = all((run) => run.entered);
    const reached = all((run) => run.reached);
    const share = (
      goals: readonly string[],
      covered: ReadonlySet<string>,
    ): Share => ({
      total: goals.length,
      covered: goals.filter((goal) => covered.has(goal)).length,
    });
    const labels = this.definition.transitions.map(({ label }) => label);
    const guarded = this.definition.transitions
      .filter((entry) => entry.guarded)
      .map(({ label }) => label);
    const states = this.definition.nodes
      .map(({ path }) => path)
      .filter((path) => path !== ROOT);
    return {
      machine: this.definition.id,
      states: share(states, entered),
      transitions: share(labels.map(transitionGoal), reached),
      branches: share(
        [...guarded.map(transitionGoal), ...guarded.map(guardGoal)],
        reached,
      ),
      ...(this.#pairs && { pairs: this.#pairs }),
      paths: runs.length,
    };
  }
}
