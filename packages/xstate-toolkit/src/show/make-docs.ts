import type { AnyStateMachine } from "xstate";
import { labelsOf } from "../plan/pairs.ts";
import { type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import { dataPath, dataScript } from "../visualiser/flow-data.ts";
import type { Catalogue } from "./catalogue.ts";
import { readChart } from "./chart.ts";
import { coverageJson, coverageOfFlow, type FlowCoverage } from "./coverage.ts";
import { coveragePage } from "./coverage-page.ts";
import { drawChart } from "./drawing.ts";
import { flowPage } from "./flow-page.ts";
import { type FlowRow, indexPage } from "./index-page.ts";
import { machineJson, machineText } from "./machine-text.ts";
import type { DocsOptions, PlanBrowserPaths } from "./options.ts";
import { pathsToStates } from "./short-paths.ts";
import { guardsOf, visualiserPage } from "./visualiser-page.ts";
import type { Docs } from "./write-docs.ts";

/** What the docs are generated from. */
export interface DocsSource {
  readonly catalogue: Catalogue;
  readonly docs?: DocsOptions;
  readonly planBrowserPaths?: PlanBrowserPaths;
  /**
   * Coverage in the existing docs. The search for pairs of transitions is skipped for a machine whose definition and
   * plan have not changed since.
   */
  readonly previousCoverage?: ReadonlyMap<string, FlowCoverage>;
  /** Reuses `previousCoverage` without checking that definitions and plans are unchanged. */
  readonly reusePairs?: boolean;
  /** Called before each machine is processed. */
  readonly progress?: (name: string, done: number, total: number) => void;
}

/**
 * Generates the docs of the machines of a catalogue, without the script of the visualiser (`visualiserScript`). The output
 * is deterministic.
 */
export async function makeDocs(source: DocsSource): Promise<Docs> {
  const { catalogue, docs: options = {}, planBrowserPaths } = source;
  const command = options.command ?? "xstate-toolkit docs";
  const docs = new Map<string, string>();
  const rows = new Map<string, FlowRow>();
  const coverage: FlowCoverage[] = [];
  for (const [index, entry] of catalogue.entries.entries()) {
    const { name, file, machine, plan } = entry;
    source.progress?.(name, index, catalogue.entries.length);
    const chart = readChart(machine);
    const page = flowPage(entry, chart, pathsToStates(machine, plan), options);
    docs.set(`${file}.md`, page);
    const drawing = await drawChart(chart);
    docs.set(`${file}.svg`, drawing);
    docs.set(`${file}.machine.ts`, machineText(machine, chart, command));
    docs.set(`${file}.json`, machineJson(machine));
    const { paths } = planPaths(machine, plan as PlanSpec<AnyStateMachine>);
    const flowCoverage = coverageOfFlow(entry, paths, {
      browserPlan: planBrowserPaths?.(name),
      previous: source.previousCoverage?.get(name),
      reusePairs: source.reusePairs ?? false,
    });
    coverage.push(flowCoverage);
    rows.set(name, { entry, chart, paths: paths.length });
    docs.set(
      dataPath(file),
      dataScript(name, {
        drawing,
        guards: guardsOf(machine),
        modelTransitions: [...new Set(paths.flatMap(labelsOf))].sort(),
        browserTransitions: flowCoverage.browserTransitions,
      }),
    );
  }
  const title = options.title ?? "State machines";
  docs.set(
    "index.html",
    visualiserPage(
      catalogue.entries.map(({ file }) => file),
      title,
      command,
    ),
  );
  docs.set(
    "README.md",
    indexPage(
      catalogue.areas.map((area) => ({
        title: area.title,
        rows: area.entries.flatMap(({ name }) => rows.get(name) ?? []),
      })),
      options,
    ),
  );
  for (const [path, text] of options.pages?.([...rows.values()]) ?? [])
    docs.set(path, text);
  docs.set("coverage.json", coverageJson(coverage));
  docs.set("coverage.md", coveragePage(catalogue.entries, coverage));
  return docs;
}
