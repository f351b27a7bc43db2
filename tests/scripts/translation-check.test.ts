import { expect, test } from "vitest";
import {
  messageProblems,
  sameAsEnglish,
  translationProblems,
} from "../../scripts/translation-check.ts";

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

test("a message, a label of an option or a text of the content that is the same as in English is reported unless it is listed", () => {
  const texts = {
    language: "fr",
    messages: { "nav.menu": "Menu", "options.Kenya": "Kenya" },
    content: { Outlook: "Outlook", Yes: "Oui" },
  } as const;
  const content = ["Outlook", "Yes", "Missing text"];
  const same = ["nav.menu", "options.Kenya", "Outlook", "Missing text"];
  expect(sameAsEnglish(texts, content)).toEqual(same);
  const reported = (listed: string[]) =>
    translationProblems(texts, listed, content).filter((problem) =>
      problem.endsWith("is missing or the same as in English"),
    );
  expect(reported(["nav.menu"])).toEqual(
    same
      .slice(1)
      .map((name) => `"${name}" is missing or the same as in English`),
  );
  expect(reported(same)).toEqual([]);
});
