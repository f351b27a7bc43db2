import type { AnyStateMachine } from "xstate";
import { labelsOf } from "../plan/pairs.ts";
import { type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import { dataPath, dataScript } from "../visualiser/flow-data.ts";
import type { Catalogue } from "./catalogue.ts";
import { readChart } from "./chart.ts";
import { drawChart } from "./drawing.ts";
import {
  guardsOf,
  VISUALISER_SCRIPT,
  visualiserPage,
  visualiserScript,
} from "./visualiser-page.ts";
import type { Docs } from "./write-docs.ts";

/** Generates the offline visualiser alone, without the other docs. */
export async function viewerFiles({
  catalogue: { entries },
  catalogueFile,
  title = "State machines",
  progress = () => {},
}: {
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly title?: string;
  readonly progress?: (name: string, done: number, total: number) => void;
}): Promise<Docs> {
  const files = new Map<string, string>();
  for (const [index, { name, file, machine, plan }] of entries.entries()) {
    progress(name, index, entries.length);
    const { paths } = planPaths(machine, plan as PlanSpec<AnyStateMachine>);
    files.set(
      dataPath(file),
      dataScript(name, {
        drawing: await drawChart(readChart(machine)),
        guards: guardsOf(machine),
        modelTransitions: [...new Set(paths.flatMap(labelsOf))].sort(),
        browserTransitions: [],
      }),
    );
  }
  const names = entries.map(({ file }) => file);
  files.set("index.html", visualiserPage(names, title, "xstate-toolkit view"));
  files.set(VISUALISER_SCRIPT, await visualiserScript(catalogueFile));
  return files;
}
