import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk.bundled.js";
import { ROOT } from "../model/definition.ts";
import { allStates, type Chart, type ChartState } from "./chart.ts";
import { arrowLabel } from "./event-words.ts";

// Sizes in pixels. They must match the font sizes in the style sheet.
export const LINE_HEIGHT = 15;
export const TITLE_LINE_HEIGHT = 20;
export const PADDING = 12;
// Average character widths of titles, notes and arrow labels, in pixels.
const TITLE_CHAR_WIDTH = 7.6;
const NOTE_CHAR_WIDTH = 6.1;
const LABEL_CHAR_WIDTH = 6.1;
const NOTE_COLUMNS = 34;
const LABEL_COLUMNS = 30;

/** A line in a state's box, below its name. */
export type Note = {
  readonly text: string;
  readonly style: "description" | "actor" | "targetless";
};

export type StateBox = ElkNode & {
  readonly state?: ChartState;
  readonly notes?: readonly Note[];
  readonly children?: StateBox[];
};

export type Arrow = ElkExtendedEdge & {
  readonly lines: readonly string[];
  /** The transitions that the arrow represents. */
  readonly transitions: readonly string[];
  /** Whether the edge is reversed for the layout, so that states are placed in document order from top to bottom. */
  readonly reversed: boolean;
};

export type Graph = {
  readonly box: StateBox;
  readonly arrows: readonly Arrow[];
};

/**
 * Converts a chart to a graph with sizes for the layout. A transition without a target is shown as a line of text in
 * the box of its source state, not as an arrow.
 */
export function graphOf(chart: Chart): Graph {
  const order = new Map(
    allStates(chart.root).map(({ path }, index) => [path, index]),
  );
  const arrows: Arrow[] = [];
  const box = boxOf(chart, chart.root, (from, to) =>
    arrows.push(arrowOf(arrows.length, from, to, [], [])),
  );
  for (const { from, to, joined } of joinedTransitions(chart)) {
    const isReversed = (order.get(from) ?? 0) > (order.get(to) ?? 0);
    const lines = joined.flatMap(({ text }) => wrapText(text, LABEL_COLUMNS));
    const labels = joined.map(({ label }) => label);
    arrows.push(
      isReversed
        ? arrowOf(arrows.length, to, from, lines, labels, true)
        : arrowOf(arrows.length, from, to, lines, labels),
    );
  }
  return { box, arrows };
}

/** The transitions from one state to another. */
type Connection = {
  readonly from: string;
  readonly to: string;
  readonly joined: { readonly text: string; readonly label: string }[];
};

function joinedTransitions(chart: Chart): Connection[] {
  const connections = new Map<string, Connection>();
  for (const transition of chart.transitions) {
    const { source: from, label } = transition;
    for (const to of transition.targets) {
      const key = JSON.stringify([from, to]);
      const connection = connections.get(key) ?? { from, to, joined: [] };
      connection.joined.push({ text: arrowLabel(transition), label });
      connections.set(key, connection);
    }
  }
  return [...connections.values()];
}

function boxOf(
  chart: Chart,
  state: ChartState,
  addInitialArrow: (from: string, to: string) => void,
): StateBox {
  const notes = notesOf(chart, state);
  const height = TITLE_LINE_HEIGHT + LINE_HEIGHT * notes.length + PADDING;
  const width = Math.max(
    96,
    state.key.length * TITLE_CHAR_WIDTH + 2 * PADDING,
    ...notes.map(({ text }) => text.length * NOTE_CHAR_WIDTH + 2 * PADDING),
  );
  const base = { id: state.path, state, notes, width, height };
  if (state.children.length === 0) return base;
  const children = state.children.map((child) =>
    boxOf(chart, child, addInitialArrow),
  );
  if (state.kind !== "parallel") {
    const dot = `${state.path} (start)`;
    children.unshift({ id: dot, width: 14, height: 14 });
    for (const path of state.initial) addInitialArrow(dot, path);
  }
  return {
    ...base,
    children,
    layoutOptions: {
      "elk.padding": `[top=${height + 10},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width}, ${height})`,
    },
  };
}

function notesOf(chart: Chart, state: ChartState): Note[] {
  const description = state.path === ROOT ? "" : state.description;
  const targetless = chart.transitions
    .filter(
      ({ source, targets }) => source === state.path && targets.length === 0,
    )
    .map((transition) => `↻ ${arrowLabel(transition)}`);
  return [
    ...wrapText(description, NOTE_COLUMNS).map((text) => ({
      text,
      style: "description" as const,
    })),
    ...state.actors.map(({ src }) => ({
      text: `▸ ${src}`,
      style: "actor" as const,
    })),
    ...[...new Set(targetless)].map((text) => ({
      text,
      style: "targetless" as const,
    })),
  ];
}

function arrowOf(
  index: number,
  from: string,
  to: string,
  lines: readonly string[],
  transitions: readonly string[],
  reversed = false,
): Arrow {
  const width =
    Math.max(...lines.map((line) => line.length), 0) * LABEL_CHAR_WIDTH + 10;
  const label = { text: lines.join(" "), width, height: lines.length * 13 + 5 };
  return {
    id: `arrow ${index}`,
    sources: [from],
    targets: [to],
    lines,
    transitions,
    reversed,
    labels: lines.length === 0 ? [] : [label],
  };
}

/** Wraps text between words into lines of at most `columns` characters. A longer word gets its own line. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
