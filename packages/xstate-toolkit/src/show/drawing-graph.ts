import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk.bundled.js";
import { ROOT } from "../model/definition.ts";
import {
  allStates,
  type Chart,
  type ChartState,
  type Connection,
  canFold,
  joinedTransitions,
} from "./chart.ts";
import { arrowText, stateLines } from "./event-words.ts";
import { textWidth } from "./text-width.ts";

// Sizes in pixels. The font sizes must match those in the style sheet.
const TITLE_FONT = 14;
const NOTE_FONT = 11.5;
const LABEL_FONT = 11;
export const LINE_HEIGHT = 15;
export const TITLE_LINE_HEIGHT = 20;
export const PADDING = 12;
/** Size of the button that folds a state. */
export const FOLD_BUTTON = 18;
const NOTE_COLUMNS = 34;
const LABEL_COLUMNS = 30;
/** A state to which more states lead is named in their boxes, because so many arrows could not be distinguished. */
const MAX_ARROWS_TO_STATE = 15;

/** A text and its width in pixels. */
export type Line = { readonly text: string; readonly width: number };

/** A line in a state's box, below its name. */
type Note = Line & {
  readonly style: "description" | "actor" | "action" | "targetless" | "folded";
  /** The transitions that the line represents. */
  readonly transitions?: readonly string[];
};

export type StateBox = ElkNode & {
  readonly state?: ChartState;
  readonly name?: Line;
  /** Whether the children of the state are hidden; undefined for a state that cannot be folded. */
  readonly folded?: boolean;
  readonly notes?: readonly Note[];
  readonly children?: StateBox[];
};

export type Arrow = ElkExtendedEdge & {
  readonly lines: readonly Line[];
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
 * the box of its source state, not as an arrow. The children of folded states are left out: their arrows start and end
 * at the folded state.
 */
export function graphOf(chart: Chart, folded: readonly string[] = []): Graph {
  const order = new Map(
    allStates(chart.root).map(({ path }, index) => [path, index]),
  );
  const builder = new BoxBuilder(chart, folded);
  const box = builder.boxOf(chart.root);
  const arrows = [...builder.startArrows];
  for (const { from, to, joined } of builder.connections) {
    const isReversed = (order.get(from) ?? 0) > (order.get(to) ?? 0);
    const lines = joined.flatMap((transition) =>
      wrapText(arrowText(transition), LABEL_COLUMNS).map((line) =>
        lineOf(line, LABEL_FONT),
      ),
    );
    const labels = joined.map(({ label }) => label);
    arrows.push(
      isReversed
        ? arrowOf(arrows.length, to, from, lines, labels, true)
        : arrowOf(arrows.length, from, to, lines, labels),
    );
  }
  return { box, arrows };
}

class BoxBuilder {
  readonly startArrows: Arrow[] = [];
  /** The connections that are drawn as arrows. */
  readonly connections: readonly Connection[];
  /** The connections that are lines of text in the box of their source. */
  private readonly written: readonly Connection[];
  private readonly visible: ReadonlyMap<string, string>;
  private readonly chart: Chart;
  private readonly folded: readonly string[];

  constructor(chart: Chart, folded: readonly string[]) {
    this.chart = chart;
    this.folded = folded;
    this.visible = visiblePaths(chart.root, folded);
    const all = joinedTransitions(
      chart,
      (path) => this.visible.get(path) ?? path,
    );
    const counts = new Map<string, number>();
    for (const { to } of all) counts.set(to, (counts.get(to) ?? 0) + 1);
    const isDrawn = ({ to }: Connection) =>
      (counts.get(to) ?? 0) <= MAX_ARROWS_TO_STATE;
    this.connections = all.filter(isDrawn);
    this.written = all.filter((connection) => !isDrawn(connection));
  }

  boxOf(state: ChartState): StateBox {
    const isFoldable = canFold(state);
    const isFolded = isFoldable && this.folded.includes(state.path);
    const notes = this.notesOf(state, isFolded);
    const name = lineOf(state.key, TITLE_FONT, true);
    const height = TITLE_LINE_HEIGHT + LINE_HEIGHT * notes.length + PADDING;
    const width = Math.max(
      96,
      name.width + 2 * PADDING + (isFoldable ? FOLD_BUTTON + PADDING : 0),
      ...notes.map((note) => note.width + 2 * PADDING),
    );
    const base = {
      id: state.path,
      state,
      name,
      notes,
      ...(isFoldable && { folded: isFolded }),
      width,
      height,
    };
    if (state.children.length === 0 || isFolded) return base;
    const children = state.children.map((child) => this.boxOf(child));
    if (state.kind !== "parallel") {
      const dot = `${state.path} (start)`;
      children.unshift({ id: dot, width: 14, height: 14 });
      for (const path of state.initial)
        this.startArrows.push(
          arrowOf(
            this.startArrows.length,
            dot,
            this.visible.get(path) ?? path,
            [],
            [],
          ),
        );
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

  private notesOf(state: ChartState, isFolded: boolean): Note[] {
    const description = state.path === ROOT ? "" : state.description;
    const count = allStates(state).length - 1;
    const targetless = new Map<string, string[]>();
    for (const transition of this.chart.transitions) {
      const { source, targets, label } = transition;
      if (source !== state.path || targets.length > 0) continue;
      const text = `↻ ${arrowText(transition)}`;
      targetless.set(text, [...(targetless.get(text) ?? []), label]);
    }
    return [
      ...notes(description, "description"),
      ...(isFolded
        ? notes(`${count} ${count === 1 ? "state" : "states"}`, "folded")
        : []),
      ...state.actors.flatMap(({ src }) => notes(`▸ ${src}`, "actor")),
      ...stateLines(state).flatMap((line) => notes(line, "action")),
      ...[...targetless].flatMap(([text, labels]) =>
        notes(text, "targetless", labels),
      ),
      ...this.written
        .filter(({ from }) => from === state.path)
        .flatMap(({ to, joined }) =>
          joined.flatMap((transition) => {
            const text = arrowText(transition);
            return notes(
              `→ ${to}${text === "" ? "" : `: ${text}`}`,
              "targetless",
              [transition.label],
            );
          }),
        ),
    ];
  }
}

/** Returns the path of the box that shows each state: its own, or that of the outermost folded state around it. */
function visiblePaths(
  root: ChartState,
  folded: readonly string[],
): ReadonlyMap<string, string> {
  const visible = new Map<string, string>();
  const visit = (state: ChartState, box: string | undefined): void => {
    const shown = box ?? state.path;
    visible.set(state.path, shown);
    const isFolded = state.path !== ROOT && folded.includes(state.path);
    for (const child of state.children)
      visit(child, box ?? (isFolded ? state.path : undefined));
  };
  visit(root, undefined);
  return visible;
}

function notes(
  text: string,
  style: Note["style"],
  transitions?: readonly string[],
): Note[] {
  return wrapText(text, NOTE_COLUMNS).map((line) => ({
    ...lineOf(line, NOTE_FONT),
    style,
    ...(transitions && { transitions }),
  }));
}

function lineOf(text: string, fontSize: number, bold = false): Line {
  return { text, width: textWidth(text, fontSize, bold) };
}

function arrowOf(
  index: number,
  from: string,
  to: string,
  lines: readonly Line[],
  transitions: readonly string[],
  reversed = false,
): Arrow {
  const label = {
    text: lines.map(({ text }) => text).join(" "),
    width: Math.max(...lines.map(({ width }) => width), 0) + 10,
    height: lines.length * 13 + 5,
  };
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
