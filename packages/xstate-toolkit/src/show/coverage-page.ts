import type { CatalogueEntry } from "./catalogue.ts";
import type { FlowCoverage } from "./coverage.ts";
import { COUNT_HEADINGS, type CoverageCounts } from "./coverage-counts.ts";
import { tableCell } from "./one-line.ts";

const KINDS = Object.keys(COUNT_HEADINGS) as (keyof CoverageCounts)[];

/** Returns the coverage page, with the counts of the model tests and the browser tests. */
export function coveragePage(
  entries: readonly CatalogueEntry[],
  flows: readonly FlowCoverage[],
): string {
  const entryOf = new Map(entries.map((entry) => [entry.name, entry]));
  const titleOf = ({ flow }: FlowCoverage) => {
    const entry = entryOf.get(flow);
    return entry ? `[${tableCell(entry.title)}](${entry.file}.md)` : flow;
  };
  const rows = flows.map((flow) =>
    [
      titleOf(flow),
      flow.paths.browser === null ? "–" : "yes",
      ...KINDS.map((kind) => cell(flow.counts[kind])),
    ].join(" | "),
  );
  const browserTestCount = flows.filter(
    ({ paths }) => paths.browser !== null,
  ).length;
  const sums = KINDS.map((kind) => {
    const counts = flows.map((flow) => flow.counts[kind]);
    const sum = (pick: (count: (typeof counts)[number]) => number) =>
      counts.reduce((all, count) => all + pick(count), 0);
    return cell({
      all: sum(({ all }) => all),
      machine: sum(({ machine }) => machine),
      browser: sum(({ browser }) => browser ?? 0),
    });
  });
  return `# Coverage of each flow

Each cell shows the total, the number that the model tests cover, and the number that the browser tests cover. Equal
numbers are shown once: \`18\` means that both kinds of tests cover all 18. \`18 · browser 17\` means that the model
tests cover all 18 and the browser tests cover 17. A dash marks a flow without a browser test, for which only the model
tests are counted. Back to [all flows](README.md).

| Flow | Browser | ${KINDS.map((kind) => COUNT_HEADINGS[kind]).join(" | ")} |
|---|---|${KINDS.map(() => "---|").join("")}
${rows.map((row) => `| ${row} |`).join("\n")}
| all | ${browserTestCount} of ${flows.length} | ${sums.join(" | ")} |

- *Guards true* and *false*: guarded branches whose guard returned that value. *Delays*: \`after\` transitions. *Actors done* and
  *failed*: \`onDone\` and \`onError\` transitions of actors.
- *Pairs*: pairs of consecutive transitions that are possible in the chart. The search for
  pairs treats snapshots with equal states, context, timers and actors as one, unless the plan defines \`stateKey\`
  or \`contextKey\`.
${excludedSection(flows.flatMap((flow) => excludedOf(titleOf(flow), flow)))}`;
}

function excludedSection(excluded: readonly string[]): string {
  if (excluded.length === 0) return "";
  return `\n## Transitions that cannot be triggered in a browser\n\n${excluded.join("\n\n")}\n`;
}

function cell({
  all,
  machine,
  browser,
}: FlowCoverage["counts"]["states"]): string {
  const modelText = machine === all ? `${all}` : `${machine} of ${all}`;
  return browser === null || browser === machine
    ? modelText
    : `${modelText} · browser ${browser}`;
}

function excludedOf(title: string, { excluded }: FlowCoverage): string[] {
  const rows = Object.entries(excluded).map(
    ([label, why]) => `- \`${label}\`: ${why}`,
  );
  return rows.length === 0 ? [] : [`### ${title}`, rows.join("\n")];
}
