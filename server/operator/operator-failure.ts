/** A command that cannot be performed. The message is one sentence for the operator; the exit code is 1. */
export class OperatorFailure extends Error {
  override readonly name = "OperatorFailure";
}

/** Wrong usage of a command. The message is one sentence for the operator; the exit code is 2. */
export class UsageFailure extends Error {
  override readonly name = "UsageFailure";
}
