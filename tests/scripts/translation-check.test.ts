import { expect, test } from "vitest";
import { messageProblems } from "../../scripts/translation-check.ts";

test.each([
  ["a lost placeholder", "fr", "{a} of {b}", "{a} sur", ["lacks {b}"]],
  ["an unknown placeholder", "fr", "{a}", "{a} {c}", ["has an unknown {c}"]],
  [
    "missing plural forms",
    "ar",
    "{n, plural, =1 {one} other {#}}",
    "{n, plural, =1 {a} two {b} other {#}}",
    ["zero", "few", "many"].map((form) => `lacks the plural form "${form}"`),
  ],
  [
    "a lost placeholder of a form",
    "pt",
    "{n, plural, one {{a}} other {#}}",
    "{n, plural, one {um} other {#}}",
    ["lacks {a}"],
  ],
] as const)("%s is reported", (_, language, source, translation, problems) => {
  expect(messageProblems(language, source, translation)).toEqual(problems);
});

test.each([
  ["the forms of the language", "{n, plural, one {# jour} other {# jours}}"],
  ["one form for all numbers", "{n, plural, other {# siku}}"],
])("a plural with %s is complete", (_, translation) => {
  const source = "{n, plural, =1 {# day} other {# days}}";
  expect(messageProblems("fr", source, translation)).toEqual([]);
});
