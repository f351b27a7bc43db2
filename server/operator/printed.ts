/** Formats results as plain text without colours, for terminals and files. */

/** Formats rows below their headings; each column is as wide as its widest cell. */
export function columns(
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

/** Formats one fact per line. */
export function facts(entries: readonly (readonly [string, string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries
    .map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd())
    .join("\n");
}

/** Formats an instant to the minute, in UTC; `-` for null. */
export function minute(at: Date | null): string {
  return at === null
    ? "-"
    : `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Formats the number of listed and total rows. `what` is the singular and the plural. */
export function shownOf(
  shown: number,
  total: number,
  [one, many]: readonly [string, string],
): string {
  if (shown < total)
    return `${shown} of ${total} ${many}, the newest; narrow the list to see others`;
  return `${total} ${total === 1 ? one : many}`;
}
