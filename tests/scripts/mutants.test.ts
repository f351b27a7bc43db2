import { expect, test } from "vitest";
import { applyMutation, mutantsOf } from "../../scripts/mutants/mutations.ts";
import { sampleOf } from "../../scripts/mutants/sample.ts";
import {
  percentOf,
  scoreOf,
  scoreTable,
  survivorLines,
} from "../../scripts/mutants/score.ts";
import { testsOf } from "../../scripts/mutants/tests-of.ts";

/** Returns the text of every mutant of a small file. */
const mutated = (text: string, path = "machines/door.ts") =>
  mutantsOf(path, text).map((mutant) => applyMutation(text, mutant));

test.each([
  ["a < 5;", ["a <= 5;", "a >= 5;", "a < 6;", "a < 4;", ";"]],
  ["f(a === b)", ["f(a !== b)", ";"]],
  ["f(a && !b)", ["f(a || !b)", "f(a && b)", ";"]],
  ["f(a ?? b)", ["f(a && b)", ";"]],
  ["f(a?.b)", ["f(a.b)", ";"]],
  ["f(a - b)", ["f(a + b)", ";"]],
  ['f("a" + b)', ['f("" + b)', ";"]],
  ["f(true)", ["f(false)", ";"]],
  ['f("")', ['f("mutated")', ";"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the small text
  ["f(`a${b}`)", ["f(``)", ";"]],
  ["if (a) b();", ["if (true) b();", "if (false) b();", "if (a) ;"]],
  [
    "const a = b ? c : d",
    ["const a = true ? c : d", "const a = false ? c : d"],
  ],
  ["const a = () => b", ["const a = () => undefined"]],
  ["function a() { return b; }", ["function a() { return undefined; }"]],
  ["const a = { b, c: d }", ["const a = {  c: d }", "const a = { b,  }"]],
  ["const a = [b, c]", ["const a = [ c]", "const a = [b, ]"]],
  ["const a = Math.min(b)", ["const a = Math.max(b)"]],
  ["const a = b.trim()", ["const a = b"]],
  [
    "const a = /^b$/i",
    ["const a = /b$/i", "const a = /^b/i", "const a = /^b$/"],
  ],
])("the mutants of %s", (text, expected) => {
  expect(mutated(text).sort()).toEqual([...expected].sort());
});

test.each([
  ["types", "type A = 'a' | 5; interface B { c: true }"],
  ["the types of an expression", "const a = b as { c: 5 }"],
  ["imports", 'import { a } from "b"; export type { c } from "d";'],
  ["what describes a chart", 'const a = b satisfies { description: "c" }'],
])("%s is not mutated", (_, text) => {
  expect(mutated(text)).toEqual([]);
});

test("descriptions of a chart are not mutated, nor are messages except for their functions", () => {
  const chart = 'const a = { description: "b", meta: { rules: ["c"] } }';
  expect(mutated(chart)).toEqual([]);
  expect(mutated("setup({ types: { context: 5 } })")).toEqual([";"]);
  const words =
    'export const a = { b: "c" }; export function d() { return 5; }';
  expect(mutated(words, "contract/messages/door.ts")).toHaveLength(3);
});

test("a mutant is reported with its line and its change, also after multi-byte characters", () => {
  const [mutant] = mutantsOf(
    "contract/door.ts",
    "// “é” 😀\nexport const A = 5;",
  );
  expect(mutant).toMatchObject({ line: 2, change: "5 → 6" });
});

test("the tests that reach a file: its own first, then the nearest", () => {
  const graph = new Map<string, string[]>([
    ["tests/flows/far/model.test.ts", ["machines/other/chart.ts"]],
    ["tests/flows/near/model.test.ts", ["machines/door/lock.ts"]],
    ["tests/flows/door/model.test.ts", ["machines/door/chart.ts"]],
    ["tests/flows/away/model.test.ts", ["machines/away/chart.ts"]],
    ["machines/other/chart.ts", ["machines/door/chart.ts"]],
    ["machines/door/chart.ts", ["machines/door/lock.ts"]],
  ]);
  expect(testsOf("machines/door/lock.ts", graph)).toEqual([
    "tests/flows/door/model.test.ts",
    "tests/flows/near/model.test.ts",
    "tests/flows/far/model.test.ts",
  ]);
});

test("a sample is the same for the same seed, of the wanted size and in order", () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(items, 10, 3);
  expect(sample).toHaveLength(10);
  expect(sampleOf(items, 10, 3)).toEqual(sample);
  expect(sampleOf(items, 10, 4)).not.toEqual(sample);
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(sampleOf(items, 200, 3)).toEqual(items);
});

test("the score excludes what the types reject, and lists every undetected mutant", () => {
  const mutants = [
    ...mutantsOf("contract/a.ts", "f(1);"),
    ...mutantsOf("machines/b.ts", "f(a && b);"),
  ];
  const tried = mutants.map((mutant, index) => ({
    mutant,
    outcome:
      (["failed", "survived", "hung", "survived"] as const)[index % 4] ??
      "failed",
  }));
  const [, refused] = mutants;
  if (!refused) throw new Error("the small text has no second mutant");
  const without = new Set([refused]);
  expect(scoreOf(tried, without)).toEqual({ made: 4, noticed: 3 });
  expect(percentOf({ made: 4, noticed: 3 })).toBe(75);
  expect(survivorLines(tried, without)).toEqual([
    `${tried[3]?.mutant.path}:1 ${tried[3]?.mutant.change}`,
  ]);
  expect(scoreTable(tried, without)).toContain("all");
});
