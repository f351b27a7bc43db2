import { test as playwright } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { GOOD_PASSWORD } from "../accounts.ts";
import { expect, expectFailure, test } from "../browser/test.ts";
import { writeCoverage } from "../walker/coverage-file.ts";
import { BROWSER_COVERAGE_FOLDER } from "./coverage.ts";
import { driveFlow } from "./drive-flow.ts";
import type { DrivenFlow } from "./flow.ts";
import { worldOf } from "./world.ts";

/**
 * Registers one browser test that runs all paths of a flow against a real server. `rules` are ids of tests/rules.tsv
 * that the checks of its states cover.
 */
export function drivenTest<M extends AnyStateMachine, N>(
  flow: DrivenFlow<M, N>,
  rules: readonly string[] = [],
): void {
  test(`${flow.machine.id}: every transition that a person can cause, in the browser`, {
    tag: rules.map((rule) => `@${rule}`),
  }, async ({ page, site }) => {
    const { coverage, problems } = await driveFlow(flow, {
      page,
      world: worldOf(site, GOOD_PASSWORD),
      expectFailure: (failure, step) => expectFailure(page, failure, step),
      saw: async () => {},
      path: (text, run) => playwright.step(text, run),
    });
    writeCoverage(coverage, BROWSER_COVERAGE_FOLDER);
    expect(problems, problems.join("\n\n")).toEqual([]);
  });
}
