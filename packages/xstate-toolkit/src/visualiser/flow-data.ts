/** What the generator writes for each flow, as `data/<flow>.js`. */
export type FlowData = {
  /** The drawing, as SVG with `data-state` and `data-transitions`. */
  readonly drawing: string;
  /** The source text of each guard. */
  readonly guards: Readonly<Record<string, string>>;
  /** Labels of the transitions that the model tests take, and of those that the browser tests take. */
  readonly walked: readonly string[];
  readonly driven: readonly string[];
};

export type AllFlowData = Readonly<Record<string, FlowData>>;

/**
 * Returns the text of a classic script that adds the data of one flow to `globalThis.flowData`. It is neither a module
 * nor JSON, because a page that is opened from disk can load only classic scripts.
 */
export function flowDataScript(flow: string, data: FlowData): string {
  return `(globalThis.flowData ??= {})[${JSON.stringify(flow)}] = ${JSON.stringify(data, null, 2)};\n`;
}

/** Returns the data that the scripts of the page have added. Throws when none was loaded. */
export function readFlowData(): AllFlowData {
  const { flowData } = globalThis as { flowData?: AllFlowData };
  if (!flowData) throw new Error("No script of data/ was loaded");
  return flowData;
}

/** Returns the path of a flow's data script, relative to the page. */
export function dataPath(flow: string): string {
  return `data/${flow}.js`;
}

/** Returns the data script of a flow. The drawing has no style element, because the page has one for all drawings. */
export function dataScript(flow: string, data: FlowData): string {
  const drawing = data.drawing.replace(/<style>.*<\/style>\n/s, "");
  return flowDataScript(flow, { ...data, drawing });
}
