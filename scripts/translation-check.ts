/**
 * Checks the translations: no text of the content, message or label of an option is missing, superfluous or the same as in
 * English, unless it is listed as identical; each listed one is identical; each translation has the placeholders of the
 * English text, and each plural has the forms of its language. TypeScript checks that no message is missing. Prints each
 * problem, and exits with 1 if there are any.
 */
import compile from "icu-minify/compile";
import {
  LANGUAGES,
  type Language,
  languageFacts,
  REFERENCE_LANGUAGE,
} from "../contract/language.ts";
import { identicalInAll } from "../contract/languages/identical.ts";
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

/** The start of the keys of the options' labels. */
const OPTION = "options.";
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

/**
 * Returns the problems of the texts of one language.
 *
 * @param identical The keys of messages and the texts of the content that may be the same as in English.
 */
export function translationProblems(
  texts: Texts,
  identical: readonly string[],
  contentOfSite: readonly string[],
): string[] {
  const { language, messages, content } = texts;
  const ownMessages = Object.entries(englishMessages(texts)).flatMap(
    ([key, source]) =>
      messageProblems(language, source, messages[key] ?? "").map(
        (problem) => `${key} ${problem}`,
      ),
  );
  const placeholders = (text: string) => String(text.match(/\{\w+\}/g)?.sort());
  const ownContent = contentOfSite
    .filter(
      (text) => placeholders(text) !== placeholders(content[text] ?? text),
    )
    .map((text) => `"${text}" has other placeholders than its translation`);
  const superfluous = Object.keys(content)
    .filter((text) => !contentOfSite.includes(text))
    .map((text) => `"${text}" is not a text of the site`);
  const same = sameAsEnglish(texts, contentOfSite)
    .filter((name) => !identical.includes(name))
    .map((name) => `"${name}" is missing or the same as in English`);
  return [...ownMessages, ...ownContent, ...superfluous, ...same];
}

/** Returns the keys of the messages and the texts of the content that have no translation or the same words in English. */
export function sameAsEnglish(
  texts: Texts,
  contentOfSite: readonly string[],
): string[] {
  const isText = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
  const keys = Object.entries(englishMessages(texts))
    .filter(([key, text]) => isText(text) && texts.messages[key] === text)
    .map(([key]) => key);
  const own = contentOfSite.filter(
    (text) => isText(text) && (texts.content[text] ?? text) === text,
  );
  return [...keys, ...own];
}

/** Returns the English messages, with the labels of the options, which are the values in English. */
function englishMessages({ messages }: Texts): Record<string, string> {
  const options = Object.keys(messages)
    .filter((key) => key.startsWith(OPTION))
    .map((key) => [key, key.slice(OPTION.length)] as const);
  return { ...english, ...Object.fromEntries(options) };
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
  const problems: string[] = [];
  const anySame = new Set<string>();
  for (const language of LANGUAGES) {
    if (language === REFERENCE_LANGUAGE) continue;
    const { identical }: { identical: readonly string[] } = await import(
      `../contract/languages/${language}/identical.ts`
    );
    const texts = await readTexts(language);
    const allowed = [...identicalInAll, ...identical];
    const same = sameAsEnglish(texts, contentOfSite);
    for (const name of same) anySame.add(name);
    problems.push(
      ...[
        ...translationProblems(texts, allowed, contentOfSite),
        ...identical
          .filter((name) => !same.includes(name))
          .map((name) => `"${name}" is in identical.ts, but is not identical`),
        ...identical
          .filter((name) => identicalInAll.includes(name))
          .map((name) => `"${name}" is identical in all languages already`),
      ].map((problem) => `${language}: ${problem}`),
    );
  }
  const unused = identicalInAll.filter((name) => !anySame.has(name));
  for (const name of unused)
    problems.push(`"${name}" is identical in no language`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
