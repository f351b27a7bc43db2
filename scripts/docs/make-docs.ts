import type { AnyPlan } from "xstate-toolkit/plan";
import { labelsOf } from "xstate-toolkit/plan";
import { areas, catalogue } from "../../machines/index.ts";
import { plans } from "../../tests/flows/plans.ts";
import { readChart } from "./chart.ts";
import {
  coverageJson,
  coverageOfFlow,
  type FlowCoverage,
  walkedPaths,
  writtenCoverage,
} from "./coverage.ts";
import { coveragePage } from "./coverage-page.ts";
import { drawChart } from "./drawing.ts";
import { flowPage } from "./flow-page.ts";
import { type FlowRow, indexPage } from "./index-page.ts";
import { machineJson, machineText } from "./machine-text.ts";
import { shortPaths } from "./short-paths.ts";
import { traceRules } from "./traceability.ts";
import { traceabilityPage } from "./traceability-page.ts";
import {
  dataPath,
  dataScript,
  guardsOf,
  visualiserPage,
} from "./visualiser-page.ts";
import type { Docs } from "./write-docs.ts";

/**
 * Generates the files of statecharts-docs/ from the catalogue of machines, their plans and the text of the tests. The
 * output is deterministic.
 *
 * @param known coverage of the last run. The search for pairs of transitions is skipped for a flow whose chart and plan
 *   have not changed since.
 * @param areTrusted skips that comparison and uses `known` as it is.
 */
export async function makeDocs(
  known: ReadonlyMap<string, FlowCoverage> = writtenCoverage(),
  areTrusted = false,
): Promise<Docs> {
  const docs = new Map<string, string>();
  const rows = new Map<string, FlowRow>();
  const coverage: FlowCoverage[] = [];
  for (const entry of catalogue) {
    const { name, machine } = entry;
    const chart = readChart(machine);
    const plan = planFor(name);
    docs.set(`${name}.md`, flowPage(entry, chart, shortPaths(machine, plan)));
    const drawing = await drawChart(chart);
    docs.set(`${name}.svg`, drawing);
    docs.set(`${name}.machine.ts`, machineText(machine, chart));
    docs.set(`${name}.json`, machineJson(machine));
    const paths = walkedPaths(entry);
    const walked = coverageOfFlow(entry, paths, known.get(name), areTrusted);
    coverage.push(walked);
    rows.set(name, { entry, chart, paths: paths.length });
    docs.set(
      dataPath(name),
      dataScript(name, {
        drawing,
        guards: guardsOf(machine),
        walked: [...new Set(paths.flatMap(labelsOf))].sort(),
        driven: walked.driven,
      }),
    );
  }
  docs.set("index.html", await visualiserPage([...rows.keys()]));
  docs.set(
    "README.md",
    indexPage(
      areas.map(({ title, flows }) => ({
        title,
        rows: flows.flatMap(({ name }) => rows.get(name) ?? []),
      })),
    ),
  );
  const traced = traceRules(catalogue.map(({ name }) => name));
  const charts = new Map([...rows].map(([name, { chart }]) => [name, chart]));
  docs.set("traceability.md", traceabilityPage(traced, charts));
  docs.set("coverage.json", coverageJson(coverage));
  docs.set("coverage.md", coveragePage(catalogue, coverage));
  return docs;
}

function planFor(name: string): AnyPlan {
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan in tests/flows`);
  return plan;
}
