import { expect, test } from "vitest";
import { mutantsOf, withMistake } from "../../scripts/mutants/mistakes.ts";
import { sampleOf } from "../../scripts/mutants/sample.ts";
import {
  percentOf,
  scoreOf,
  scoreTable,
  survivorLines,
} from "../../scripts/mutants/score.ts";
import { testsOf } from "../../scripts/mutants/tests-of.ts";

/** The texts that mistakes make of a small one. */
const mistaken = (text: string, path = "machines/door.ts") =>
  mutantsOf(path, text).map((mutant) => withMistake(text, mutant));

test.each([
  ["a < 5;", ["a <= 5;", "a >= 5;", "a < 6;", "a < 4;", ";"]],
  ["f(a === b)", ["f(a !== b)", ";"]],
  ["f(a && !b)", ["f(a || !b)", "f(a && b)", ";"]],
  ["f(a ?? b)", ["f(a && b)", ";"]],
  ["f(a?.b)", ["f(a.b)", ";"]],
  ["f(a - b)", ["f(a + b)", ";"]],
  ['f("a" + b)', ['f("" + b)', ";"]],
  ["f(true)", ["f(false)", ";"]],
  ['f("")', ['f("mistaken")', ";"]],
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
])("the mistakes made in %s", (text, expected) => {
  expect(mistaken(text).sort()).toEqual([...expected].sort());
});

test.each([
  ["types", "type A = 'a' | 5; interface B { c: true }"],
  ["the types of an expression", "const a = b as { c: 5 }"],
  ["imports", 'import { a } from "b"; export type { c } from "d";'],
  ["what describes a chart", 'const a = b satisfies { description: "c" }'],
])("no mistake is made in %s", (_, text) => {
  expect(mistaken(text)).toEqual([]);
});

test("what people read is spared in a chart, and all but functions in the messages", () => {
  const chart = 'const a = { description: "b", meta: { rules: ["c"] } }';
  expect(mistaken(chart)).toEqual([]);
  expect(mistaken("setup({ types: { context: 5 } })")).toEqual([";"]);
  const words =
    'export const a = { b: "c" }; export function d() { return 5; }';
  expect(mistaken(words, "contract/messages/door.ts")).toHaveLength(3);
});

test("a mistake is told by its line and its change, behind signs of any width too", () => {
  const [mutant] = mutantsOf(
    "contract/door.ts",
    "// §1 “é” 😀\nexport const A = 5;",
  );
  expect(mutant).toMatchObject({ line: 2, change: "5 → 6" });
});

test("the tests that reach a file: its own first, then the nearest", () => {
  const graph = new Map<string, string[]>([
    ["tests/machines/far.test.ts", ["machines/other.ts"]],
    ["tests/machines/near.test.ts", ["machines/door-facts.ts"]],
    ["tests/machines/door.test.ts", ["machines/door.ts"]],
    ["tests/machines/away.test.ts", ["machines/away.ts"]],
    ["machines/other.ts", ["machines/door.ts"]],
    ["machines/door.ts", ["machines/door-facts.ts"]],
  ]);
  expect(testsOf("machines/door-facts.ts", graph)).toEqual([
    "tests/machines/door.test.ts",
    "tests/machines/near.test.ts",
    "tests/machines/far.test.ts",
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

test("the score leaves out what types refuse, and names each mistake that nothing noticed", () => {
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
  if (!refused) throw new Error("the small text has no second mistake");
  const without = new Set([refused]);
  expect(scoreOf(tried, without)).toEqual({ made: 4, noticed: 3 });
  expect(percentOf({ made: 4, noticed: 3 })).toBe(75);
  expect(survivorLines(tried, without)).toEqual([
    `${tried[3]?.mutant.path}:1 ${tried[3]?.mutant.change}`,
  ]);
  expect(scoreTable(tried, without)).toContain("all");
});
