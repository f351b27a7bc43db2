import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { type FlowPlan, planFlow } from "xstate-toolkit/browser";
import { flowOfFolder } from "../../scripts/flow-folder.ts";
import { expect, test } from "../support/browser/test.ts";
import { hostOf } from "../support/driven/path-test.ts";
import { runFlow } from "../support/driven/run-flow.ts";

// Needs a worker of its own. The name of this file makes it the first: as the last one, it would run alone, on one core.
test.use({ language: "ar" });
test.describe.configure({ timeout: 600_000 });

/** `ALL_PATHS=on` runs every planned path of every flow, which takes minutes. */
const WITH_ALL_PATHS = process.env.ALL_PATHS === "on";
const FLOWS = WITH_ALL_PATHS
  ? globSync("*/browser.ts", { cwd: join(import.meta.dirname, "../flows") })
      .sort()
      .map((path) => flowOfFolder(dirname(path)))
  : ["login", "profile", "matching", "matchReview"];

/** Returns the path that visits the most states, and the shortest of these; or all paths if none has more than one step. */
function chosenPaths(paths: FlowPlan["paths"]): FlowPlan["paths"] {
  if (paths.every(({ steps }) => steps.length <= 1)) return paths;
  return paths
    .toSorted(
      (a, b) =>
        b.entered.size - a.entered.size || a.steps.length - b.steps.length,
    )
    .slice(0, 1);
}

for (const name of FLOWS)
  test(`${name}: the Arabic page matches its chart`, async ({ page, site }) => {
    // Loaded after the fixtures, which replace the texts.
    const { flowBindings } = await import("../flows/browser-bindings.ts");
    const flow = flowBindings[name];
    if (!flow) throw new Error(`${name} has no browser binding`);
    const plan = planFlow(flow);
    const paths = WITH_ALL_PATHS ? plan.paths : chosenPaths(plan.paths);
    const run = await runFlow(flow, hostOf(page, site), { ...plan, paths });
    expect(run.failures, run.failures.join("\n\n")).toEqual([]);
  });
