/** Replaces line breaks and other white space with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns text for a cell of a Markdown table. */
export function tableCell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}
