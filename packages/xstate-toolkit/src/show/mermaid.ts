import { ROOT } from "../model/definition.ts";
import type { Chart, ChartState } from "./chart.ts";
import { arrowLabel } from "./event-words.ts";

/** Returns a chart as a Mermaid state diagram, which GitHub renders. */
export function mermaidOf(chart: Chart): string {
  const lines = ["stateDiagram-v2"];
  const arrows = arrowsOf(chart);
  const sources = new Set(arrows.map(({ source }) => source));
  // Mermaid accepts regions only inside a state, so a parallel root becomes a state.
  if (chart.root.kind === "parallel")
    writeState(chart.root, "  ", sources, lines);
  else writeChildren(chart.root, "  ", sources, lines);
  for (const { source, target, label } of arrows)
    lines.push(`  ${source} --> ${target}: ${escapeLabel(label)}`);
  for (const state of finalStates(chart.root))
    lines.push(`  ${idOf(state)} --> [*]`);
  return `${lines.join("\n")}\n`;
}

/** An arrow between two states, identified by their Mermaid ids. */
type Arrow = {
  readonly source: string;
  readonly target: string;
  readonly label: string;
};

/**
 * Returns one arrow per pair of states, with the labels of all transitions between them. Transitions of the root are
 * left out.
 */
function arrowsOf(chart: Chart): Arrow[] {
  const joined = new Map<string, Arrow>();
  for (const transition of chart.transitions) {
    if (transition.source === ROOT) continue;
    for (const target of transition.targets) {
      const key = `${transition.source} ${target}`;
      const label = arrowLabel(transition);
      const previous = joined.get(key);
      joined.set(key, {
        source: target.startsWith(`${transition.source}.`)
          ? anySubstateId(transition.source)
          : idOf(transition.source),
        target: idOf(target),
        label: previous ? `${previous.label} / ${label}` : label,
      });
    }
  }
  return [...joined.values()];
}

function writeState(
  state: ChartState,
  indent: string,
  sources: ReadonlySet<string>,
  lines: string[],
): void {
  const box = `${indent}state "${escapeLabel(state.key)}" as ${idOf(state.path)}`;
  if (state.children.length === 0) {
    lines.push(box);
    return;
  }
  lines.push(`${box} {`);
  writeChildren(state, `${indent}  `, sources, lines);
  lines.push(`${indent}}`);
}

function writeChildren(
  { path, kind, children, initial }: ChartState,
  indent: string,
  sources: ReadonlySet<string>,
  lines: string[],
): void {
  children.forEach((child, index) => {
    if (kind === "parallel" && index > 0) lines.push(`${indent}--`);
    writeState(child, indent, sources, lines);
    if (kind === "parallel" && child.children.length === 0)
      lines.push(`${indent}[*] --> ${idOf(child.path)}`);
  });
  if (kind !== "parallel")
    for (const state of initial) lines.push(`${indent}[*] --> ${idOf(state)}`);
  const id = anySubstateId(path);
  if (sources.has(id)) lines.push(`${indent}state "any substate" as ${id}`);
}

/**
 * Returns the id of an additional box inside a state. Arrows from the state to its descendants start at this box.
 * Mermaid cannot draw such arrows from the state itself: depending on the layout engine, they are hidden or rendering
 * fails.
 */
function anySubstateId(path: string): string {
  return `${idOf(path)}_anywhere`;
}

function finalStates(root: ChartState): string[] {
  return root.children
    .filter(({ kind }) => kind === "final")
    .map(({ path }) => path);
}

/** Returns a valid Mermaid id for a path. Such ids must not contain dots, and the prefix avoids the keyword `end`. */
function idOf(path: string): string {
  return `s_${path.replace(/\W/g, "_")}`;
}

/** Replaces colons and semicolons, which would end the label, and double quotes. An empty label becomes `always`. */
function escapeLabel(label: string): string {
  return label.replace(/[:;]/g, ",").replaceAll('"', "'") || "always";
}
