import { catalogue } from "../../machines/index.ts";
import { readChart } from "./chart.ts";
import { drawChart } from "./drawing.ts";
import { flowPage } from "./flow-page.ts";
import { type FlowRow, indexPage } from "./index-page.ts";
import { machineJson, machineText } from "./machine-text.ts";
import { shortestWays } from "./ways.ts";
import type { Docs } from "./write-docs.ts";

/** Everything in statecharts-docs/, made from the catalogue of machines alone; the same bytes each time. */
export async function makeDocs(): Promise<Docs> {
  const docs = new Map<string, string>();
  const rows: FlowRow[] = [];
  for (const entry of catalogue) {
    const { name, machine } = entry;
    const chart = readChart(machine);
    docs.set(`${name}.md`, flowPage(entry, chart, shortestWays(machine)));
    docs.set(`${name}.svg`, await drawChart(chart));
    docs.set(`${name}.machine.ts`, machineText(machine, chart));
    docs.set(`${name}.json`, machineJson(machine));
    rows.push({ entry, chart, paths: 0 });
  }
  docs.set("README.md", indexPage(rows));
  return docs;
}
