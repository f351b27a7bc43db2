import { isDatabaseUnavailable } from "../database/unavailable.ts";
import { StartFailure } from "../start-failure.ts";
import { OperatorFailure, UsageFailure } from "./operator-failure.ts";

/** What a failed command says, and its exit code: 2 for one that was written wrong, 1 for all others. */
export function failureSentence(error: unknown): {
  sentence: string;
  exitCode: 1 | 2;
} {
  if (error instanceof UsageFailure)
    return { sentence: error.message, exitCode: 2 };
  const isOurs =
    error instanceof OperatorFailure || error instanceof StartFailure;
  return {
    sentence: isOurs ? error.message : sentenceOf(codeOf(error)),
    exitCode: 1,
  };
}

// Never the message of an error that is not ours: a failed query's holds the values of the query.
function sentenceOf(code: string): string {
  if (/^(08|57P|ECONN|EPIPE|terminated)/.test(code))
    return `The database stopped answering in the middle (${code}): look whether the command took effect before you run it again.`;
  if (/^(40|53|55|57014)/.test(code))
    return `The database was busy (${code}), so nothing was done: run the command again.`;
  if (/^42(P01|703)$/.test(code))
    return `The database was made by another version of Ubia (${code}): start the server of this version once.`;
  return `The command failed (${code}), and nothing was done.`;
}

/** PostgreSQL's or the system's code of an error, at its deepest cause; else its name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  if (error.cause) return codeOf(error.cause);
  if ("code" in error && error.code) return String(error.code);
  return isDatabaseUnavailable(error) ? "terminated" : error.name;
}
