import { ROOT } from "../model/definition.ts";
import { allStates, type Chart, readChart } from "../show/chart.ts";
import { entryOf } from "./stepping.ts";

/** A machine with more states starts with its outermost states folded, because its drawing is larger than a screen. */
const MAX_STATES = 40;

const charts = new Map<string, Chart>();

/** Returns the chart of a flow. */
export function chartOf(flow: string): Chart {
  const cached = charts.get(flow);
  if (cached) return cached;
  const chart = readChart(entryOf(flow).machine);
  charts.set(flow, chart);
  return chart;
}

/** Returns the paths of the states that can be folded. */
export function foldableStates({ root }: Chart): string[] {
  return allStates(root)
    .filter(({ path, children }) => path !== ROOT && children.length > 0)
    .map(({ path }) => path);
}

/** Returns the paths of the outermost states that can be folded. */
function outermostStates({ root }: Chart): string[] {
  return root.children
    .filter(({ children }) => children.length > 0)
    .map(({ path }) => path);
}

/** Returns the states that are folded when a flow is opened. */
export function foldedAtStart(chart: Chart): string[] {
  return allStates(chart.root).length > MAX_STATES
    ? outermostStates(chart)
    : [];
}

/** Returns the folded states that hide a state. */
export function hiding(folded: readonly string[], path: string): string[] {
  return folded.filter((outer) => path.startsWith(`${outer}.`));
}
