/** Formats results as plain text without colours, for terminals and files. */

import type { Outcome } from "./action.ts";

type Cell = string | number | boolean | Date | null;

/**
 * Returns the outcome of a command that lists rows: as data with this key, and as a table, followed by the number of rows
 * listed and in total.
 */
export function listOutcome<Row>(
  key: string,
  noun: readonly [singular: string, plural?: string],
  rows: readonly Row[],
  total: number,
  columns: readonly (readonly [heading: string, cell: (row: Row) => Cell])[],
): Outcome {
  const [singular, plural = `${singular}s`] = noun;
  const headings = columns.map(([heading]) => heading);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const count =
    rows.length < total
      ? `${rows.length} of ${total} ${plural} shown`
      : `${total} ${total === 1 ? singular : plural}`;
  return {
    data: { total, [key]: rows },
    text: `${formatTable(headings, cells)}\n\n${count}`,
  };
}

/** Formats rows below their headings. */
export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  return formatRows([headings.map((text) => text.toUpperCase()), ...rows]);
}

/** Formats rows, such as names and values; each column is as wide as its widest cell. */
export function formatRows(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => cells.map(formatCell));
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats an instant to the minute in UTC, and null as `-`. */
function formatCell(cell: Cell): string {
  if (cell instanceof Date)
    return `${cell.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return String(cell ?? "-");
}
