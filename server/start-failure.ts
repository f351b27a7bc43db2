/**
 * An error that the user can fix, which prevents the start. `main.ts` prints its message, one sentence without a stack, and exits
 * with code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
