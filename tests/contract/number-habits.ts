/** How people in different countries write numbers. */
export type NumberHabit = {
  readonly name: string;
  /** The separator of thousands; empty for none. */
  readonly group: string;
  readonly decimal: string;
  /** The digits from 0 to 9. */
  readonly digits?: string;
};

const ARABIC_INDIC = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";

export const HABITS: readonly NumberHabit[] = [
  { name: "en", group: ",", decimal: "." },
  { name: "en without separators", group: "", decimal: "." },
  { name: "en with spaces", group: " ", decimal: "." },
  { name: "fr", group: "\u202f", decimal: "," },
  { name: "fr with no-break spaces", group: "\u00a0", decimal: "," },
  { name: "fr with thin spaces", group: "\u2009", decimal: "," },
  { name: "fr with spaces", group: " ", decimal: "," },
  { name: "fr with dots", group: ".", decimal: "," },
  { name: "fr without separators", group: "", decimal: "," },
  { name: "pt", group: ".", decimal: "," },
  { name: "ar", group: "٬", decimal: "٫", digits: ARABIC_INDIC },
  { name: "ar with commas", group: ",", decimal: ".", digits: ARABIC_INDIC },
  { name: "ar with dots", group: ".", decimal: ",", digits: ARABIC_INDIC },
  {
    name: "ar with Arabic commas",
    group: "،",
    decimal: ".",
    digits: ARABIC_INDIC,
  },
  {
    name: "ar with decimal Arabic commas",
    group: "",
    decimal: "،",
    digits: ARABIC_INDIC,
  },
  {
    name: "ar without separators",
    group: "",
    decimal: "٫",
    digits: ARABIC_INDIC,
  },
  { name: "fa", group: "٬", decimal: "٫", digits: PERSIAN },
  { name: "de-CH", group: "'", decimal: "." },
  { name: "de-CH with typographic apostrophes", group: "’", decimal: "." },
];

/** Writes a number with this many decimals in a habit. */
export function writtenNumber(
  value: number,
  decimals: number,
  { group, decimal, digits = "0123456789" }: NumberHabit,
): string {
  const [whole = "", fraction = ""] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = fraction === "" ? grouped : `${grouped}${decimal}${fraction}`;
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** Replaces the digits of the habits by ASCII digits. */
export function withDigits(text: string): string {
  return [...text]
    .map((character) => {
      const position = Math.max(
        ARABIC_INDIC.indexOf(character),
        PERSIAN.indexOf(character),
      );
      return position < 0 ? character : String(position);
    })
    .join("");
}
