import { labelsOf } from "../plan/pairs.ts";
import { dataPath, dataScript, failedData } from "../visualiser/flow-data.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";
import { readChart } from "./chart.ts";
import { coverageJson, coverageOfFlow, type FlowCoverage } from "./coverage.ts";
import { coveragePage } from "./coverage-page.ts";
import { drawChart } from "./drawing.ts";
import { failedPage, flowPage } from "./flow-page.ts";
import { type FlowRow, indexPage } from "./index-page.ts";
import { machineJson, machineText } from "./machine-text.ts";
import type { DocsOptions, PlanBrowserPaths } from "./options.ts";
import { messageOf, plannedPaths } from "./planned-paths.ts";
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
  /** Whether to find and count every pair of consecutive transitions, which is slow. */
  readonly pairs?: boolean;
  /** Reuses `previousCoverage` without checking that definitions and plans are unchanged. */
  readonly reusePairs?: boolean;
  /** Called before each machine is processed. */
  readonly progress?: (name: string, done: number, total: number) => void;
  /** Called for each machine that throws. Its page shows the error; the other machines are documented as usual. */
  readonly onFailure?: (name: string, message: string) => void;
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
  const failed = new Set<string>();
  const documentMachine = async (entry: CatalogueEntry) => {
    const { name, file, machine, plan } = entry;
    const chart = readChart(machine);
    const drawing = await drawChart(chart);
    const paths = plannedPaths(entry);
    let limitedAfter: number | undefined;
    const shortPaths = pathsToStates(machine, plan, (steps) => {
      limitedAfter = steps;
    });
    const flowCoverage = coverageOfFlow(entry, paths, {
      browserPlan: planBrowserPaths?.(name),
      pairs: source.pairs ?? false,
      previous: source.previousCoverage?.get(name),
      reusePairs: source.reusePairs ?? false,
    });
    const page = flowPage(
      entry,
      chart,
      shortPaths,
      options,
      limitedAfter,
      catalogue.entries,
    );
    docs.set(`${file}.md`, page);
    docs.set(`${file}.svg`, drawing);
    docs.set(`${file}.machine.ts`, machineText(machine, chart, command));
    docs.set(`${file}.json`, machineJson(machine));
    docs.set(
      dataPath(file),
      dataScript(name, {
        drawing,
        guards: guardsOf(machine),
        modelTransitions: [...new Set(paths.flatMap(labelsOf))].sort(),
        browserTransitions: flowCoverage.browserTransitions,
      }),
    );
    coverage.push(flowCoverage);
    rows.set(name, { entry, chart, paths: paths.length });
  };
  for (const [index, entry] of catalogue.entries.entries()) {
    const { name, file } = entry;
    source.progress?.(name, index, catalogue.entries.length);
    try {
      await documentMachine(entry);
    } catch (error) {
      const message = messageOf(error);
      failed.add(name);
      docs.set(`${file}.md`, failedPage(entry, message));
      docs.set(dataPath(file), dataScript(name, failedData(message)));
      source.onFailure?.(name, message);
    }
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
        failed: area.entries.filter(({ name }) => failed.has(name)),
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
