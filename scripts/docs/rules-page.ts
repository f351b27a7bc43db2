import type { Rule } from "../rule-report.ts";

/** Returns `docs/rules.md`: every rule of `tests/rules.tsv` with its id, one table per area. */
export function rulesPage(rules: readonly Rule[]): string {
  const areas = Map.groupBy(rules, ({ area }) => area);
  return `${[
    "# Rules",
    "What the product must do, one testable rule per row. `npm run docs` generates this page from `tests/rules.tsv`. Tests and charts refer to rules by their ids; see [the traceability table](../statecharts-docs/traceability.md). Product decisions behind the rules: [decisions](decisions.md).",
    [...areas]
      .map(([area, areaRules]) => `[${area}](#${area}) ${areaRules.length}`)
      .join(" · "),
    ...[...areas].flatMap(([area, areaRules]) => [
      `## ${area}`,
      [
        "| Id | Rule |",
        "|---|---|",
        ...areaRules.map(({ id, text }) => `| ${id} | ${escapeCell(text)} |`),
      ].join("\n"),
    ]),
  ].join("\n\n")}\n`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
