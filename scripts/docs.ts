/**
 * Generates statecharts-docs/ from machines/index.ts and docs/rules.md from tests/rules.tsv.
 *
 *   npm run docs              writes the files that have changed and removes obsolete ones
 *   npm run docs -- --check   writes nothing; exit code 1 and the names of the files that are not up to date
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDocs } from "./docs/make-docs.ts";
import { rulesPage } from "./docs/rules-page.ts";
import { staleFiles, writeDocs } from "./docs/write-docs.ts";
import { readRules } from "./rule-report.ts";

const RULES_PAGE = "docs/rules.md";

process.chdir(join(import.meta.dirname, ".."));
const rules = rulesPage(readRules(readFileSync("tests/rules.tsv", "utf8")));
const areRulesStale =
  !existsSync(RULES_PAGE) || readFileSync(RULES_PAGE, "utf8") !== rules;
const docs = await makeDocs();
if (process.argv.includes("--check")) {
  const stale = [...staleFiles(docs), ...(areRulesStale ? [RULES_PAGE] : [])];
  for (const name of stale) console.error(`${name} is not up to date`);
  if (stale.length > 0) {
    console.error('Run "npm run docs" to generate them.');
    process.exit(1);
  }
} else {
  if (areRulesStale) writeFileSync(RULES_PAGE, rules);
  const changed = writeDocs(docs) + (areRulesStale ? 1 : 0);
  console.log(
    changed === 0
      ? "The generated docs are up to date."
      : `${changed} generated files written.`,
  );
}
