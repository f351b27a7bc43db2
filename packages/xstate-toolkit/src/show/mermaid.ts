import { ROOT } from "../model/definition.ts";
import {
  type Chart,
  type ChartState,
  isInside,
  joinedTransitions,
} from "./chart.ts";
import { arrowText, stateLines } from "./event-words.ts";

/** Returns a chart as a Mermaid state diagram, which GitHub renders. */
export function mermaidOf(chart: Chart): string {
  const lines = ["stateDiagram-v2"];
  const arrows = joinedTransitions(chart).map(({ from, to, joined }) => ({
    source: isInside(to, from) ? anySubstateId(from) : idOf(from),
    target: idOf(to),
    label: joined.map(arrowText).map(escapeLabel).join("\\n"),
  }));
  const boxes = new BoxWriter(
    chart,
    new Set(arrows.map(({ source }) => source)),
    lines,
  );
  // Mermaid accepts regions only inside a state, so a parallel root becomes a state.
  if (chart.root.kind === "parallel") boxes.writeState(chart.root, "  ");
  else boxes.writeChildren(chart.root, "  ");
  for (const { source, target, label } of arrows)
    lines.push(`  ${source} --> ${target}: ${label}`);
  for (const state of finalStates(chart.root))
    lines.push(`  ${idOf(state)} --> [*]`);
  return `${lines.join("\n")}\n`;
}

/** Returns what a state does, one line each: its actors, its actions, and its transitions without a target. */
function linesOf({ transitions }: Chart, state: ChartState): string[] {
  return [
    ...state.actors.map(({ src }) => `runs ${src}`),
    ...stateLines(state),
    ...transitions
      .filter(
        ({ source, targets }) => source === state.path && targets.length === 0,
      )
      .map((transition) => arrowText(transition)),
  ];
}

class BoxWriter {
  private readonly chart: Chart;
  private readonly sources: ReadonlySet<string>;
  private readonly lines: string[];

  constructor(chart: Chart, sources: ReadonlySet<string>, lines: string[]) {
    this.chart = chart;
    this.sources = sources;
    this.lines = lines;
  }

  writeState(state: ChartState, indent: string): void {
    const id = idOf(state.path);
    const box = `${indent}state "${escapeLabel(state.key)}" as ${id}`;
    if (state.children.length === 0) {
      this.lines.push(box);
      this.writeLines(id, linesOf(this.chart, state), indent);
      return;
    }
    this.lines.push(`${box} {`);
    this.writeChildren(state, `${indent}  `);
    this.lines.push(`${indent}}`);
  }

  writeChildren(state: ChartState, indent: string): void {
    const { path, kind, children, initial } = state;
    children.forEach((child, index) => {
      if (kind === "parallel" && index > 0) this.lines.push(`${indent}--`);
      this.writeState(child, indent);
      if (kind === "parallel" && child.children.length === 0)
        this.lines.push(`${indent}[*] --> ${idOf(child.path)}`);
    });
    if (kind !== "parallel")
      for (const target of initial)
        this.lines.push(`${indent}[*] --> ${idOf(target)}`);
    const id = anySubstateId(path);
    const details = linesOf(this.chart, state);
    if (details.length === 0 && !this.sources.has(id)) return;
    const name = path === ROOT ? "any state" : "any substate";
    this.lines.push(`${indent}state "${name}" as ${id}`);
    this.writeLines(id, details, indent);
  }

  private writeLines(id: string, texts: readonly string[], indent: string) {
    for (const text of texts)
      this.lines.push(`${indent}${id}: ${escapeLabel(text)}`);
  }
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
