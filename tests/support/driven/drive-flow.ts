import type { AnyStateMachine } from "xstate";
import type { CoverageRecord } from "../walker/coverage-file.ts";
import { ChartWatch } from "./chart-watch.ts";
import { coverageOf } from "./coverage.ts";
import { Drive } from "./drive.ts";
import type { AnyDrivenFlow, DrivenFlow } from "./flow.ts";
import { Gate } from "./gate.ts";
import type { Host } from "./host.ts";
import { planFlow } from "./plan-flow.ts";
import { runPath } from "./run-path.ts";

/** Paths that fail before the rest is left: what is wrong is known by then, and each failure waits long. */
const ENOUGH_FAILURES = 3;

export type DrivenOutcome = {
  readonly coverage: CoverageRecord;
  /** What failed, is missing or is stale; nothing when the flow is as its chart says. */
  readonly problems: readonly string[];
};

/**
 * Drives every planned path of a flow on one page, and tells what the page's own chart took. A path that fails
 * leaves the others to run, unless many do.
 */
export async function driveFlow<M extends AnyStateMachine, N>(
  typed: DrivenFlow<M, N>,
  host: Host,
): Promise<DrivenOutcome> {
  const flow = typed as unknown as AnyDrivenFlow;
  const plan = planFlow(flow);
  const { page } = host;
  const watch = await ChartWatch.follow(page, flow.machine, flow.ambient ?? []);
  const gate = await Gate.on(page, Object.values(flow.calls));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const drive = new Drive<unknown>({ ...host, watch, gate }, undefined);
  const seen = new Set<string>();
  const problems: string[] = [...plan.problems];
  const listening: Host = {
    ...host,
    async saw(state) {
      seen.add(state);
      await host.saw(state);
    },
  };
  let failures = 0;
  for (const path of plan.paths) {
    if (failures === ENOUGH_FAILURES) break;
    try {
      await host.path(path.text, () => runPath(flow, drive, listening, path));
    } catch (error) {
      failures += 1;
      problems.push(String(error));
      drive.loadNext();
    }
    await gate.clear();
  }
  const { missing, coverage } = coverageOf(flow, plan, watch, seen);
  return { coverage, problems: [...problems, ...missing] };
}
