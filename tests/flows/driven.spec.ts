import {
  BROWSER_COVERAGE_FOLDER,
  writeCoverage,
} from "xstate-toolkit/coverage";
import { expect, test } from "../support/browser/test.ts";
import { hostOf } from "../support/driven/path-test.ts";
import { runFlow } from "../support/driven/run-flow.ts";
import { flowBindings } from "./browser-bindings.ts";

// Without this mode, one worker would run all tests in this file.
test.describe.configure({ mode: "parallel" });

for (const [name, flow] of Object.entries(flowBindings))
  test(`${name}: the page matches its chart on every planned path`, async ({
    page,
    site,
  }) => {
    const { coverage, problems } = await runFlow(flow, hostOf(page, site));
    writeCoverage(coverage, BROWSER_COVERAGE_FOLDER);
    expect(problems, problems.join("\n\n")).toEqual([]);
  });
