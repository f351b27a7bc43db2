import type { CatalogueEntry } from "./catalogue.ts";
import { countedKinds, type FlowCoverage } from "./coverage.ts";
import { COUNT_HEADINGS } from "./coverage-counts.ts";
import { tableCell } from "./one-line.ts";

type Count = FlowCoverage["counts"]["states"];

const PAIRS_NOTE = `- *Pairs*: pairs of consecutive transitions that are possible in the chart. The search for
  pairs treats snapshots with equal states, context, timers and actors as one, unless the plan defines \`stateKey\`
  or \`contextKey\`.
`;

/** Returns the coverage page, with the counts of the model tests and the browser tests. */
export function coveragePage(
  entries: readonly CatalogueEntry[],
  flows: readonly FlowCoverage[],
): string {
  const kinds = countedKinds(flows.map(({ counts }) => counts));
  const entryOf = new Map(entries.map((entry) => [entry.name, entry]));
  const titleOf = ({ flow }: FlowCoverage) => {
    const entry = entryOf.get(flow);
    return entry ? `[${tableCell(entry.title)}](${entry.file}.md)` : flow;
  };
  const rows = flows.map((flow) =>
    [
      titleOf(flow),
      flow.paths.browser === null ? "–" : "yes",
      ...kinds.map((kind) => cell(flow.counts[kind])),
    ].join(" | "),
  );
  const browserTestCount = flows.filter(
    ({ paths }) => paths.browser !== null,
  ).length;
  const sums = kinds.map((kind) => {
    const counts = flows.flatMap((flow) => flow.counts[kind] ?? []);
    const sum = (pick: (count: Count) => number) =>
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

| Flow | Browser | ${kinds.map((kind) => COUNT_HEADINGS[kind]).join(" | ")} |
|---|---|${kinds.map(() => "---|").join("")}
${rows.map((row) => `| ${row} |`).join("\n")}
| all | ${browserTestCount} of ${flows.length} | ${sums.join(" | ")} |

- *Guards true* and *false*: guarded branches whose guard returned that value. *Delays*: \`after\` transitions. *Actors done* and
  *failed*: \`onDone\` and \`onError\` transitions of actors.
${kinds.includes("pairs") ? PAIRS_NOTE : ""}${excludedSection(flows.flatMap((flow) => excludedOf(titleOf(flow), flow)))}`;
}

function excludedSection(excluded: readonly string[]): string {
  if (excluded.length === 0) return "";
  return `\n## Transitions that cannot be triggered in a browser\n\n${excluded.join("\n\n")}\n`;
}

function cell(count: Count | undefined): string {
  if (count === undefined) return "–";
  const { all, machine, browser } = count;
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
