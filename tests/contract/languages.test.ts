import { expect, test } from "vitest";
import {
  formatCount,
  formatDayInUtc,
  formatList,
  formatMoney,
} from "../../contract/format.ts";
import { LANGUAGES, type Language } from "../../contract/language.ts";
import { optionIn, textIn, tIn } from "../../contract/messages/in-language.ts";
import { message } from "../../contract/messages/index.ts";
import { messageKeysIn } from "../../scripts/message-texts.ts";

/** Replaces spaces that are not broken across lines, and removes marks of direction. */
function plain(text: string): string {
  return text.replace(/\p{Zs}/gu, " ").replace(/[\u200e\u200f\u061c]/g, "");
}

test("numbers, dates and lists on the server are in the language of the reader", () => {
  const written = (format: (language: Language) => string) =>
    LANGUAGES.map((language) => plain(format(language)));
  expect(written((language) => formatMoney(250_000.5, { language }))).toEqual([
    "$250,000.50",
    "250 000,50 $US",
    "250 000,50 US$",
    "$ 250,000.50",
    // Isolated from the Arabic words around it.
    "\u2066250,000.50 US$\u2069",
  ]);
  expect(written((language) => formatCount(25_000, language))).toEqual([
    "25,000",
    "25 000",
    "25 000",
    "25,000",
    "25,000",
  ]);
  const day = Date.UTC(2026, 11, 12);
  expect(written((language) => formatDayInUtc(day, language))).toEqual([
    "12 December 2026",
    "12 décembre 2026",
    "12 de dezembro de 2026",
    "12 Desemba 2026",
    "12 ديسمبر 2026",
  ]);
  expect(formatDayInUtc(Date.UTC(2026, 11, 1), "fr")).toBe("1er décembre 2026");
  expect(written((language) => formatList(["A", "B"], language))).toEqual([
    "A and B",
    "A et B",
    "A e B",
    "A na B",
    "A وB",
  ]);
});

test("a message on the server is in the language of the reader", () => {
  expect(tIn("en", "format.below", { amount: "$10" })).toBe("Below $10");
  expect(textIn("en", message("server.notFound"))).toBe("Not found.");
  expect(textIn("ar", { text: "As it is" })).toBe("As it is");
  expect(optionIn("en", "Seed")).toBe("Seed");
});

test("the build finds the labels of options whose names contain spaces", () => {
  expect(
    messageKeysIn("`options.$" + "{value}`", [
      "options.Kenya",
      "options.South Africa",
      "server.failed",
    ]),
  ).toEqual(["options.Kenya", "options.South Africa"]);
});
