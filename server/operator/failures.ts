import { BackupFailure } from "../backup/backup-failure.ts";
import { isStartFailure } from "../database/embedded.ts";
import { isDatabaseUnavailable } from "../database/unavailable.ts";

/** Thrown when a command cannot be performed. The message is one sentence for the operator; the exit code is 1. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}

/** Thrown when a command is used incorrectly. The message is one sentence for the operator; the exit code is 2. */
export class UsageFailure extends Error {
  override readonly name = "UsageFailure";
}

/** Returns the message and exit code of a failed command: 2 for incorrect usage, 1 for other errors. */
export function describeFailure(error: unknown) {
  if (error instanceof UsageFailure)
    return { message: error.message, exitCode: 2 as const };
  const isExpected =
    error instanceof CommandFailure ||
    error instanceof BackupFailure ||
    isStartFailure(error);
  const message = isExpected ? error.message : messageFor(error);
  return { message, exitCode: 1 as const };
}

// Does not use the error's own message, because the message of a failed query contains the query's values.
function messageFor(error: unknown): string {
  const code = codeOf(error);
  if (/^(25006|40|53|55|57014)/.test(code))
    return `The database was busy (${code}) and nothing was changed: run the command again.`;
  if (isDatabaseUnavailable(error))
    return `The connection to the database was lost (${code}): check whether the command took effect before you run it again.`;
  if (/^42(P01|703|883)$/.test(code))
    return `The database was created by another version of Ubia (${code}): start this version's server to migrate it, then run the command again.`;
  return `The command failed (${code}) and nothing was changed.`;
}

/** Returns the code of the deepest cause. If it has none, returns its name, or `terminated` for a lost connection. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  if (error.cause) return codeOf(error.cause);
  if ("code" in error && error.code) return String(error.code);
  return isDatabaseUnavailable(error) ? "terminated" : error.name;
}
