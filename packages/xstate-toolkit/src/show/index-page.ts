import type { CatalogueEntry } from "./catalogue.ts";
import { type Chart, namedStates, ruleAreas } from "./chart.ts";
import { tableCell } from "./one-line.ts";
import type { DocsOptions, RuleOptions } from "./options.ts";

/** A row in the table of machines. */
export type FlowRow = {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  /** Number of planned paths that together cover every transition and both outcomes of every guard. */
  readonly paths: number;
};

/** A group of machines. */
export type FlowArea = {
  readonly title: string;
  readonly rows: readonly FlowRow[];
  /** The machines that cannot be documented. Their pages show the error. */
  readonly failed?: readonly CatalogueEntry[];
};

/** Returns the front page of the docs, which explains how to read them and lists every machine. */
export function indexPage(
  areas: readonly FlowArea[],
  options: DocsOptions = {},
): string {
  const { title = "State machines", introduction, sections, rules } = options;
  const hints = [
    "- A box is a state, with a description of what the user sees. Dashed boxes contain parallel regions. A double line marks a final state.",
    "- An arrow names the event and, in brackets, the guard: `logIn failed [isRateLimited]`. ↻ marks a transition without a target. ▸ marks\n  an actor that runs while the state is active, such as a call to the server.",
    "- Guards are evaluated in the listed order. The first guard that is true determines the transition; *otherwise* applies\n  when no guard is true. Transitions of a state take precedence over those of its parent.",
    ...(options.readingHints ?? []),
  ];
  return `${[
    `# ${title}`,
    ...(introduction === undefined ? [] : [introduction]),
    "## How to read a page",
    hints.join("\n"),
    ...areas.map((area) => areaSection(area, rules)),
    "*States* includes nested states. *Transitions* counts each branch of a guarded transition. *Paths* is the number of planned\npaths that together take every transition and exercise both outcomes of every guard.\n[Coverage](coverage.md) lists what the model tests and the browser tests cover.",
    ...(sections === undefined ? [] : [sections]),
  ].join("\n\n")}\n`;
}

function areaSection(
  { title, rows, failed = [] }: FlowArea,
  rules: RuleOptions | undefined,
): string {
  return `${title === "" ? "" : `## ${title}\n\n`}| Flow | For | Purpose |${rules ? " Rules |" : ""} States | Transitions | Paths | Files |
|---|---|---|${rules ? "---|" : ""}---|---|---|---|
${[...rows.map((row) => flowLine(row, rules)), ...failed.map((entry) => failedLine(entry, rules))].map((line) => `| ${line} |`).join("\n")}`;
}

function flowLine(
  { entry, chart, paths }: FlowRow,
  rules: RuleOptions | undefined,
): string {
  const { file, title, who, purpose } = entry;
  const areas = rules ? [areaLinks(chart, rules).join(", ")] : [];
  return [
    `[${tableCell(title)}](${file}.md)`,
    tableCell(who),
    tableCell(purpose),
    ...areas,
    namedStates(chart).length,
    chart.transitions.length,
    paths,
    `[drawing](${file}.svg), [Stately](${file}.machine.ts), [JSON](${file}.json)`,
  ].join(" | ");
}

function failedLine(
  { file, title, who, purpose }: CatalogueEntry,
  rules: RuleOptions | undefined,
): string {
  return [
    `[${tableCell(title)}](${file}.md)`,
    tableCell(who),
    tableCell(purpose),
    ...(rules ? [""] : []),
    "",
    "",
    "",
    "not documented, because it throws an error",
  ].join(" | ");
}

/** Returns a link for each area of the rules in the `meta` of a machine. */
export function areaLinks(
  chart: Chart,
  { areaOf, pageOf }: RuleOptions,
): string[] {
  return ruleAreas(chart, areaOf).map((area) => `[${area}](${pageOf(area)})`);
}
