import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import type { BrowserRun } from "xstate-toolkit/cli";
import {
  BROWSER_COVERAGE_FOLDER,
  writeCoverage,
} from "xstate-toolkit/coverage";
import { type FlowRun, junitOf, reportOf } from "xstate-toolkit/docs";
import { catalogue } from "../../machines/index.ts";
import { runFlow } from "../../tests/support/driven/run-flow.ts";
import type { World } from "../../tests/support/driven/world.ts";
import { ensureChromium } from "../chromium.ts";
import { browserPlan, flowsWithBinding } from "./browser-plan.ts";
import { openDeployment } from "./deployment.ts";
import { ScreenHost } from "./screen-host.ts";

/** The default folder of the report. */
const REPORT_FOLDER = join(".results", "paths");

/**
 * Runs the paths of flows in a browser and writes a report: index.html, junit.xml and a screenshot of each state.
 * Returns false if any flow failed or no flow was run.
 */
export async function runPaths(options: BrowserRun): Promise<boolean> {
  const out = options.out ?? REPORT_FOLDER;
  const flows = flowsWithBinding(options.names);
  const unbound = options.names.filter((name) => !flows.includes(name));
  if (unbound.length > 0)
    console.log(`These flows have no browser binding: ${unbound.join(", ")}.`);
  if (flows.length === 0) return false;
  mkdirSync(out, { recursive: true });
  const deployment = await openDeployment(options.url);
  console.log(
    `Running the paths of ${flows.length} flows at ${deployment.origin}`,
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Chromium's sandbox does not work when Chromium runs as root, which is usual in containers.
    chromiumSandbox: false,
  });
  const runs: FlowRun[] = [];
  try {
    for (const flow of flows) {
      const run = await runPlannedFlow(browser, deployment.world, flow, {
        ...options,
        out,
      });
      runs.push(run);
      console.log(formatRun(run));
      if (options.cover === "transitions" && options.url === undefined)
        writeCoverage(run.coverage, BROWSER_COVERAGE_FOLDER);
    }
  } finally {
    await browser.close();
    await deployment.close();
  }
  const { cover } = options;
  const { origin } = deployment;
  writeFileSync(
    join(out, "index.html"),
    reportOf({ origin, cover, runs, unbound }),
  );
  writeFileSync(join(out, "junit.xml"), junitOf(runs, unbound));
  console.log(`Report: ${join(out, "index.html")}`);
  return runs.every(hasPassed);
}

async function runPlannedFlow(
  browser: Browser,
  world: World,
  name: string,
  { cover, seed, out }: BrowserRun & { readonly out: string },
): Promise<FlowRun> {
  const { flow, plan } = browserPlan(name, cover, seed);
  const host = await ScreenHost.open(browser, world, { flow: name, out, plan });
  try {
    const outcome = await runFlow(flow, host, plan);
    const failed = new Set(outcome.failures);
    const problems = [
      ...(cover === "transitions" ? outcome.problems : []).filter(
        (problem) => !failed.has(problem),
      ),
      ...host.problems(),
    ];
    const title = catalogue.find((entry) => entry.name === name)?.title ?? name;
    const { coverage } = outcome;
    return {
      flow: name,
      title,
      coverage,
      problems,
      paths: host.paths(),
      screens: host.screens,
    };
  } finally {
    await host.close();
  }
}

/** Returns whether every path passed and no problem was found. */
export function hasPassed({ paths, problems }: FlowRun): boolean {
  return (
    problems.length === 0 && paths.every(({ result }) => result === "passed")
  );
}

function formatRun(run: FlowRun): string {
  const { flow, paths, coverage, problems, screens } = run;
  const passed = paths.filter(({ result }) => result === "passed").length;
  const { covered, total } = coverage.transitions;
  const excluded = Object.keys(coverage.excluded).length;
  const messages = [
    ...paths.flatMap(({ failure }) => (failure ? [failure] : [])),
    ...problems,
  ];
  return [
    `${hasPassed(run) ? "ok  " : "FAIL"} ${flow}: ${passed} of ${paths.length} paths, ${covered} of ${total} transitions (${excluded} impossible in a browser), ${screens.length} screens`,
    ...messages.map((text) => `     ${text.replaceAll("\n", "\n     ")}`),
  ].join("\n");
}
