import { planFlow } from "xstate-toolkit/browser";
import { isLeaf, pathOf } from "xstate-toolkit/search";
import { expect, test } from "../support/browser/test.ts";
import { hostOf } from "../support/driven/driven-test.ts";
import { runFlow } from "../support/driven/run-flow.ts";

test.use({ language: "ar" });

/** `ALL_PATHS=on` runs every planned path, which takes minutes. */
const WITH_ALL_PATHS = process.env.ALL_PATHS === "on";

for (const name of ["login", "profile", "matching", "matchReview"])
  test(`${name}: the Arabic page matches its chart`, async ({ page, site }) => {
    // Loaded after the fixtures, which replace the texts.
    const { flowBindings } = await import("./browser-bindings.ts");
    const flow = flowBindings[name];
    if (!flow) throw new Error(`${name} has no browser binding`);
    const plan = planFlow(flow);
    const statesOf = (path: (typeof plan.paths)[number]) =>
      new Set(
        [path.initial, ...path.steps.map(({ snapshot }) => snapshot)].flatMap(
          ({ _nodes }) => _nodes.filter(isLeaf).map(pathOf),
        ),
      ).size;
    console.log(
      name,
      plan.paths
        .map((path) => `${path.steps.length}/${statesOf(path)}`)
        .join(" "),
    );
    const paths = plan.paths;
    const startedAt = performance.now();
    const { problems, failures } = await runFlow(flow, hostOf(page, site), {
      ...plan,
      paths: WITH_ALL_PATHS ? paths : paths.slice(0, 1),
    });
    console.log(name, performance.now() - startedAt);
    expect(failures, failures.join("\n\n")).toEqual([]);
  });
