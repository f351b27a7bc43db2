/**
 * Reports which rules in tests/rules.tsv the last test run covered, based on the tags of its tests.
 *
 *   npm run rules                          all areas, and the uncovered rules
 *   npm run rules -- --area login          one area
 *   npm run rules -- --require login,api   fails when a rule of these areas is not covered
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  formatSummary,
  formatUncovered,
  type RuleReport,
  readRules,
  reportRules,
} from "./rule-report.ts";
import { readResults } from "./test-results.ts";

/** Returns the output and the exit code of the command. Tests use `--rules` and `--results` to replace the paths. */
export function runRules(args: string[]): { text: string; code: 0 | 1 } {
  const { values } = parseArgs({
    args,
    options: {
      area: { type: "string" },
      require: { type: "string" },
      rules: { type: "string", default: "tests/rules.tsv" },
      results: { type: "string", default: ".results" },
    },
  });
  const outcomes = readResults(values.results);
  if (outcomes === null)
    return {
      text: `There are no results in ${values.results}: run "npm test" first.`,
      code: 1,
    };
  const rules = readRules(readFileSync(values.rules, "utf8"));
  const report = reportRules(rules, outcomes);
  const required = (values.require ?? "").split(",").filter(Boolean);
  const selected = values.area ? [values.area, ...required] : required;
  const unknown = selected.find(
    (name) => !report.areas.some(({ area }) => area === name),
  );
  if (unknown)
    return {
      text: `There is no area ${unknown}; the areas are ${report.areas.map(({ area }) => area).join(", ")}.`,
      code: 1,
    };
  const areas = report.areas.filter(
    ({ area }) => selected.length === 0 || selected.includes(area),
  );
  const incomplete = required.filter((name) =>
    areas.some(({ area, uncovered }) => area === name && uncovered.length > 0),
  );
  return {
    text: [
      formatSummary(areas),
      ...areas
        .filter(({ uncovered }) => uncovered.length > 0)
        .map(formatUncovered),
      ...unknownRuleMessages(report),
      ...(incomplete.length > 0
        ? [`Not all rules of ${incomplete.join(", ")} are covered.`]
        : []),
    ].join("\n"),
    code: incomplete.length > 0 || report.unknown.length > 0 ? 1 : 0,
  };
}

/** Returns an error message for each unknown rule id in the tags of the tests. */
export function unknownRuleMessages({ unknown }: RuleReport): string[] {
  return unknown.map(
    ({ id, title }) =>
      `${id} is not a rule, but a test has it as a tag: ${title}`,
  );
}

if (import.meta.main) {
  const { text, code } = runRules(process.argv.slice(2));
  console.log(text);
  process.exitCode = code;
}
