/** Numbers, dates and lists as text, in the language of the page. The server names the language of the reader. */

import { numberFormat } from "./intl.ts";
import { type Language, languageFacts, PAGE_LANGUAGE } from "./language.ts";
import { t } from "./messages/index.ts";
import { formatMoney } from "./money.ts";

export { formatMoney };

const localeOf = (language: Language) => languageFacts[language].locale;

/** Returns the locale for days in words: in English, the day is written before the month, as in "12 December". */
export function dayLocaleOf(language: Language): string {
  return language === "en" ? "en-GB" : localeOf(language);
}

/**
 * Formats a range in US dollars: "Below $10,000", "$10,000–$50,000" or, without an upper end, "Above $5,000,000".
 *
 * @param min The lower end in US dollars, inclusive.
 * @param max The upper end in US dollars, inclusive, or null for an open-ended range.
 */
export function formatRange(min: number, max: number | null): string {
  if (max === null) return t("format.above", { amount: formatMoney(min) });
  return min === 0
    ? t("format.below", { amount: formatMoney(max) })
    : t("format.range", { min: formatMoney(min), max: formatMoney(max) });
}

/** Formats a whole number: 1,000. */
export function formatCount(number: number, language = PAGE_LANGUAGE): string {
  return numberFormat(localeOf(language)).format(number);
}

/** Formats a number as a form shows it: 250,000 or, if it is not whole, with two decimals: 250,000.50. */
export function formatNumber(number: number, language = PAGE_LANGUAGE): string {
  return numberFormat(localeOf(language), {
    minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(number);
}

const SCALES = {
  billion: 1_000_000_000,
  million: 1_000_000,
  thousand: 1_000,
} as const;

/** Formats a whole number below a trillion without separators: "1 million 250 thousand", "18". */
export function formatInWords(number: number): string {
  for (const [name, scale] of Object.entries(SCALES)) {
    if (number < scale) continue;
    const words = t(`format.${name as keyof typeof SCALES}`, {
      count: Math.floor(number / scale),
    });
    const rest = number % scale;
    return rest === 0
      ? words
      : t("format.inWords", { words, rest: formatInWords(rest) });
  }
  return formatCount(number);
}

/** Formats a number from 0 to 100 as a rounded percentage: 92%. */
export function formatPercent(percent: number): string {
  const format = numberFormat(localeOf(PAGE_LANGUAGE), { style: "percent" });
  return format.format(percent / 100);
}

/** Formats the time of day of an instant in epoch milliseconds, in the reader's time zone: 9:05 AM. */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(localeOf(PAGE_LANGUAGE), {
    timeStyle: "short",
  }).format(at);
}

/** Formats the date and time of an instant in epoch milliseconds, in the reader's time zone: 21 Nov 2026, 9:05 AM. */
export function formatDateTime(at: number): string {
  const day = new Intl.DateTimeFormat(dayLocaleOf(PAGE_LANGUAGE), {
    dateStyle: "medium",
  });
  return `${day.format(at)}${t("ui.comma")}${formatTime(at)}`;
}

/** Formats a calendar day (YYYY-MM-DD), which is the same in every time zone: 21 Nov 2026. */
export function formatCalendarDay(day: string, language = PAGE_LANGUAGE) {
  return new Intl.DateTimeFormat(dayLocaleOf(language), {
    dateStyle: "medium",
    timeZone: "UTC",
  }).format(new Date(day));
}

/**
 * Formats the day of an instant in the reader's time zone: 12 December, with the year if it is not that of `now`. The spaces
 * do not break, so that the day and the month are on one line.
 */
export function formatDay(at: number, now: number): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const format = new Intl.DateTimeFormat(dayLocaleOf(PAGE_LANGUAGE), {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
  return withFirst(format.format(at), PAGE_LANGUAGE).replaceAll(" ", "\u00a0");
}

/** Formats the day of an instant in UTC, for readers whose time zone is not known: 12 December 2026. */
export function formatDayInUtc(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(dayLocaleOf(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return withFirst(format.format(at), language);
}

// French writes the first day of a month as an ordinal number, which `Intl` does not do: 1er décembre.
function withFirst(day: string, language: Language): string {
  return language === "fr" ? day.replace(/^1 /, "1er ") : day;
}

/** Formats a remaining time in milliseconds as mm:ss. Rounds up to whole seconds; shows negative values as 00:00. */
export function formatMinutesSeconds(milliseconds: number): string {
  const totalSeconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = String(Math.floor(totalSeconds / 60)).padStart(2, "0");
  const seconds = String(totalSeconds % 60).padStart(2, "0");
  return `${minutes}:${seconds}`;
}

/** Formats a list: "your email and a password". */
export function formatList(items: readonly string[], language = PAGE_LANGUAGE) {
  return new Intl.ListFormat(localeOf(language)).format(items);
}

/** Formats a waiting time in milliseconds: "4 minutes and 30 seconds". Rounds up to whole seconds, at least one. */
export function formatWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const units = [
    { unit: "hour", number: Math.floor(seconds / 3600) },
    { unit: "minute", number: Math.floor(seconds / 60) % 60 },
    { unit: "second", number: seconds % 60 },
  ];
  return formatList(
    units
      .filter(({ number }) => number > 0)
      .map(({ unit, number }) =>
        numberFormat(localeOf(PAGE_LANGUAGE), {
          style: "unit",
          unit,
          unitDisplay: "long",
        }).format(number),
      ),
  );
}

const SIZES = ["byte", "kilobyte", "megabyte"] as const;

/** Formats a file size in bytes as 840 kB or 2.4 MB. A kilobyte has 1024 bytes, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1023.5 * 1024 ? 1 : 2;
  return numberFormat(localeOf(PAGE_LANGUAGE), {
    style: "unit",
    unit: SIZES[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/** Returns the file name of a data export, such as ubia-data-2026-11-21.zip. `at` is its time in epoch milliseconds. */
export function archiveName(at: number): string {
  return `ubia-data-${new Date(at).toISOString().slice(0, 10)}.zip`;
}
