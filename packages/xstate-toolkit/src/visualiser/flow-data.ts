/** The data of a flow in `data/<flow>.js`. */
export type FlowData = {
  /** The drawing, as SVG with `data-state` and `data-transitions`. */
  readonly drawing: string;
  /** The source code of each guard. */
  readonly guards: Readonly<Record<string, string>>;
  /** Labels of the transitions that the model tests take. */
  readonly modelTransitions: readonly string[];
  /** Labels of the transitions that the browser tests take. */
  readonly browserTransitions: readonly string[];
  /** Why the machine cannot be shown. */
  readonly error?: string;
};

/** Returns the data of a machine that cannot be shown. */
export function failedData(error: string): FlowData {
  const none = { modelTransitions: [], browserTransitions: [] };
  return { drawing: "", guards: {}, ...none, error };
}

/** The data of all flows, by name. */
export type AllFlowData = Readonly<Record<string, FlowData>>;

/** Returns the data from all loaded data scripts. Throws when no data script was loaded. */
export function readFlowData(): AllFlowData {
  const { flowData } = globalThis as { flowData?: AllFlowData };
  if (!flowData) throw new Error("No data script was loaded");
  return flowData;
}

/** Returns the path of the data script of a flow with this file name, relative to the page. */
export function dataPath(file: string): string {
  return `data/${file}.js`;
}

/**
 * Returns a classic script that adds the data of one flow to `globalThis.flowData`. A module or a JSON file would not
 * work, because a page that is opened from disk can load only classic scripts. The script contains the drawing without
 * its style element, because the page contains one style element for all drawings.
 */
export function dataScript(flow: string, data: FlowData): string {
  const drawing = data.drawing.replace(/<style>.*<\/style>\n/s, "");
  return `(globalThis.flowData ??= {})[${JSON.stringify(flow)}] = ${JSON.stringify({ ...data, drawing }, null, 2)};\n`;
}
