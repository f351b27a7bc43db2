import type { Holder, TracedRule } from "./traceability.ts";

/** The page that leads from each rule to what holds it. */
export function traceabilityPage(traced: readonly TracedRule[]): string {
  const areas = Map.groupBy(traced, ({ rule }) => rule.area);
  const held = traced.filter(({ holders }) => holders.length > 0).length;
  return `${[
    "# From each rule to what holds it",
    `${held} of ${traced.length} rules of [\`tests/rules.tsv\`](../tests/rules.tsv) are named by a transition or state of a chart or by a test. Back to [all flows](README.md).`,
    "*In the charts* are the transitions and states whose expectation names the rule: the walker checks each whenever it is taken. *Messages* stand beside the rule in what names it. `npm run rules` tells which rules the last run held, and `npm test` fails for one that no test that passed names.",
    [...areas]
      .map(([area, rules]) => `[${area}](#${area}) ${rules.length}`)
      .join(" · "),
    ...[...areas].flatMap(([area, rules]) => [`## ${area}`, tableOf(rules)]),
  ].join("\n\n")}\n`;
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
    lines(holders.filter(({ flow }) => flow === null).map(testLine)),
  ];
  return `| ${cells.join(" | ")} |`;
}

function chartLine({ flow, holder }: Holder): string {
  return `[${flow}](${flow}.md) ${inCell(holder)}`;
}

function testLine({ path, holder }: Holder): string {
  return `[${path.replace("tests/", "")}](../${path}) ${inCell(holder)}`;
}

function lines(items: readonly string[]): string {
  return [...new Set(items)].join("<br>");
}

/** Plain text in a cell of a table: nothing of it is a mark. */
function inCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
