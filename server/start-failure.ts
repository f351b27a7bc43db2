import { LaunchFailure } from "embedded-postgres-launcher";

/**
 * An error that prevents the server from starting and that the user can fix. `main.ts` prints only the error's message,
 * which is one sentence, and exits with code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** Returns whether an error, of the server or of its embedded PostgreSQL, prevents the start and can be fixed. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof StartFailure || error instanceof LaunchFailure;
}
