import { isUtf8 } from "node:buffer";
import { parse } from "csv-parse/sync";

// Reads CSV files as spreadsheet programs save them.

/** Columns with a date and perhaps a time. */
const DATE_COLUMNS = ["date", "start", "end"];
const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;
const CLOCK_TIME =
  /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})? ?(?:([ap])[.]?m[.]?)?$/i;
const SEPARATORS = [";", "\t"];

/** Returns the text of a file in UTF-8 or UTF-16 or, if it is neither, in Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const single = isUtf8(bytes) ? "utf-8" : "windows-1252";
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : single).decode(bytes);
}

/**
 * Returns the filled rows of a CSV file, keyed by the names in its first line, with their numbers in a spreadsheet. The
 * separator is a comma, a semicolon or a tab.
 *
 * @throws An Error that names a column which is not one of `columns`.
 */
export function parseSpreadsheet(text: string, columns: readonly string[]) {
  const content = text.replace(/^sep=.\r?\n/, "");
  const [names = ""] = content.split("\n", 1);
  const delimiter =
    SEPARATORS.find((separator) => names.includes(separator)) ?? ",";
  const records: Record<string, string>[] = parse(content, {
    delimiter,
    columns: (cells: string[]) =>
      cells.map((name) => columnOf(name.trim(), columns)),
    // A line may be empty.
    relax_column_count_less: true,
    trim: true,
  });
  // Spreadsheets end a table with lines of empty cells. The first row has the names.
  return records
    .map((record, index) => ({ number: index + 2, record }))
    .filter(({ record }) => Object.values(record).some(Boolean));
}

function columnOf(name: string, columns: readonly string[]): string {
  const column = name.toLowerCase().replaceAll(" ", "_");
  // Spreadsheets also save columns that have no name and no cells.
  if (column === "" || columns.includes(column)) return column;
  throw new Error(
    `the column ${name} is unknown; the columns are ${columns.join(", ")}`,
  );
}

/**
 * Returns a row with its dates as 2026-12-04 and its times as 09:30. A date with the year last has the day first, as in
 * every country of the product.
 *
 * @param onDayFirst Called with each such date, and how it is read.
 * @throws An Error that names the column and says what to write.
 */
export function normalizeTimes(
  row: Readonly<Record<string, string>>,
  onDayFirst: (typed: string, read: string) => void,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === "time") return [name, clockTime(value)];
      if (!DATE_COLUMNS.includes(name)) return [name, value];
      const [date = "", ...time] = value.split(" ");
      const read = isoDate(date);
      if (read === null)
        throw new Error(
          `${name} ${date} is not a date with the day first; write it like 2026-12-04 or 04/12/2026 (4 December)`,
        );
      if (YEAR_LAST.test(date)) onDayFirst(date, read);
      return [name, [read, clockTime(time.join(" "))].join(" ").trim()];
    }),
  );
}

/** Returns a date as 2026-12-04. Returns null for one whose second number is not a month, and a text that is none as it is. */
function isoDate(text: string): string | null {
  const [, year, month = "", day = ""] = YEAR_FIRST.exec(text) ?? [];
  if (year)
    return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const parts = YEAR_LAST.exec(text);
  if (!parts) return text;
  const [, first = "", second = "", last = ""] = parts;
  if (Number(second) > 12) return null;
  return [
    last.padStart(4, "20"),
    second.padStart(2, "0"),
    first.padStart(2, "0"),
  ].join("-");
}

/** Returns a time of 12 or 24 hours as 14:30, and any other text as it is. */
function clockTime(text: string): string {
  const [, hours = "", minutes, half] = CLOCK_TIME.exec(text) ?? [];
  const number = Number(hours);
  if (!half) return minutes ? `${hours.padStart(2, "0")}:${minutes}` : text;
  if (number < 1 || number > 12) return text;
  const hour = (number % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
}
