/** An error that prevents the start and that the user can fix. `main.ts` prints only its message and exits with code 1. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
