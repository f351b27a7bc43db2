import { CURRENCY } from "./constants.ts";

/** The locale in which this module formats numbers, dates and lists. The product supports only one language. */
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

/** Formats US dollars: $250,000, or $180,000.00 with `cents`. By default, cents are shown unless they are zero. */
export function formatMoney(
  usd: number,
  { cents = !Number.isInteger(usd) }: { readonly cents?: boolean } = {},
): string {
  return (cents ? exactMoney : wholeMoney).format(usd);
}

/**
 * Formats a range in US dollars: "Below $10,000", "$10,000–$50,000" or, without an upper end, "Above $5,000,000".
 *
 * @param min The lower end in US dollars, inclusive.
 * @param max The upper end in US dollars, inclusive, or null for an open-ended range.
 */
export function formatRange(min: number, max: number | null): string {
  if (max === null) return `Above ${formatMoney(min)}`;
  return min === 0
    ? `Below ${formatMoney(max)}`
    : `${formatMoney(min)}–${formatMoney(max)}`;
}

/** Formats a whole number: 1,000. */
export function formatCount(number: number): string {
  return number.toLocaleString(LOCALE);
}

/** Formats a number as a form shows it: 250,000 or, if it is not whole, with two decimals: 250,000.50. */
export function formatNumber(number: number): string {
  return number.toLocaleString(LOCALE, {
    minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

const inWords = new Intl.NumberFormat(LOCALE, {
  notation: "compact",
  compactDisplay: "long",
});

/** Formats a whole number below a trillion without separators: "1 million 250 thousand", "18". */
export function formatInWords(number: number): string {
  const parts = [1_000_000_000, 1_000_000, 1_000, 1].map(
    (scale) => (Math.floor(number / scale) % 1_000) * scale,
  );
  return number === 0
    ? inWords.format(0)
    : parts
        .filter((part) => part > 0)
        .map((part) => inWords.format(part))
        .join(" ");
}

/** Formats a number from 0 to 100 as a rounded percentage: 92%. */
export function formatPercent(percent: number): string {
  return (percent / 100).toLocaleString(LOCALE, { style: "percent" });
}

/** Formats the time of day of an instant in epoch milliseconds, in the reader's time zone: 9:05 AM. */
export function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString(LOCALE, {
    hour: "numeric",
    minute: "2-digit",
  });
}

/** Formats the date and time of an instant in epoch milliseconds, in the reader's time zone: Nov 21, 2026, 9:05 AM. */
export function formatDateTime(at: number): string {
  return new Date(at).toLocaleString(LOCALE, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

/** Formats a calendar day (YYYY-MM-DD), which is the same in every time zone: Nov 21, 2026. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString(LOCALE, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
}

/** Formats a remaining time in milliseconds as mm:ss. Rounds up to whole seconds; shows negative values as 00:00. */
export function formatMinutesSeconds(milliseconds: number): string {
  const totalSeconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = String(Math.floor(totalSeconds / 60)).padStart(2, "0");
  const seconds = String(totalSeconds % 60).padStart(2, "0");
  return `${minutes}:${seconds}`;
}

/** Formats a list: "your email and a password". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALE).format(items);
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
        new Intl.NumberFormat(LOCALE, {
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
  return new Intl.NumberFormat(LOCALE, {
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
