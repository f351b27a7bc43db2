import { expect, test } from "vitest";
import {
  formatCount,
  formatDayInUtc,
  formatList,
  formatMoney,
} from "../../contract/format.ts";
import type { Language } from "../../contract/language.ts";
import { optionIn, textIn, tIn } from "../../contract/messages/in-language.ts";
import { message } from "../../contract/messages/index.ts";

/** Replaces spaces that are not broken across lines, and removes marks of direction. */
function plain(text: string): string {
  return text.replace(/\p{Zs}/gu, " ").replace(/[\u200e\u200f\u061c]/g, "");
}

test("numbers, dates and lists on the server are in the language of the reader", () => {
  const day = Date.UTC(2026, 11, 12);
  const written = (language: Language) =>
    [
      formatMoney(250_000.5, { language }),
      formatCount(25_000, language),
      formatDayInUtc(day, language),
      formatList(["A", "B"], language),
    ].map(plain);
  expect({
    en: written("en"),
    fr: written("fr"),
    pt: written("pt"),
    sw: written("sw"),
    ar: written("ar"),
  }).toEqual({
    en: ["$250,000.50", "25,000", "12 December 2026", "A and B"],
    fr: ["250 000,50 $US", "25 000", "12 décembre 2026", "A et B"],
    pt: ["250 000,50 US$", "25 000", "12 de dezembro de 2026", "A e B"],
    sw: ["$ 250,000.50", "25,000", "12 Desemba 2026", "A na B"],
    // The amount is isolated from the Arabic words around it.
    ar: ["\u2066250,000.50 US$\u2069", "25,000", "12 ديسمبر 2026", "A وB"],
  });
  expect(formatDayInUtc(Date.UTC(2026, 11, 1), "fr")).toBe("1er décembre 2026");
});

test("a message, a label and an option on the server are in the language of the reader, and a text without a key stays as it is", () => {
  const written = (language: Language) => [
    plain(tIn(language, "format.below", { amount: "$10" })),
    textIn(language, message("server.notFound")),
    optionIn(language, "Agriculture"),
    textIn(language, { text: "As it is" }),
  ];
  expect(written("en")).toEqual([
    "Below $10",
    "Not found.",
    "Agriculture",
    "As it is",
  ]);
  expect(written("ar")).toEqual([
    "أقل من $10",
    "غير موجود.",
    "الزراعة",
    "As it is",
  ]);
});
