import { GOOD_PASSWORD } from "../accounts.ts";

/** Pino's level for errors. */
const ERROR = 50;

/**
 * Returns the log lines that must not occur: lines with secrets or personal data, and errors. No page should be able to
 * cause an error.
 */
export function logProblems(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => line.trim() !== "")
    .filter((line) => isError(line) || containsSensitiveData(line));
}

function containsSensitiveData(line: string): boolean {
  return (
    /[\w.+-]+@[\w-]+\.\w/.test(line) ||
    line.includes(GOOD_PASSWORD) ||
    // Long enough to be a session token. Request ids are shorter.
    /[\w-]{40,}/.test(line) ||
    /\b(?:token|password|authorization)\b/i.test(line.replace(ROUTE, ""))
  );
}

/** The route pattern in a log line. It contains the names of parameters but not their values. */
const ROUTE = /"route":"[^"]*"/g;

function isError(line: string): boolean {
  const entry = parseLogLine(line);
  return entry !== null && Number(entry.level) >= ERROR;
}

/** Parses a line of the output; returns null when it is not a log entry. */
export function parseLogLine(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null
      ? (entry as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
