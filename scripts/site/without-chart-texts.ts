import type { Plugin } from "vite";

/** A node of the syntax tree (ESTree), with its position in the code. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: Node;
  readonly name?: string;
  readonly callee?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
};
type Cut = readonly [start: number, end: number];

/** Properties of states and transitions that only the documentation, the tests and the visualiser read. */
const TEXTS = ["description", "meta"];
/** Properties whose values are data, from which nothing is removed. */
const DATA = ["context", "input", "output", "params"];

/**
 * A Vite plugin that removes `description` and `meta` from the charts in the browser bundle. These properties make up
 * about a third of a chart's code.
 */
export const withoutChartTexts: Plugin = {
  name: "without-chart-texts",
  apply: "build",
  transform: {
    filter: { id: /[\\/]machines[\\/].*\.ts$/, code: "createMachine" },
    handler(code) {
      const cuts: Cut[] = [];
      visit(this.parse(code), ({ callee, arguments: configs = [] }) => {
        if (callee?.property?.name === "createMachine")
          for (const config of configs) collectTexts(config, cuts, code);
        return true;
      });
      return { code: removeCuts(code, cuts), map: null };
    },
  },
};

/** Collects the text properties of a machine's configuration, each with the comma after it. */
function collectTexts(config: Node, cuts: Cut[], code: string): void {
  visit(config, (node) => {
    const name = node.type === "Property" ? node.key?.name : undefined;
    if (name === undefined) return true;
    if (TEXTS.includes(name)) {
      const [comma = ""] = /^\s*,/.exec(code.slice(node.end)) ?? [];
      cuts.push([node.start, node.end + comma.length]);
    }
    return !TEXTS.includes(name) && !DATA.includes(name);
  });
}

/** Calls `enter` for a node and its descendants. If `enter` returns false for a node, skips the node's descendants. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const child of Object.values(node).flat())
    if (child && typeof child === "object" && "type" in child)
      visit(child as Node, enter);
}

function removeCuts(code: string, cuts: readonly Cut[]): string {
  return cuts.reduceRight(
    (rest, [start, end]) => rest.slice(0, start) + rest.slice(end),
    code,
  );
}
