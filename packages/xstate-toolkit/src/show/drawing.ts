import ElkConstructor, {
  type ElkEdgeSection,
  type ElkLabel,
  type ElkNode,
} from "elkjs/lib/elk.bundled.js";
import { DRAWING_STYLE } from "../live/drawing-style.ts";
import type { Chart } from "./chart.ts";
import {
  type Arrow,
  FOLD_BUTTON,
  graphOf,
  LINE_HEIGHT,
  type Line,
  PADDING,
  type StateBox,
  TITLE_LINE_HEIGHT,
} from "./drawing-graph.ts";
import { escapeXml } from "./paths/xml.ts";

const LAYOUT = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.edgeCoords": "ROOT",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.spacing.nodeNode": "36",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeLabel": "5",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.edgeLabels.inline": "true",
};
const MARGIN = 8;

/** A drawing whose width or height is greater, in pixels, is also laid out in another way, and the smaller is chosen. */
const LARGE = 3400;
const FOR_WIDE: Options = { "elk.direction": "RIGHT" };
const FOR_TALL: Options = {
  "elk.layered.wrapping.strategy": "MULTI_EDGE",
  "elk.aspectRatio": "1.4",
};

type Options = Readonly<Record<string, string>>;

/**
 * Draws a chart as SVG: states are boxes with descriptions, regions are side by side, and arrows are labelled with the
 * trigger and the guard. The colours follow the reader's preferred colour scheme, light or dark. The visualiser finds
 * states, arrows and the buttons that fold states by the attributes `data-state`, `data-transitions` and `data-fold`.
 *
 * @param folded the paths of the states whose children are left out.
 */
export async function drawChart(
  chart: Chart,
  folded: readonly string[] = [],
): Promise<string> {
  const layout = await smallestLayout(chart, folded);
  const boxes: string[] = [];
  for (const child of layout.children ?? []) drawBox(child, 0, 0, 0, boxes);
  const lines: string[] = [];
  const labels: string[] = [];
  for (const arrow of (layout.edges ?? []) as Arrow[])
    drawArrow(arrow, lines, labels);
  const width = Math.ceil((layout.width ?? 0) + 2 * MARGIN);
  const height = Math.ceil((layout.height ?? 0) + 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeXml(`State diagram of ${chart.id}`)}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}">
<style>${DRAWING_STYLE}</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L10 5L0 10z"/></marker></defs>
<rect class="paper" x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}"/>
${[...boxes, ...lines, ...labels].join("\n")}
</svg>
`;
}

async function smallestLayout(
  chart: Chart,
  folded: readonly string[],
): Promise<ElkNode> {
  const usual = await layoutOf(chart, folded, {});
  const { width = 0, height = 0 } = usual;
  const size = Math.max(width, height);
  if (size <= LARGE) return usual;
  const other = await layoutOf(
    chart,
    folded,
    width > height ? FOR_WIDE : FOR_TALL,
  );
  return Math.max(other.width ?? 0, other.height ?? 0) < size ? other : usual;
}

async function layoutOf(
  chart: Chart,
  folded: readonly string[],
  options: Options,
): Promise<ElkNode> {
  const { box, arrows } = graphOf(chart, folded);
  // The default export is a class at run time, but some module settings type it as a namespace.
  const Elk = ElkConstructor as unknown as new () => {
    layout(graph: ElkNode): Promise<ElkNode>;
  };
  return new Elk().layout({
    id: "drawing",
    layoutOptions: { ...LAYOUT, ...options },
    children: [withOptions(box, options)],
    edges: [...arrows],
  });
}

/** ELK does not pass these options on to the children of a box. */
function withOptions(box: StateBox, options: Options): StateBox {
  const { children, layoutOptions } = box;
  if (!children) return box;
  return {
    ...box,
    layoutOptions: { ...layoutOptions, ...options },
    children: children.map((child) => withOptions(child, options)),
  };
}

function drawBox(
  node: ElkNode,
  left: number,
  top: number,
  depth: number,
  out: string[],
): void {
  const { state, name, folded, notes = [], children = [] } = node as StateBox;
  const x = left + (node.x ?? 0);
  const y = top + (node.y ?? 0);
  if (!state || !name) {
    out.push(
      `<circle class="start" cx="${round(x + 7)}" cy="${round(y + 7)}" r="7"/>`,
    );
    return;
  }
  const kind = `state ${state.kind} depth-${depth % 3}`;
  out.push(`<g class="${kind}" data-state="${escapeXml(state.path)}">`);
  out.push(
    `<rect x="${round(x)}" y="${round(y)}" width="${round(node.width ?? 0)}" height="${round(node.height ?? 0)}" rx="10"/>`,
  );
  if (state.kind === "final")
    out.push(
      `<rect class="inner" x="${round(x + 3)}" y="${round(y + 3)}" width="${round((node.width ?? 0) - 6)}" height="${round((node.height ?? 0) - 6)}" rx="7"/>`,
    );
  out.push(drawText(name, 'class="name"', x + PADDING, y + 19));
  notes.forEach((note, index) => {
    const baseline = y + TITLE_LINE_HEIGHT + 13 + index * LINE_HEIGHT;
    const transitions = note.transitions
      ? ` data-transitions="${escapeXml(JSON.stringify(note.transitions))}"`
      : "";
    const attributes = `class="${note.style}"${transitions}`;
    out.push(drawText(note, attributes, x + PADDING, baseline));
  });
  if (folded !== undefined)
    out.push(
      drawFoldButton(
        state.path,
        folded,
        x + (node.width ?? 0) - FOLD_BUTTON - PADDING / 2,
        y + PADDING / 2,
      ),
    );
  out.push("</g>");
  for (const child of children) drawBox(child, x, y, depth + 1, out);
}

function drawText(
  { text, width }: Line,
  attributes: string,
  x: number,
  y: number,
): string {
  return `<text ${attributes} x="${round(x)}" y="${round(y)}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}

/** Returns the button that folds a state. Only the visualiser shows it. */
function drawFoldButton(
  path: string,
  folded: boolean,
  x: number,
  y: number,
): string {
  const middle = FOLD_BUTTON / 2;
  const line = `M${round(x + 4)} ${round(y + middle)}h${FOLD_BUTTON - 8}`;
  const cross = `M${round(x + middle)} ${round(y + 4)}v${FOLD_BUTTON - 8}`;
  return `<g class="fold" data-fold="${escapeXml(path)}"><title>${folded ? "Unfold" : "Fold"}</title><rect x="${round(x)}" y="${round(y)}" width="${FOLD_BUTTON}" height="${FOLD_BUTTON}" rx="4"/><path d="${line}${folded ? cross : ""}"/></g>`;
}

function drawArrow(arrow: Arrow, lines: string[], labels: string[]): void {
  const transitions = escapeXml(JSON.stringify(arrow.transitions));
  for (const section of arrow.sections ?? []) {
    const points = pointsOf(section);
    if (arrow.reversed) points.reverse();
    const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L");
    lines.push(
      `<path class="arrow" data-transitions="${transitions}" d="M${path}" marker-end="url(#tip)"/>`,
    );
  }
  for (const label of arrow.labels ?? [])
    labels.push(drawLabel(label, arrow.lines, transitions));
}

function drawLabel(
  { x = 0, y = 0, width = 0, height = 0 }: ElkLabel,
  lines: readonly Line[],
  transitions: string,
): string {
  const texts = lines.map((line, index) =>
    drawText(line, 'text-anchor="middle"', x + width / 2, y + 13 + index * 13),
  );
  return `<g class="label" data-transitions="${transitions}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4"/>${texts.join("")}</g>`;
}

function pointsOf(section: ElkEdgeSection): { x: number; y: number }[] {
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
