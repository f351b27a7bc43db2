import type { Chart, ChartTransition } from "./chart.ts";
import type { Holder, TracedRule } from "./traceability.ts";

/** The charts by their flows' names. */
type Charts = ReadonlyMap<string, Chart>;

/** The page that leads from each rule to what holds it. */
export function traceabilityPage(
  traced: readonly TracedRule[],
  charts: Charts,
): string {
  const areas = Map.groupBy(traced, ({ rule }) => rule.area);
  const held = traced.filter(({ holders }) => holders.length > 0).length;
  return `${[
    "# From each rule to what holds it",
    `${held} of ${traced.length} rules of [\`tests/rules.tsv\`](../tests/rules.tsv) are named by a transition or state of a chart or by a test. Back to [all flows](README.md).`,
    "The number that a rule's id begins with is its section of the specification. *By section* lists, for the charts that hold rules of the area, every transition that names this section in its `meta.specification`. *In the charts* are the transitions and states whose expectation names the rule: the walker checks each whenever it is taken. *Messages* stand beside the rule in what names it. `npm run rules` tells which rules the last run held, and `npm test` fails for one that no test that passed names.",
    [...areas]
      .map(([area, rules]) => `[${area}](#${area}) ${rules.length}`)
      .join(" · "),
    ...[...areas].flatMap(([area, rules]) => [
      `## ${area}`,
      tableOf(rules),
      ...sectionsOf(rules, charts),
    ]),
  ].join("\n\n")}\n`;
}

/** The transitions of an area's charts by the sections of its rules, folded; nothing when there are none. */
function sectionsOf(rules: readonly TracedRule[], charts: Charts): string[] {
  const sections = [...new Set(rules.map(({ rule }) => sectionOf(rule.id)))];
  const flows = new Set(
    rules.flatMap(({ holders }) => holders.flatMap(({ flow }) => flow ?? [])),
  );
  const rows = sections.flatMap((section) =>
    [...flows].sort().flatMap((flow) => {
      const labels = (charts.get(flow)?.transitions ?? [])
        .filter((transition) => isOf(transition, section))
        .map(({ label }) => inCell(label));
      return labels.length === 0
        ? []
        : [`| §${section} | [${flow}](${flow}.md) | ${lines(labels)} |`];
    }),
  );
  if (rows.length === 0) return [];
  return [
    `<details>\n<summary>By section</summary>`,
    ["| Section | Chart | Transitions |", "|---|---|---|", ...rows].join("\n"),
    "</details>",
  ];
}

function sectionOf(rule: string): string {
  return rule.slice(0, rule.indexOf("-"));
}

function isOf({ specification }: ChartTransition, section: string): boolean {
  return specification.some((named) => named.split(" ")[0] === `§${section}`);
}

function tableOf(rules: readonly TracedRule[]): string {
  return [
    "| Rule | What it says | In the charts | Messages | Tests |",
    "|---|---|---|---|---|",
    ...rules.map(rowOf),
  ].join("\n");
}

function rowOf({ rule, holders }: TracedRule): string {
  const cells = [
    rule.id,
    inCell(rule.text),
    lines(holders.filter(({ flow }) => flow !== null).map(chartLine)),
    lines(holders.flatMap(({ messages }) => messages.map(inCell))),
    lines(holders.map(testLine)),
  ];
  return `| ${cells.join(" | ")} |`;
}

function chartLine({ flow, holder }: Holder): string {
  return `[${flow}](${flow}.md) ${inCell(holder)}`;
}

function testLine({ path, holder, flow }: Holder): string {
  const title = flow === null ? inCell(holder) : "walks the chart";
  return `[${path.replace("tests/", "")}](../${path}) ${title}`;
}

function lines(items: readonly string[]): string {
  return [...new Set(items)].join("<br>");
}

/** Plain text in a cell of a table: nothing of it is a mark. */
function inCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
