/**
 * Compares the contract with the sentences of the original requirements, which tests/rules.tsv quotes. A rule refers to a
 * limit by its name, so its source is the second statement of the value.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calls } from "../../contract/api.ts";
import * as constants from "../../contract/constants.ts";
import { type Access, pages } from "../../contract/pages.ts";
import * as limits from "../../server/limits/rules.ts";

/** Limits that rules name, and whose values are decisions of this project. */
const DECIDED = [
  "LINK_MAX_LENGTH",
  "MATCHES_PER_PAGE",
  "PASSWORD_LONG_LENGTH",
  "PROGRAMME_SEARCH_MAX_LENGTH",
  "REMINDER_AGE",
  "REMINDER_BEFORE_DATE",
  "REMINDER_ROWS",
  "UPLOAD_STALL_TIMEOUT",
  "defectReports.hits",
  "defectReports.window",
  "fundingChanges.hits",
  "fundingChanges.window",
  "matchReasons.hits",
  "matchReasons.window",
  "matchReviews.hits",
  "matchReviews.window",
  "outlookReads.hits",
  "outlookReads.window",
  "profileSaves.hits",
  "profileSaves.window",
  "unknownAddressFailures.window",
];
const REFERENCE = /\{([A-Z][A-Z_]+(?:\.\w+)?|\w+\.(?:hits|window))/g;
/** Milliseconds per unit of a duration in a sentence. */
const UNITS = [1, 1_000, 60_000, 3_600_000, 86_400_000];
const WORDS = ["one", "two", "three", "four", "five", "six"];

const [header = [], ...rows] = readFileSync("tests/rules.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));
const rules = rows.map((row) => ({
  text: row[header.indexOf("rule")] ?? "",
  source: row[header.indexOf("source")] ?? "",
}));
const sources = rules.map(({ source }) => source);

/** Returns the numbers in a sentence, in digits or words. */
function numbersIn(sentence: string): number[] {
  const digits = sentence.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const words = WORDS.flatMap((word, index) =>
    sentence
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(word)
      ? [index + 1]
      : [],
  );
  return [...digits.map((text) => Number(text.replaceAll(",", ""))), ...words];
}

/** Returns the value of a limit by its name in a rule. */
function limitOf(name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], {
      ...constants,
      ...limits,
    });
}

test("each limit that a rule names has the value of a requirement, unless the requirements leave it open", () => {
  const sentences = Map.groupBy(
    rules.flatMap(({ text, source }) =>
      [...text.matchAll(REFERENCE)].map(([, name = ""]) => ({ name, source })),
    ),
    ({ name }) => name,
  );
  const unconfirmed = [...sentences]
    .filter(([name, entries]) => {
      const value = Number(limitOf(name));
      return !entries.some(({ source }) =>
        numbersIn(source).some((number) =>
          UNITS.some((unit) => number * unit === value),
        ),
      );
    })
    .map(([name]) => name);
  expect(unconfirmed.toSorted()).toEqual(DECIDED);
});

test("a lockout of the login page lasts at least as long as the window in which the server counts failures", () => {
  expect(constants.LOGIN_LOCKOUT).toBeGreaterThanOrEqual(
    constants.LOGIN_FAILURE_WINDOW,
  );
});

test("each call of the requirements is a call of the contract", () => {
  const required = sources.flatMap(
    (source) =>
      source.match(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[^ |,;]+/g) ?? [],
  );
  expect(new Set(required).size).toBeGreaterThan(20);
  const existing = Object.values(calls).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(existing).toEqual(expect.arrayContaining(required));
});

test("each page of the requirements has their path and access", () => {
  const access: Record<string, Access> = {
    public: "public",
    "investor or investee": "member",
    "investor only": "investor",
    "investee only": "investee",
  };
  const required = sources.flatMap((source) => {
    const [, path, who = ""] =
      /^\| (\/[^ |]+) \| ([a-z ]+) \|/.exec(source) ?? [];
    return path ? [`${path.replace(/\{(\w+)\}/g, ":$1")} ${access[who]}`] : [];
  });
  expect(new Set(required).size).toBeGreaterThan(20);
  const existing = Object.values(pages).map(
    (page) => `${page.path} ${page.access}`,
  );
  expect(existing).toEqual(expect.arrayContaining(required));
});
