import type { Page } from "@playwright/test";
import { parseFlowPath, planFlow } from "xstate-toolkit/browser";
import { isLeaf, pathOf } from "xstate-toolkit/search";
import { GOOD_PASSWORD } from "../accounts.ts";
import type { Site } from "../browser/site.ts";
import { expect, expectFailure, test } from "../browser/test.ts";
import { runFlow } from "./run-flow.ts";
import { type Host, worldOf } from "./world.ts";

/** Returns the host of paths that run in a browser test. */
export function hostOf(page: Page, site: Site): Host {
  return {
    page,
    world: worldOf(site, GOOD_PASSWORD),
    expectFailure: (failure, step) => expectFailure(page, failure, step),
    afterState: async () => {},
    aroundPath: (text, run) => test.step(text, run),
  };
}

/** A path as exported by `npm run paths -- --format playwright`. */
export type ExportedPath = {
  readonly title: string;
  /**
   * The first step and the initial states. The step is `(start)` or, if the flow has several inputs, `(input 2)` etc.
   */
  readonly start: readonly [step: string, states: string];
  /** Each step in its printed form, and the states after it. */
  readonly steps: readonly (readonly [step: string, states: string])[];
};

/**
 * Registers a browser test that runs one path of a flow. The test fails before the first step when the path is not
 * possible in the current chart.
 */
export function pathTest(name: string, exported: ExportedPath): void {
  test(exported.title, async ({ page, site }) => {
    // Loaded after the fixtures, which replace the texts.
    const { flowBindings } = await import("../../flows/browser-bindings.ts");
    const flow = flowBindings[name];
    if (!flow) throw new Error(`${name} has no browser binding`);
    const rows = [exported.start, ...exported.steps];
    const path = parseFlowPath(flow, rows.map(([step]) => step).join(" › "));
    const states = [path.initial, ...path.steps.map((step) => step.snapshot)];
    expect(
      states.map(({ _nodes }) => _nodes.filter(isLeaf).map(pathOf).join(", ")),
    ).toEqual(rows.map(([, expected]) => expected));
    const plan = { ...planFlow(flow), paths: [path], problems: [] };
    const { failures } = await runFlow(flow, hostOf(page, site), plan);
    expect(failures, failures.join("\n\n")).toEqual([]);
  });
}
