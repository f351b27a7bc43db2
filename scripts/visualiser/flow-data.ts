/** What the generator writes into the visualiser's page beside its code. */
export type FlowData = {
  /** The drawing, as SVG with `data-state` and `data-transitions`. */
  readonly drawing: string;
  /** What each guard asks, as it is written in the machine. */
  readonly guards: Readonly<Record<string, string>>;
  /** Labels of the transitions that the model tests take, and that the real browser is driven through. */
  readonly walked: readonly string[];
  readonly driven: readonly string[];
};

export type AllFlowData = Readonly<Record<string, FlowData>>;

export const DATA_ID = "flow-data";

/** Reads it from the page; throws when it is not there. */
export function readFlowData(): AllFlowData {
  const text = document.getElementById(DATA_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${DATA_ID}`);
  return JSON.parse(text);
}
