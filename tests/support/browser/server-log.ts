import { GOOD_PASSWORD } from "../accounts.ts";

/** Pino's level of an error. */
const ERROR = 50;

/** What a server's log must never hold (design: logs), and errors, which no page should be able to cause. */
export function logProblems(printed: string): string[] {
  return printed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .filter((line) => isError(line) || holdsPersonalThings(line));
}

function holdsPersonalThings(line: string): boolean {
  return (
    /[\w.+-]+@[\w-]+\.\w/.test(line) ||
    line.includes(GOOD_PASSWORD) ||
    // As long as a session's token; the id of a request is shorter.
    /[\w-]{40,}/.test(line) ||
    /\b(?:token|password|authorization)\b/i.test(line.replace(ROUTE, ""))
  );
}

/** A route's pattern, which names a parameter and holds no value. */
const ROUTE = /"route":"[^"]*"/g;

function isError(line: string): boolean {
  const entry = entryOf(line);
  return entry !== null && Number(entry.level) >= ERROR;
}

/** A line of the log, or null for what is no such line. */
export function entryOf(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry !== null
      ? (entry as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
