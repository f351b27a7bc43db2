import { allStates, type Chart } from "xstate-toolkit/show";
import type { RuleReference, TracedRule } from "./traceability.ts";

/** The charts, keyed by the names of their flows. */
type Charts = ReadonlyMap<string, Chart>;

/** Returns the page that lists, for each rule, the charts that implement it and the tests that check it. */
export function traceabilityPage(
  traced: readonly TracedRule[],
  charts: Charts,
): string {
  const areas = Map.groupBy(traced, ({ rule }) => rule.area);
  const testedCount = traced.filter(
    ({ references }) => references.length > 0,
  ).length;
  const locations = locationsByRule(charts);
  return `${[
    "# Traceability of rules",
    `${testedCount} of ${traced.length} rules in [\`tests/rules.tsv\`](../tests/rules.tsv) have at least one test. Back to [all flows](README.md).`,
    "*In the charts* lists the states and transitions whose `meta.rules` contain the rule. *Messages* lists the messages in the tests of the rule. `npm run rules` reports which rules passed in the last test run, and `npm test` fails when a rule has no passing test.",
    [...areas]
      .map(([area, rules]) => `[${area}](#${area}) ${rules.length}`)
      .join(" · "),
    ...[...areas].flatMap(([area, rules]) => [
      `## ${area}`,
      rulesTable(rules, locations),
    ]),
  ].join("\n\n")}\n`;
}

/** Returns the states and transitions that refer to each rule, as links. */
function locationsByRule(charts: Charts): ReadonlyMap<string, string[]> {
  const locations = new Map<string, string[]>();
  for (const [flow, { root, transitions }] of charts)
    for (const { rules, label } of [
      ...allStates(root).map(({ rules, path }) => ({ rules, label: path })),
      ...transitions,
    ])
      for (const rule of rules) {
        const location = `[${flow}](${flow}.md) ${escapeCell(label)}`;
        locations.set(rule, [...(locations.get(rule) ?? []), location]);
      }
  return locations;
}

function rulesTable(
  rules: readonly TracedRule[],
  locations: ReadonlyMap<string, string[]>,
): string {
  return [
    "| Rule | Text | In the charts | Messages | Tests |",
    "|---|---|---|---|---|",
    ...rules.map((rule) => rowOf(rule, locations)),
  ].join("\n");
}

function rowOf(
  { rule, references }: TracedRule,
  locations: ReadonlyMap<string, string[]>,
): string {
  const cells = [
    rule.id,
    escapeCell(rule.text),
    joinLines(locations.get(rule.id) ?? []),
    joinLines(references.flatMap(({ messages }) => messages.map(escapeCell))),
    joinLines(references.map(testLine)),
  ];
  return `| ${cells.join(" | ")} |`;
}

function testLine({ path, name, flow }: RuleReference): string {
  const title =
    flow === null ? escapeCell(name) : "checked on the paths of the chart";
  return `[${path.replace("tests/", "")}](../${path}) ${title}`;
}

function joinLines(items: readonly string[]): string {
  return [...new Set(items)].join("<br>");
}

/** Escapes Markdown, so that the text appears literally in a table cell. */
function escapeCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
