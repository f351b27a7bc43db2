import type { CatalogueEntry } from "../../machines/index.ts";
import { type Chart, namedStates, ruleAreas } from "./chart.ts";
import { limitRows } from "./limits.ts";

/** A row in the table of flows. */
export type FlowRow = {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  /** Number of planned paths that take every transition and see both outcomes of every guard. */
  readonly paths: number;
};

/** A group of flows, in reading order. */
export type FlowArea = {
  readonly title: string;
  readonly rows: readonly FlowRow[];
};

/** Returns the front page of the docs: how to read them, every flow, every limit. */
export function indexPage(areas: readonly FlowArea[]): string {
  const titles = new Map(
    areas.flatMap(({ rows }) =>
      rows.map(({ entry }): [string, string] => [entry.name, entry.title]),
    ),
  );
  return `# Every flow of Ubia, as a statechart

The product does what these charts say: the same machines run in the browser, and the life of a match on the server too.
Download this folder and open \`index.html\` from disk to step through any of them, without a network.

An **investee** is a business that looks for capital, an **investor** gives it, a **member** is either of them, logged in. A
**match** offers one investee to one investor; a **re-run** looks for other investors. The **operator** runs the platform, from a
command line on the server and with no page of their own.

Questions that come first: [how a match becomes funded](matchStatus.md), [what a re-run replaces](matching.md#rerunning),
[what every limit and wait is](#limits-and-waits).

[From each rule to what holds it](traceability.md): the transitions, messages and tests of every rule of the specification.

## How to read a page

- A box is a state, with what the person sees. Dashed boxes hold regions that run side by side; a double line is an end.
- An arrow says what makes it happen and, in brackets, the condition: \`logIn failed [isTooMany]\`. ↻ stays where it is. ▸ is an
  actor: work that runs while the state lasts, such as a call to the server.
- Conditions are asked in the order in which the words list them; the first that holds decides, *otherwise* when none does. What a
  state says of an event comes before what the state around it says.
- A delay that is always the same is given with its length. One that ends at a moment which the server or an earlier step has
  named (a lockout, a cooldown, a session) says so; its length is below, under limits and waits.
- *Rules* are ids of the list of rules, such as \`4-login-01\`: section, area, number. [Traceability](traceability.md) shows each with
  its text.

${areas.map(areaSection).join("\n\n")}

States count nested ones; every branch of a guarded transition counts as one. *Paths* is how many ways through a chart take
all its transitions and see each guard answer yes and no; \`npm test\` walks them. [What is walked](coverage.md), by the model tests
and by the real browser, is counted flow by flow.

## For testers

\`npm run paths -- --flow login\` prints the paths of a flow: every step, the states and sentences expected after it, and the rules
that it covers. \`--format csv\` (or \`json\`, \`gherkin\`, \`playwright\`) writes them for other tools, \`--cover\`
says what they reach together (\`transitions\`, \`branches\`, \`pairs\`, \`states\`), and \`--seed 7\` finds other paths to the same.
\`npm run paths -- --run\` drives them through a real browser and writes a report with a picture of each state; with
\`--url http://…\` against any deployment that has the demo accounts.

## Limits and waits

| Flow | Up to | Past it |
|---|---|---|
${limitRows.map(({ flow, limit, past }) => `| [${titles.get(flow)}](${flow}.md) | ${limit} | ${past} |`).join("\n")}

Everything in this folder is generated from \`machines/\`, the constants of \`contract/\` and \`server/limits/\`, and the text of
\`tests/\`: \`npm run docs\` writes it anew, and \`npm test\` fails when it is not up to date.
`;
}

function areaSection({ title, rows }: FlowArea): string {
  return `## ${title}

| Flow | Whose | What the person gets done | Rules | States | Transitions | Paths | Look |
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
