import { fillConstants } from "./rule-constants.ts";
import type { TestOutcome } from "./test-results.ts";

/** One testable rule; a row of tests/rules.tsv. */
export type Rule = {
  readonly id: string;
  readonly area: string;
  readonly text: string;
};

/** The coverage of the rules of one area. */
export type AreaReport = {
  readonly area: string;
  readonly total: number;
  readonly uncovered: readonly Rule[];
};

/** The coverage of all rules. */
export type RuleReport = {
  /** In the order of the list of rules. */
  readonly areas: readonly AreaReport[];
  /** Rule ids that are tags of tests but not in the list of rules, each with the title of a test that has the tag. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
};

/** Section, area and number. Sections start at 1; tests/scripts/ uses section 0 for sample ids that are not rules. */
const ID = /^[1-9]\d*-[a-z]+(?:-[a-z]+)*-\d+$/;

/**
 * Parses the list of rules: a header, then tab-separated rows.
 *
 * @throws for a row without a valid id, an area or a rule, for a duplicate id, and for an unknown constant.
 */
export function readRules(tsv: string): Rule[] {
  const [header = "", ...rows] = tsv.trimEnd().split(/\r?\n/);
  const columns = header.split("\t");
  const ids = new Set<string>();
  return rows.map((row, index) => {
    const cells = row.split("\t");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const text = fillConstants(cell("rule"));
    const rule = { id: cell("id"), area: cell("area"), text };
    if (!ID.test(rule.id) || !rule.area || !rule.text)
      throw new Error(`Line ${index + 2} of the rules is not valid: ${row}`);
    if (ids.has(rule.id)) throw new Error(`the id ${rule.id} is used twice`);
    ids.add(rule.id);
    return rule;
  });
}

/** Returns whether a string is the id of a rule. */
export function isRuleId(text: string): boolean {
  return ID.test(text);
}

/** Returns an error message for each test that has a rule id in its title instead of its tags. */
export function titleErrors(outcomes: readonly TestOutcome[]): string[] {
  return outcomes
    .filter(({ title }) => title.split(/[^\w-]+/).some(isRuleId))
    .map(
      ({ title }) =>
        `move the rule id from the title of the test to its tags: ${title}`,
    );
}

/** Reports which rules are covered. A rule is covered if at least one of its tests passed and none of them failed. */
export function reportRules(
  rules: readonly Rule[],
  outcomes: readonly TestOutcome[],
): RuleReport {
  const known = new Set(rules.map(({ id }) => id));
  const passed = new Set<string>();
  const failed = new Set<string>();
  const unknown = new Map<string, string>();
  // Tests can also have tags that are not rule ids, such as `phone`.
  for (const { title, tags, outcome } of outcomes)
    for (const id of tags.filter(isRuleId)) {
      if (!known.has(id)) unknown.set(id, title);
      if (outcome === "passed") passed.add(id);
      if (outcome === "failed") failed.add(id);
    }
  const isCovered = ({ id }: Rule) => passed.has(id) && !failed.has(id);
  const areas = [...new Set(rules.map(({ area }) => area))].map((area) => {
    const areaRules = rules.filter((rule) => rule.area === area);
    return {
      area,
      total: areaRules.length,
      uncovered: areaRules.filter((rule) => !isCovered(rule)),
    };
  });
  return {
    areas,
    unknown: [...unknown].map(([id, title]) => ({ id, title })),
  };
}

/** Formats one line per area with the number of its covered rules, and a line for the total. */
export function formatSummary(areas: readonly AreaReport[]): string {
  const width = Math.max(5, ...areas.map(({ area }) => area.length));
  const line = (name: string, covered: number, total: number) =>
    `${name.padEnd(width)}  ${`${covered}/${total}`.padStart(7)} covered`;
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const uncovered = areas.reduce((sum, area) => sum + area.uncovered.length, 0);
  return [
    ...areas.map((area) =>
      line(area.area, area.total - area.uncovered.length, area.total),
    ),
    line("all", total - uncovered, total),
  ].join("\n");
}

/** Formats the uncovered rules of an area with their text. */
export function formatUncovered({ area, uncovered }: AreaReport): string {
  if (uncovered.length === 0) return `${area}: every rule is covered.`;
  return [
    `${area}: not covered`,
    ...uncovered.map(({ id, text }) => `  ${id}  ${text}`),
  ].join("\n");
}

/** Returns the area of a rule: `login` for `4-login-01`. */
export function areaOfRule(id: string): string {
  return id.replace(/^\d+-|-\d+$/g, "");
}
