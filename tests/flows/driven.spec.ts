import { test as playwright } from "@playwright/test";
import {
  BROWSER_COVERAGE_FOLDER,
  writeCoverage,
} from "xstate-toolkit/coverage";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { runFlow } from "../support/driven/run-flow.ts";
import { worldOf } from "../support/driven/world.ts";
import { flowBindings } from "./browser-bindings.ts";

// Without this mode, one worker would run all tests in this file.
test.describe.configure({ mode: "parallel" });

for (const [name, flow] of Object.entries(flowBindings))
  test(`${name}: the page matches its chart on every planned path`, async ({
    page,
    site,
  }) => {
    const { coverage, problems } = await runFlow(flow, {
      page,
      world: worldOf(site, GOOD_PASSWORD),
      expectFailure: (failure, step) => expectFailure(page, failure, step),
      afterState: async () => {},
      aroundPath: (text, run) => playwright.step(text, run),
    });
    writeCoverage(coverage, BROWSER_COVERAGE_FOLDER);
    expect(problems, problems.join("\n\n")).toEqual([]);
  });
