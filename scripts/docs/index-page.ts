import type { CatalogueEntry } from "../../machines/index.ts";
import { type Chart, namedStates, ruleAreas } from "./chart.ts";
import { limitRows } from "./limits.ts";

/** A row in the table of flows. */
export type FlowRow = {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  /** Number of planned paths that cover every transition and both outcomes of every guard. */
  readonly paths: number;
};

/** A group of flows, in reading order. */
export type FlowArea = {
  readonly title: string;
  readonly rows: readonly FlowRow[];
};

/** Returns the front page of the docs, which explains how to read them and lists every flow and limit. */
export function indexPage(areas: readonly FlowArea[]): string {
  const titles = new Map(
    areas.flatMap(({ rows }) =>
      rows.map(({ entry }): [string, string] => [entry.name, entry.title]),
    ),
  );
  return `# Every flow of Ubia, as a statechart

The charts are the behaviour of the product: the same machines run in the browser, and one of them decides on the server
which changes of a match are allowed. Download this folder and open \`index.html\` from disk to step through a chart
without a network.

An **investee** is a business that looks for capital, an **investor** provides it, a **member** is either of them, logged in. A
**match** offers one investee to one investor. A **re-run** looks for other investors. The **operator** runs the platform from
a command line on the server. More terms are in the [glossary](../docs/glossary.md).

Start with [how a match becomes funded](matchStatus.md), [what a re-run replaces](matching.md#rerunning) or
[limits and waits](#limits-and-waits). [Traceability](traceability.md) lists the transitions, messages and tests of every rule.

## How to read a page

- A box is a state, with what the person sees. Dashed boxes contain parallel regions. A double line marks a final state.
- An arrow names the event and, in brackets, the guard: \`logIn failed [isTooMany]\`. ↻ is a transition without a target. ▸ is
  an actor that runs while the state is active, such as a call to the server.
- Guards are evaluated in the listed order. The first that is true decides; *otherwise* applies when none is. Transitions of a
  state take precedence over those of its parent.
- Fixed delays show their duration. A delay that ends at a time from the server or an earlier step (a lockout, a cooldown, a
  session) is described instead; its duration is under limits and waits.
- *Rules* are ids such as \`4-login-01\`: section, area, number. [Traceability](traceability.md) shows their text.

${areas.map(areaSection).join("\n\n")}

*States* includes nested states. *Transitions* counts each branch of a guarded transition. *Paths* is the number of planned
paths that take every transition and see both outcomes of every guard; \`npm test\` runs them.
[Coverage](coverage.md) lists what the model tests and the browser tests cover.

## For testers

\`npm run paths -- --flow login\` prints the paths of a flow: every step, the expected states and sentences, and the rules
covered. \`--format csv\` (or \`json\`, \`gherkin\`, \`playwright\`) exports them for other tools. \`--cover\` selects the coverage
goal (\`transitions\`, \`branches\`, \`pairs\`, \`states\`), and \`--seed 7\` finds other paths to the same goal.
\`npm run paths -- --run\` runs them in a browser and writes a report with a screenshot of each state; with
\`--url http://…\` against any deployment that has the demo accounts.

## Limits and waits

| Flow | Limit | When exceeded |
|---|---|---|
${limitRows.map(({ flow, limit, past }) => `| [${titles.get(flow)}](${flow}.md) | ${limit} | ${past} |`).join("\n")}

This folder is generated from \`machines/\`, the constants of \`contract/\` and \`server/limits/\`, and the text of \`tests/\`.
\`npm run docs\` regenerates it, and \`npm test\` fails when it is out of date.
`;
}

function areaSection({ title, rows }: FlowArea): string {
  return `## ${title}

| Flow | For | Purpose | Rules | States | Transitions | Paths | Files |
|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${flowLine(row)} |`).join("\n")}`;
}

function flowLine({ entry, chart, paths }: FlowRow): string {
  const { name, title, who, purpose } = entry;
  return [
    `[${title}](${name}.md)`,
    who,
    purpose,
    ruleAreas(chart)
      .map((area) => `[${area}](traceability.md#${area})`)
      .join(", "),
    namedStates(chart).length,
    chart.transitions.length,
    paths,
    `[drawing](${name}.svg), [Stately](${name}.machine.ts), [JSON](${name}.json)`,
  ].join(" | ");
}
