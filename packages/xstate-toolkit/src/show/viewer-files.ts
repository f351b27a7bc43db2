import { labelsOf } from "../plan/pairs.ts";
import {
  dataPath,
  dataScript,
  type FlowData,
  failedData,
} from "../visualiser/flow-data.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";
import { readChart } from "./chart.ts";
import { drawChart } from "./drawing.ts";
import { messageOf, plannedPaths } from "./planned-paths.ts";
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
  onFailure = () => {},
}: {
  readonly catalogue: Catalogue;
  readonly catalogueFile: string;
  readonly title?: string;
  readonly progress?: (name: string, done: number, total: number) => void;
  /** Called for each machine that throws. The page shows its error, and the other machines as usual. */
  readonly onFailure?: (name: string, message: string) => void;
}): Promise<Docs> {
  const files = new Map<string, string>();
  for (const [index, entry] of entries.entries()) {
    const { name, file } = entry;
    progress(name, index, entries.length);
    let data: FlowData;
    try {
      data = await dataOf(entry);
    } catch (error) {
      data = failedData(messageOf(error));
      onFailure(name, messageOf(error));
    }
    files.set(dataPath(file), dataScript(name, data));
  }
  const names = entries.map(({ file }) => file);
  files.set("index.html", visualiserPage(names, title, "xstate-toolkit view"));
  files.set(VISUALISER_SCRIPT, await visualiserScript(catalogueFile));
  return files;
}

async function dataOf(entry: CatalogueEntry): Promise<FlowData> {
  const { machine } = entry;
  const transitions = plannedPaths(entry).flatMap(labelsOf);
  return {
    drawing: await drawChart(readChart(machine)),
    guards: guardsOf(machine),
    modelTransitions: [...new Set(transitions)].sort(),
    browserTransitions: [],
  };
}
