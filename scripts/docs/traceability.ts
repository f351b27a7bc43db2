import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../tests/support/reached-messages.ts";
import { messageText, producedKeys } from "../message-texts.ts";
import { type Rule, readRules } from "../rule-report.ts";
import { type RuleUse, ruleUsesOf } from "./rule-uses.ts";

/** A reference to a rule, and the file that contains it. */
export type RuleReference = RuleUse & {
  readonly path: string;
};
/** A rule with all tests that refer to it. */
export type TracedRule = {
  readonly rule: Rule;
  readonly references: readonly RuleReference[];
};

/**
 * Returns every rule of tests/rules.tsv with the tests that refer to it. Parses the tests instead of running them;
 * `npm test` reports whether they pass.
 */
export function traceRules(): TracedRule[] {
  const references = testFiles().flatMap((path) =>
    ruleUsesOf(path, readFileSync(path, "utf8"), sentenceOf).map((use) => ({
      ...use,
      path,
    })),
  );
  const byRule = Map.groupBy(references, ({ rule }) => rule);
  return readRules(readFileSync("tests/rules.tsv", "utf8")).map((rule) => ({
    rule,
    references: byRule.get(rule.id) ?? [],
  }));
}

/** Returns the TypeScript files in tests/ that can refer to rules: all files outside tests/scripts/ and tests/docs/. */
function testFiles(): string[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/^(scripts|docs)\b/.test(name))
    .map((name) => join("tests", name).replaceAll("\\", "/"))
    .sort();
}

/** Maximum length of a string that is looked up among messages with placeholders, in characters. */
const MAX_SENTENCE_LENGTH = 300;
const sentences = new Map<string, string | null>(
  producedKeys().flatMap((key) => [
    [key, messageText(key)],
    [messageText(key), messageText(key)],
  ]),
);

function sentenceOf(text: string): string | null {
  const cached = sentences.get(text);
  if (cached !== undefined) return cached;
  const key = text.length > MAX_SENTENCE_LENGTH ? null : messageOf(text);
  const sentence = key === null ? null : messageText(key);
  sentences.set(text, sentence);
  return sentence;
}
