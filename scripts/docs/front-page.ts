import { areas } from "../../machines/index.ts";
import { limitRows } from "./limits.ts";

/** The introduction on the front page of the docs. */
export const introduction = `The charts define the behaviour of the product: they are the state machines that run in the
browser, and the server uses one of them to decide which changes to a match are allowed. Download this folder and open
\`index.html\` from disk to step through a chart offline.

An **investee** is a business that looks for capital, and an **investor** provides it. A **member** is a logged-in user of either
role. A **match** pairs an investee with an investor. A **re-run** looks for other investors. The **operator** runs the platform from
a command line on the server. More terms are in the [glossary](../docs/glossary.md).

Start with [how a match becomes funded](matchStatus.md), [what a re-run replaces](matching.md#rerunning) or
[limits and waits](#limits-and-waits). [Rules](rules/README.md) lists every rule of the product, with its charts, messages and tests.`;

/** Additional hints on how to read the pages of the docs. */
export const readingHints = [
  "- Fixed delays are shown with their duration. A delay whose end depends on the server or an earlier step (a lockout, a cooldown, a\n  session) is described in words; its duration is listed under Limits and waits.",
  "- *Rules* lists the ids of rules, such as `4-login-01` (section, area, number). [Rules](rules/README.md) shows the text of each rule.",
];

const titles = new Map(
  areas.flatMap(({ flows }) =>
    flows.map(({ name, title }): [string, string] => [name, title]),
  ),
);

/** The last sections of the front page of the docs. */
export const sections = `## For testers

\`npm run paths -- --flow login\` prints the paths of a flow: every step, the expected states and visible texts, and the rules
covered. \`--format csv\` (or \`json\`, \`gherkin\`, \`playwright\`) exports them for other tools. \`--cover\` selects the coverage
goal (\`transitions\`, \`branches\`, \`pairs\`, \`states\`), and \`--seed 7\` finds other paths to the same goal.
\`npm run paths -- --run\` runs the paths in a browser and writes a report with a screenshot of each state.
\`--url http://…\` runs them against any deployment that has the demo accounts.

## Limits and waits

| Flow | Limit | When exceeded |
|---|---|---|
${limitRows.map(({ flow, limit, consequence }) => `| [${titles.get(flow)}](${flow}.md) | ${limit} | ${consequence} |`).join("\n")}

This folder is generated from \`machines/\`, the constants of \`contract/\` and \`server/limits/\`, and \`tests/\`.
\`npm run docs\` regenerates it, and \`npm test\` fails when it is out of date.`;
