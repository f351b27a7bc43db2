/**
 * Checks the translations: each text of the content has one, no translation is superfluous or the same as in English unless
 * its language lists it as identical, each has the placeholders of the English text, and each plural has the forms of
 * its language. TypeScript checks that no message is missing. Prints each problem, and exits with 1 if there are any.
 */
import compile from "icu-minify/compile";
import {
  LANGUAGES,
  type Language,
  languageFacts,
  REFERENCE_LANGUAGE,
} from "../contract/language.ts";
import { english } from "../contract/messages/english.ts";
import { numbers } from "../contract/messages/numbers.ts";
import { textsOfContent } from "./site/content-texts.ts";
import { readTexts, type Texts } from "./site/translations.ts";

/** A part of a compiled message: a text, the number of a plural, or a parameter with its type and options. */
type Part =
  | string
  | number
  | readonly [name: string, type?: number, options?: unknown];
type Parts = string | number | readonly Part[];

/** Every form of a language occurs among the numbers up to this one, except those that are only for millions. */
const LARGEST_NUMBER = 1_000;

/** Returns the problems of a message. @throws when it does not parse. */
export function messageProblems(
  language: Language,
  source: string,
  translation: string,
): string[] {
  const parts = compile(translation) as Parts;
  const expected = placeholdersIn(compile(source) as Parts);
  const found = placeholdersIn(parts);
  return [
    ...expected
      .filter((name) => !found.includes(name))
      .map((name) => `lacks {${name}}`),
    ...found
      .filter((name) => !expected.includes(name))
      .map((name) => `has an unknown {${name}}`),
    ...pluralsIn(parts).flatMap((forms) => missingForms(language, forms)),
  ];
}

/** Returns the problems of the texts of one language. */
export function translationProblems(
  { language, messages, content }: Texts,
  identical: readonly string[],
  contentOfSite: readonly string[],
): string[] {
  const ownMessages = Object.entries(english).flatMap(([key, source]) => {
    const translation = messages[key] ?? "";
    const problems = messageProblems(language, source, translation);
    return [...problems, ...sameText(key, source, translation)].map(
      (problem) => `${key} ${problem}`,
    );
  });
  const ownContent = contentOfSite.flatMap((text) => {
    const translation = content[text];
    if (translation === undefined)
      return identical.includes(text) ? [] : [`"${text}" has no translation`];
    const isComplete =
      String(text.match(/\{\w+\}/g)?.sort()) ===
      String(translation.match(/\{\w+\}/g)?.sort());
    return [
      ...(isComplete ? [] : ["has other placeholders than its translation"]),
      ...sameText(text, text, translation),
    ].map((problem) => `"${text}" ${problem}`);
  });
  const superfluous = Object.keys(content)
    .filter((text) => !contentOfSite.includes(text))
    .map((text) => `"${text}" is not a text of the site`);
  return [...ownMessages, ...ownContent, ...superfluous];

  function sameText(name: string, source: string, translation: string) {
    const isText = /\p{L}/u.test(source.replace(/\{\w+\}/g, ""));
    return source === translation && isText && !identical.includes(name)
      ? ["is the same as in English"]
      : [];
  }
}

/** Returns the names of the parameters of a message, in all its forms. */
function placeholdersIn(parts: Parts): string[] {
  const names = listOf(parts).flatMap((part) =>
    typeof part === "object"
      ? [part[0], ...formsOf(part).flatMap(placeholdersIn)]
      : [],
  );
  return [...new Set(names)];
}

function formsOf(part: Part): Parts[] {
  const options = typeof part === "object" ? part[2] : undefined;
  return typeof options === "object" && options !== null
    ? (Object.values(options) as Parts[])
    : [];
}

/** A message or a form that has only one part is compiled to the part. */
function listOf(parts: Parts): readonly Part[] {
  return Array.isArray(parts) ? parts : [parts as Part];
}

/**
 * Returns the names of the forms of each plural, except those that depend on a limit of the product, which is always the same
 * number. The number 2 is the compiled type of a plural.
 */
function pluralsIn(parts: Parts): string[][] {
  return listOf(parts).flatMap((part) => [
    ...(typeof part === "object" && part[1] === 2 && !(part[0] in numbers)
      ? [Object.keys(part[2] as object)]
      : []),
    ...formsOf(part).flatMap(pluralsIn),
  ]);
}

function missingForms(language: Language, forms: readonly string[]): string[] {
  // The language does not inflect the words of this plural.
  if (String(forms) === "other") return [];
  const rules = new Intl.PluralRules(languageFacts[language].locale);
  const missing = new Set<string>();
  // A form for one thing, such as the French one, may also be for none, which English has no form for.
  const first = rules.select(0) === rules.select(1) ? 1 : 0;
  for (let number = first; number <= LARGEST_NUMBER; number += 1) {
    const form = rules.select(number);
    if (!forms.includes(`=${number}`) && !forms.includes(form))
      missing.add(form);
  }
  return [...missing].map((form) => `lacks the plural form "${form}"`);
}

if (import.meta.main) {
  const contentOfSite = textsOfContent();
  for (const language of LANGUAGES) {
    if (language === REFERENCE_LANGUAGE) continue;
    const { identical } = await import(
      `../contract/languages/${language}/identical.ts`
    );
    const texts = await readTexts(language);
    for (const problem of translationProblems(
      texts,
      identical,
      contentOfSite,
    )) {
      console.error(`${language}: ${problem}`);
      process.exitCode = 1;
    }
  }
}
