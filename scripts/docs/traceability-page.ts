import { allStates, type Chart } from "xstate-toolkit/show";
import type { Holder, TracedRule } from "./traceability.ts";

/** The charts by the names of their flows. */
type Charts = ReadonlyMap<string, Chart>;

/** Returns the page that lists, for each rule, the charts that implement it and the tests that check it. */
export function traceabilityPage(
  traced: readonly TracedRule[],
  charts: Charts,
): string {
  const areas = Map.groupBy(traced, ({ rule }) => rule.area);
  const held = traced.filter(({ holders }) => holders.length > 0).length;
  const places = placesByRule(charts);
  return `${[
    "# Traceability of rules",
    `${held} of ${traced.length} rules of [\`tests/rules.tsv\`](../tests/rules.tsv) are named by at least one test. Back to [all flows](README.md).`,
    "*In the charts* lists the states and transitions that name the rule in `meta.rules`. *Messages* are those that the tests name together with the rule. `npm run rules` reports which rules passed in the last test run, and `npm test` fails when a rule has no passing test.",
    [...areas]
      .map(([area, rules]) => `[${area}](#${area}) ${rules.length}`)
      .join(" · "),
    ...[...areas].flatMap(([area, rules]) => [
      `## ${area}`,
      rulesTable(rules, places),
    ]),
  ].join("\n\n")}\n`;
}

/** Returns the states and transitions that refer to each rule, as links. */
function placesByRule(charts: Charts): ReadonlyMap<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [flow, { root, transitions }] of charts)
    for (const { rules, label } of [
      ...allStates(root).map(({ rules, path }) => ({ rules, label: path })),
      ...transitions,
    ])
      for (const rule of rules) {
        const place = `[${flow}](${flow}.md) ${inCell(label)}`;
        places.set(rule, [...(places.get(rule) ?? []), place]);
      }
  return places;
}

function rulesTable(
  rules: readonly TracedRule[],
  places: ReadonlyMap<string, string[]>,
): string {
  return [
    "| Rule | Text | In the charts | Messages | Tests |",
    "|---|---|---|---|---|",
    ...rules.map((rule) => rowOf(rule, places)),
  ].join("\n");
}

function rowOf(
  { rule, holders }: TracedRule,
  places: ReadonlyMap<string, string[]>,
): string {
  const cells = [
    rule.id,
    inCell(rule.text),
    lines(places.get(rule.id) ?? []),
    lines(holders.flatMap(({ messages }) => messages.map(inCell))),
    lines(holders.map(testLine)),
  ];
  return `| ${cells.join(" | ")} |`;
}

function testLine({ path, holder, flow }: Holder): string {
  const title =
    flow === null ? inCell(holder) : "tests every path of the chart";
  return `[${path.replace("tests/", "")}](../${path}) ${title}`;
}

function lines(items: readonly string[]): string {
  return [...new Set(items)].join("<br>");
}

/** Escapes Markdown, so that the text appears literally in a table cell. */
function inCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
