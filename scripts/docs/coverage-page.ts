import type { CatalogueEntry } from "../../machines/index.ts";
import {
  COUNTED,
  type CoverageCounts,
} from "../../tests/support/walker/coverage-counts.ts";
import type { FlowCoverage } from "./coverage.ts";

const WHATS = Object.keys(COUNTED) as (keyof CoverageCounts)[];

/** Returns the coverage page, with the counts of the model tests and the browser tests. */
export function coveragePage(
  entries: readonly CatalogueEntry[],
  flows: readonly FlowCoverage[],
): string {
  const titles = new Map(entries.map(({ name, title }) => [name, title]));
  const titleOf = ({ flow }: FlowCoverage) =>
    `[${titles.get(flow) ?? flow}](${flow}.md)`;
  const rows = flows.map((flow) =>
    [
      titleOf(flow),
      flow.paths.browser === null ? "–" : "driven",
      ...WHATS.map((what) => cell(flow.counts[what])),
    ].join(" | "),
  );
  const driven = flows.filter(({ paths }) => paths.browser !== null).length;
  const sums = WHATS.map((what) => {
    const counts = flows.map((flow) => flow.counts[what]);
    const sum = (pick: (count: (typeof counts)[number]) => number) =>
      counts.reduce((all, count) => all + pick(count), 0);
    return cell({
      all: sum(({ all }) => all),
      machine: sum(({ machine }) => machine),
      browser: sum(({ browser }) => browser ?? 0),
    });
  });
  return `# What is walked of each flow

Each cell says how many there are, how many the walk of the machines takes, and how many the real browser is driven
through. Where two numbers are the same, one is left out: \`18\` is all of them in both, \`18 · browser 17\` all of them at machine
level. Where no browser is driven through a flow, there is a dash and the cells tell of the machine alone. Back to
[all flows](README.md).

| Flow | Browser | ${WHATS.map((what) => COUNTED[what]).join(" | ")} |
|---|---|${WHATS.map(() => "---|").join("")}
${rows.map((row) => `| ${row} |`).join("\n")}
| all | ${driven} of ${flows.length} | ${sums.join(" | ")} |

- *Guards true* and *false*: guarded branches whose guard answered so. *Delays*: transitions that time brings. *Actors done*
  and *failed*: transitions on an actor's answer.
- *Pairs*: two transitions, one directly after the other, wherever the chart can be (as the plan of the walk tells places
  apart). \`npm run coverage:charts\` walks them all.
- \`npm test\` fails when a live run takes less than is said here, at machine level or in the browser.

## What nobody can cause in a browser

${flows.flatMap((flow) => excusedOf(titleOf(flow), flow)).join("\n\n")}
`;
}

function cell({
  all,
  machine,
  browser,
}: FlowCoverage["counts"]["states"]): string {
  const walked = machine === all ? `${all}` : `${machine} of ${all}`;
  return browser === null || browser === machine
    ? walked
    : `${walked} · browser ${browser}`;
}

function excusedOf(title: string, { excused }: FlowCoverage): string[] {
  const rows = Object.entries(excused).map(
    ([label, why]) => `- \`${label}\`: ${why}`,
  );
  return rows.length === 0 ? [] : [`### ${title}`, rows.join("\n")];
}
