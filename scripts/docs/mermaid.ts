import type { Chart, ChartState } from "./chart.ts";
import { ROOT } from "./chart.ts";
import { arrowWords } from "./event-words.ts";

/** A chart as a Mermaid state diagram, which GitHub draws by itself. */
export function mermaidOf(chart: Chart): string {
  const lines = ["stateDiagram-v2"];
  const regions = chart.root.kind === "parallel";
  writeInside(chart.root, "  ", lines, regions);
  for (const { source, target, words } of arrows(chart))
    lines.push(`  ${idOf(source)} --> ${idOf(target)}: ${safe(words)}`);
  for (const state of finals(chart.root))
    lines.push(`  ${idOf(state)} --> [*]`);
  return `${lines.join("\n")}\n`;
}

type Arrow = {
  readonly source: string;
  readonly target: string;
  readonly words: string;
};

/** One arrow per pair of states: what leads from the one to the other, joined. The root has no box, so none of its own. */
function arrows(chart: Chart): Arrow[] {
  const joined = new Map<string, Arrow>();
  for (const transition of chart.transitions) {
    if (transition.source === ROOT) continue;
    for (const target of transition.targets) {
      const key = `${transition.source} ${target}`;
      const words = arrowWords(transition);
      const former = joined.get(key);
      joined.set(key, {
        source: transition.source,
        target,
        words: former ? `${former.words} / ${words}` : words,
      });
    }
  }
  return [...joined.values()];
}

function writeInside(
  state: ChartState,
  indent: string,
  lines: string[],
  regions: boolean,
): void {
  state.children.forEach((child, index) => {
    if (regions && index > 0) lines.push(`${indent}--`);
    if (child.children.length === 0) {
      lines.push(`${indent}state "${safe(child.key)}" as ${idOf(child.path)}`);
      if (regions) lines.push(`${indent}[*] --> ${idOf(child.path)}`);
      return;
    }
    lines.push(`${indent}state "${safe(child.key)}" as ${idOf(child.path)} {`);
    writeInside(child, `${indent}  `, lines, child.kind === "parallel");
    lines.push(`${indent}}`);
  });
  if (!regions)
    for (const path of state.initial)
      lines.push(`${indent}[*] --> ${idOf(path)}`);
}

function finals(root: ChartState): string[] {
  return root.children
    .filter(({ kind }) => kind === "final")
    .map(({ path }) => path);
}

/** Mermaid's ids are words; the dots of a path are not, and `end` means something to it. */
function idOf(path: string): string {
  return `s_${path.replace(/\W/g, "_")}`;
}

/** A colon or a semicolon would end the label. */
function safe(words: string): string {
  return words.replace(/[:;]/g, ",").replaceAll('"', "'") || "always";
}
