import type { AnyStateMachine } from "xstate";
import { type CatalogueEntry, catalogue } from "../../machines/index.ts";
import { plans } from "../../tests/machines/plans.ts";
import type { Path } from "../../tests/support/walker/path.ts";
import {
  type PlanSpec,
  planPaths,
} from "../../tests/support/walker/plan-paths.ts";
import type { AllFlowData } from "../visualiser/flow-data.ts";
import { readChart } from "./chart.ts";
import { drawChart } from "./drawing.ts";
import { flowPage } from "./flow-page.ts";
import { type FlowRow, indexPage } from "./index-page.ts";
import { machineJson, machineText } from "./machine-text.ts";
import { guardsOf, visualiserPage } from "./visualiser-page.ts";
import { shortestWays } from "./ways.ts";
import type { Docs } from "./write-docs.ts";

/** Everything in statecharts-docs/, made from the catalogue of machines alone; the same bytes each time. */
export async function makeDocs(): Promise<Docs> {
  const docs = new Map<string, string>();
  const rows: FlowRow[] = [];
  const flows: Record<string, AllFlowData[string]> = {};
  for (const entry of catalogue) {
    const { name, machine } = entry;
    const chart = readChart(machine);
    docs.set(`${name}.md`, flowPage(entry, chart, shortestWays(machine)));
    const drawing = await drawChart(chart);
    docs.set(`${name}.svg`, drawing);
    docs.set(`${name}.machine.ts`, machineText(machine, chart));
    docs.set(`${name}.json`, machineJson(machine));
    const paths = pathsOf(entry);
    rows.push({ entry, chart, paths: paths.length });
    flows[name] = {
      drawing,
      guards: guardsOf(machine),
      walked: walkedBy(paths),
      driven: [],
    };
  }
  docs.set("index.html", await visualiserPage(flows));
  docs.set("README.md", indexPage(rows));
  return docs;
}

function pathsOf({ name, machine }: CatalogueEntry): readonly Path[] {
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan in tests/machines/plans.ts`);
  return planPaths(machine, plan as PlanSpec<AnyStateMachine>);
}

function walkedBy(paths: readonly Path[]): string[] {
  const labels = paths.flatMap(({ initialTransitions, steps }) => [
    ...initialTransitions,
    ...steps.flatMap(({ transitions }) => transitions),
  ]);
  return [...new Set(labels)].sort();
}
