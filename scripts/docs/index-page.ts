import type { CatalogueEntry } from "../../machines/index.ts";
import { type Chart, namedStates } from "./chart.ts";

/** What the table of all flows says of one of them. */
export type FlowRow = {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  /** How many paths take every transition of it and see every guard answer both ways. */
  readonly paths: number;
};

/** The front page of the docs: every flow, in reading order. */
export function indexPage(rows: readonly FlowRow[]): string {
  const lines = rows.map(({ entry, chart, paths }) => {
    const { name, title, purpose, specification } = entry;
    return [
      `[${title}](${name}.md)`,
      purpose,
      specification.join(", "),
      namedStates(chart).length,
      chart.transitions.length,
      paths,
      `[drawing](${name}.svg), [Stately](${name}.machine.ts), [JSON](${name}.json), [step through](index.html#${name})`,
    ].join(" | ");
  });
  return `# Every flow of Ubia, as a statechart

The product does what these charts say: the same machines run in the browser, and the match lifecycle on the server too.
Open [\`index.html\`](index.html) from disk to step through any of them, without a network.

| Flow | What the person gets done | Specification | States | Transitions | Paths | Look |
|---|---|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join("\n")}

States count nested ones; every branch of a guarded transition counts as one. *Paths* is how many ways through a chart take
all its transitions and see each guard answer yes and no; \`npm test\` walks them.

## How to read a page

- A box is a state, with what the person sees. Dashed boxes hold regions that run side by side; a double line is an end.
- An arrow says what makes it happen and, in brackets, the condition: \`logIn failed [isTooMany]\`. ↻ stays where it is. ▸ is an
  actor: work that runs while the state lasts, such as a call to the server.
- A delay is given with its real length.

Everything in this folder is generated from \`machines/\`: \`npm run docs\` writes it anew, and \`npm test\` fails when it is not up to date.
`;
}
