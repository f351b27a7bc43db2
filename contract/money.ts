import { CURRENCY } from "./constants.ts";
import { numberFormat } from "./intl.ts";
import { type Language, languageFacts, PAGE_LANGUAGE } from "./language.ts";

/** Formats US dollars: $250,000, or $180,000.00 with `cents`. By default, cents are shown unless they are zero. */
export function formatMoney(
  usd: number,
  {
    cents = !Number.isInteger(usd),
    language = PAGE_LANGUAGE,
  }: { readonly cents?: boolean; readonly language?: Language } = {},
): string {
  const amount = numberFormat(languageFacts[language].locale, {
    style: "currency",
    currency: CURRENCY,
    maximumFractionDigits: cents ? 2 : 0,
  }).format(usd);
  // Isolated, because "$" would otherwise be drawn apart from "US" between words from right to left.
  return languageFacts[language].direction === "rtl"
    ? `\u2066${amount.replace("\u200f", "")}\u2069`
    : amount;
}
