/** Formats results as plain text without colours, for terminals and files. */

/** Formats the rows of a list below their headings, followed by the number of rows listed and in total. */
export function formatList(
  [singular, plural]: readonly [string, string],
  total: number,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const count =
    rows.length < total
      ? `${rows.length} of ${total} ${plural} shown`
      : `${total} ${total === 1 ? singular : plural}`;
  return `${formatTable(headings, rows)}\n\n${count}`;
}

/** Formats rows below their headings; each column is as wide as its widest cell. */
export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats names and values, one pair per line. */
export function formatPairs(
  entries: readonly (readonly [string, string])[],
): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd())
    .join("\n");
}

/** Formats an instant to the minute in UTC, or null as `-`. */
export function formatMinute(at: Date | null): string {
  return at === null
    ? "-"
    : `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
