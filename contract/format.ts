import { CURRENCY } from "./constants.ts";

/** The locale of the product's one language; numbers are grouped its way, in the browser and in mails alike. */
const LOCALE = "en-US";

const wholeMoney = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: CURRENCY,
  maximumFractionDigits: 0,
});

const exactMoney = new Intl.NumberFormat(LOCALE, {
  style: "currency",
  currency: CURRENCY,
});

const percent = new Intl.NumberFormat(LOCALE, {
  style: "percent",
  maximumFractionDigits: 0,
});

const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: "medium",
  timeStyle: "short",
});

const timeOfDay = new Intl.DateTimeFormat(LOCALE, {
  hour: "numeric",
  minute: "2-digit",
});

/** Whether an amount is shown with its cents; `auto` shows them when there are some. */
export interface MoneyFormat {
  readonly cents?: boolean | "auto";
}

/** An amount of US dollars, grouped: $250,000, or $180,000.00 with `cents` (§9). */
export function formatMoney(
  usd: number,
  { cents = "auto" }: MoneyFormat = {},
): string {
  const exact = cents === "auto" ? !Number.isInteger(usd) : cents;
  return (exact ? exactMoney : wholeMoney).format(usd);
}

/**
 * A range of US dollars: "Below $10,000", "$10,000–$50,000" or, without an upper end, "Above $5,000,000".
 *
 * @param min The lower end in US dollars; both ends belong to the range.
 * @param max The upper end in US dollars, or null for an open one.
 */
export function formatRange(min: number, max: number | null): string {
  if (max === null) return `Above ${formatMoney(min)}`;
  return min === 0
    ? `Below ${formatMoney(max)}`
    : `${formatMoney(min)}–${formatMoney(max)}`;
}

const count = new Intl.NumberFormat(LOCALE);

/** A whole number, grouped: 1,000. */
export function formatCount(number: number): string {
  return count.format(number);
}

/** A share of 0 to 100, rounded: 92%. */
export function formatPercent(share: number): string {
  return percent.format(share / 100);
}

/** The time of day of an instant in epoch milliseconds, where the reader is: 9:05 AM. */
export function formatTime(at: number): string {
  return timeOfDay.format(at);
}

/** The day and the time of an instant in epoch milliseconds, where the reader is: Nov 21, 2026, 9:05 AM. */
export function formatMoment(at: number): string {
  return moment.format(at);
}

/** What is left of a wait, in milliseconds, as mm:ss; a second that has begun counts whole, and below zero is 00:00 (§9). */
export function formatMinutesSeconds(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = String(Math.floor(left / 60)).padStart(2, "0");
  const seconds = String(left % 60).padStart(2, "0");
  return `${minutes}:${seconds}`;
}

const SIZES = ["byte", "kilobyte", "megabyte"] as const;

/** The size of a file, given in bytes, as 840 kB or 2.4 MB, counted by 1024 like the limit of uploads. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1023.5 * 1024 ? 1 : 2;
  return new Intl.NumberFormat(LOCALE, {
    style: "unit",
    unit: SIZES[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/** What the archive of a member's data is called that is made at this instant, in epoch milliseconds. */
export function archiveName(at: number): string {
  return `ubia-data-${new Date(at).toISOString().slice(0, 10)}.zip`;
}
