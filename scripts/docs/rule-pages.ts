import { allStates, type Chart } from "xstate-toolkit/docs";
import { folderOfFlow } from "../flow-folder.ts";
import type { RuleReference, TracedRule } from "./traceability.ts";

/** The charts, keyed by the names of their flows. */
type Charts = ReadonlyMap<string, Chart>;

/**
 * Returns the pages of the rules, by their path in the generated docs: one page per area, with the charts that implement
 * each rule and the tests that check it, and a list of the areas. Each fact has a line of its own and nothing is counted
 * over several areas, so that changes of different rules can be merged.
 */
export function rulePages(
  traced: readonly TracedRule[],
  charts: Charts,
): Map<string, string> {
  const areas = Map.groupBy(traced, ({ rule }) => rule.area);
  const locations = locationsByRule(charts);
  return new Map([
    ["rules/README.md", areaList([...areas.keys()].sort())],
    ...[...areas].map(([area, rules]): [string, string] => [
      `rules/${area}.md`,
      areaPage(area, rules, locations),
    ]),
  ]);
}

function areaList(areas: readonly string[]): string {
  return `${[
    "# Rules",
    "What the product must do: every rule of [`tests/rules.tsv`](../../tests/rules.tsv), by area. Back to [all flows](../README.md).",
    areas.map((area) => `- [${area}](${area}.md)`).join("\n"),
    "*In the charts* lists the states and transitions whose `meta.rules` contain the rule. *Messages* lists the messages in the tests of the rule. `npm run rules` reports which rules passed in the last test run, and `npm test` fails when a rule has no passing test.",
  ].join("\n\n")}\n`;
}

/** A state or transition that refers to a rule, as a link, and the flow of its chart. */
type Location = { readonly flow: string; readonly text: string };

/** Returns the states and transitions that refer to each rule. */
function locationsByRule(charts: Charts): ReadonlyMap<string, Location[]> {
  const locations = new Map<string, Location[]>();
  for (const [flow, { root, transitions }] of charts)
    for (const { rules, label } of [
      ...allStates(root).map(({ rules, path }) => ({ rules, label: path })),
      ...transitions,
    ])
      for (const rule of rules) {
        const text = `[${flow}](../${flow}.md) ${escapeText(label)}`;
        locations.set(rule, [...(locations.get(rule) ?? []), { flow, text }]);
      }
  return locations;
}

function areaPage(
  area: string,
  rules: readonly TracedRule[],
  locations: ReadonlyMap<string, Location[]>,
): string {
  return `${[
    `# Rules: ${area}`,
    "Back to [all rules](README.md).",
    ...rules.flatMap(({ rule, references }) => [
      `## ${rule.id}`,
      escapeText(rule.text),
      ...factList(
        "In the charts",
        locations.get(rule.id)?.map(({ text }) => text),
      ),
      ...factList(
        "Messages",
        references.flatMap(({ messages }) => messages.map(escapeText)),
      ),
      ...testList([
        ...references.map(testLine),
        ...(locations.get(rule.id) ?? []).map(modelTestLine),
      ]),
    ]),
  ].join("\n\n")}\n`;
}

function factList(title: string, items: readonly string[] = []): string[] {
  if (items.length === 0) return [];
  const lines = [...new Set(items)].map((item) => `- ${item}`);
  return [`*${title}*`, lines.join("\n")];
}

function testList(tests: readonly string[]): string[] {
  return tests.length === 0 ? ["No test."] : factList("Tests", tests);
}

function testLine({ path, name }: RuleReference): string {
  return `${linkTo(path)} ${escapeText(name)}`;
}

function modelTestLine({ flow }: Location): string {
  const path = `tests/flows/${folderOfFlow(flow)}/model.test.ts`;
  return `${linkTo(path)} checked on the paths of the chart`;
}

function linkTo(path: string): string {
  return `[${path.replace("tests/", "")}](../../${path})`;
}

/** Escapes Markdown, so that the text appears literally. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
