/**
 * An error that prevents the server from starting and that the user can fix. `main.ts` prints only the error's message,
 * which is one sentence, and exits with code 1.
 */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
