import type { AnyStateMachine } from "xstate";
import { ChartWatch } from "./chart-watch.ts";
import { type BrowserCoverageRecord, coverageOf } from "./coverage.ts";
import { Drive } from "./drive.ts";
import type { AnyDrivenFlow, DrivenFlow } from "./flow.ts";
import { Gate } from "./gate.ts";
import type { Host } from "./host.ts";
import { type FlowPlan, planFlow } from "./plan-flow.ts";
import { runPath } from "./run-path.ts";

/** Number of failed paths after which a run stops. Each failure is slow, and further ones rarely have a new cause. */
const MAX_FAILURES = 3;

export type DrivenOutcome = {
  readonly coverage: BrowserCoverageRecord;
  /** One text for each path that failed. */
  readonly failures: readonly string[];
  /** What failed, is missing or is obsolete; empty when the flow matches its chart. */
  readonly problems: readonly string[];
};

/**
 * Runs the paths of a flow, or of a given plan, on one page and returns the coverage of the page's chart. Continues
 * after a failed path, up to a maximum of failures.
 */
export async function driveFlow<M extends AnyStateMachine, N>(
  typed: DrivenFlow<M, N>,
  host: Host,
  givenPlan?: FlowPlan,
): Promise<DrivenOutcome> {
  const flow = typed as unknown as AnyDrivenFlow;
  const plan = givenPlan ?? planFlow(flow);
  const { page } = host;
  const watch = await ChartWatch.follow(page, flow.machine, flow.ambient ?? []);
  const gate = await Gate.on(page, Object.values(flow.calls));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const drive = new Drive<unknown>({ ...host, watch, gate }, undefined);
  const seen = new Set<string>();
  const innerHost: Host = {
    ...host,
    async saw(state) {
      seen.add(state);
      await host.saw(state);
    },
  };
  const failures: string[] = [];
  for (const path of plan.paths) {
    if (failures.length === MAX_FAILURES) break;
    try {
      await host.path(path.text, () => runPath(flow, drive, innerHost, path));
    } catch (error) {
      failures.push(String(error));
      drive.loadNext();
    }
    await gate.clear();
  }
  const { missing, coverage } = coverageOf(flow, plan, watch, seen);
  const problems = [...plan.problems, ...failures, ...missing];
  return { coverage, failures, problems };
}
