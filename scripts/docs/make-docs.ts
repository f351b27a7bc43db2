import type { AnyStateMachine } from "xstate";
import { areas, catalogue } from "../../machines/index.ts";
import { plans } from "../../tests/machines/plans.ts";
import { drivenFlows } from "../../tests/support/driven/flows/index.ts";
import { planFlow } from "../../tests/support/driven/plan-flow.ts";
import type { Path } from "../../tests/support/walker/path.ts";
import type { AnyPlan } from "../../tests/support/walker/plan-of.ts";
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
import { traceRules } from "./traceability.ts";
import { traceabilityPage } from "./traceability-page.ts";
import { guardsOf, visualiserPage } from "./visualiser-page.ts";
import { shortWays } from "./ways.ts";
import type { Docs } from "./write-docs.ts";

/** Everything in statecharts-docs/, made from the catalogue of machines and the tests' text; the same bytes each time. */
export async function makeDocs(): Promise<Docs> {
  const docs = new Map<string, string>();
  const rows = new Map<string, FlowRow>();
  const flows: Record<string, AllFlowData[string]> = {};
  for (const entry of catalogue) {
    const { name, machine } = entry;
    const chart = readChart(machine);
    const plan = planFor(name);
    docs.set(`${name}.md`, flowPage(entry, chart, shortWays(machine, plan)));
    const drawing = await drawChart(chart);
    docs.set(`${name}.svg`, drawing);
    docs.set(`${name}.machine.ts`, machineText(machine, chart));
    docs.set(`${name}.json`, machineJson(machine));
    const paths = planPaths(machine, plan as PlanSpec<AnyStateMachine>);
    rows.set(name, { entry, chart, paths: paths.length });
    flows[name] = {
      drawing,
      guards: guardsOf(machine),
      walked: walkedBy(paths),
      driven: drivenBy(name),
    };
  }
  docs.set("index.html", await visualiserPage(flows));
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
  docs.set("traceability.md", traceabilityPage(traced));
  return docs;
}

function planFor(name: string): AnyPlan {
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan in tests/machines/plans.ts`);
  return plan;
}

/** What the real browser is driven through in this flow: nothing without a binding. */
function drivenBy(name: string): string[] {
  const flow = drivenFlows[name];
  return flow ? walkedBy(planFlow(flow).paths) : [];
}

function walkedBy(paths: readonly Path[]): string[] {
  const labels = paths.flatMap(({ initialTransitions, steps }) => [
    ...initialTransitions,
    ...steps.flatMap(({ transitions }) => transitions),
  ]);
  return [...new Set(labels)].sort();
}
