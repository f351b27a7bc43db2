import { type Chart, namedStates } from "../show/chart.ts";
import { splitName } from "../show/event-words.ts";

/** What a search found: a state, or an event with the number of its transitions. */
export type Found =
  | { readonly kind: "state"; readonly path: string }
  | { readonly kind: "event"; readonly name: string; readonly count: number };

/** The most results that are shown. */
const MAX_RESULTS = 20;

/** Finds the states and events whose names, or the words in them, contain the query. */
export function searchChart(chart: Chart, query: string): Found[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return [];
  const matches = (name: string) =>
    name.toLowerCase().includes(wanted) || splitName(name).includes(wanted);
  const counts = new Map<string, number>();
  for (const { kind, trigger } of chart.transitions)
    if (kind === "event") counts.set(trigger, (counts.get(trigger) ?? 0) + 1);
  const found: Found[] = [
    ...namedStates(chart)
      .filter(({ path }) => matches(path))
      .map(({ path }): Found => ({ kind: "state", path })),
    ...[...counts]
      .filter(([name]) => matches(name))
      .map(([name, count]): Found => ({ kind: "event", name, count })),
  ];
  return found.slice(0, MAX_RESULTS);
}
