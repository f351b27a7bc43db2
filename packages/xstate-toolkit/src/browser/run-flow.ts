import type { AnyStateMachine } from "xstate";
import { type BrowserCoverageRecord, coverageOf } from "./coverage.ts";
import type {
  AnyFlowBinding,
  FlowBinding,
  PageDriver,
  PlannedAnswer,
} from "./flow.ts";
import { type FlowPlan, planFlow } from "./plan-flow.ts";
import { type RunHooks, runOnPage } from "./run-path.ts";

/** Number of failed paths after which a run stops. Failures are slow, and later ones rarely have a new cause. */
const MAX_FAILURES = 3;

/** The result of running the paths of a machine in a browser. */
export type FlowOutcome = {
  readonly coverage: BrowserCoverageRecord;
  /** One message for each path that failed. */
  readonly failures: readonly string[];
  /** All problems found, including the failures; empty when the page matches its machine. */
  readonly problems: readonly string[];
};

/**
 * Runs the paths of a machine, or of a given plan, on one page and returns the coverage and the problems found.
 * Continues after a failed path, but stops when several paths have failed.
 */
export async function runFlow<
  M extends AnyStateMachine,
  D extends PageDriver,
  A extends PlannedAnswer,
  C extends string,
>(
  binding: FlowBinding<M, D, A, C>,
  driver: D,
  hooks: RunHooks = {},
  plan: FlowPlan = planFlow(binding),
): Promise<FlowOutcome> {
  const flow = binding as unknown as AnyFlowBinding;
  const checkedStates = new Set<string>();
  const recordingHooks: RunHooks = {
    ...hooks,
    async afterState(state) {
      checkedStates.add(state);
      await hooks.afterState?.(state);
    },
  };
  const checked = new Set<string>();
  const failures: string[] = [];
  let pathCount = 0;
  for (const path of plan.paths) {
    if (failures.length === MAX_FAILURES) break;
    pathCount += 1;
    const run = () => runOnPage(flow, driver, recordingHooks, path, checked);
    let passed = true;
    try {
      await (hooks.aroundPath?.(path.text, run) ?? run());
    } catch (error) {
      failures.push(String(error));
      passed = false;
    }
    await hooks.afterPath?.(passed);
  }
  const { missing, coverage } = coverageOf(
    flow,
    plan,
    driver.observer,
    checkedStates,
    pathCount,
  );
  const problems = [...plan.problems, ...failures, ...missing];
  return { coverage, failures, problems };
}
