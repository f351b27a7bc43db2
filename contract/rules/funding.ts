import { MAX_AMOUNT } from "../constants.ts";

/** The latest time zone: somewhere, it is already this day. */
const LATEST_ZONE = 14 * 60 * 60 * 1_000;

/** Returns an amount such as 250000.50 with two decimals, or null unless it is above 0 and at most MAX_AMOUNT. */
export function plainAmount(text: string): string | null {
  const amount = /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return amount > 0 && amount <= MAX_AMOUNT ? amount.toFixed(2) : null;
}

/** Returns whether a text is a calendar day in the form YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(text).getTime();
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the latest day on which a funding can have arrived: today in the latest time zone. */
export function latestFundingDay(now: number): string {
  return new Date(now + LATEST_ZONE).toISOString().slice(0, 10);
}
