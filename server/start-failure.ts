/**
 * A reason not to start that a person can act on. `main.ts` prints its message, one sentence without a stack,
 * and ends with exit code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
