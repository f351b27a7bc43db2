/** An act that cannot be done. Its message is one sentence for the operator; the exit code is 1. */
export class OperatorFailure extends Error {
  override readonly name = "OperatorFailure";
}

/** A command that is written wrong. Its message is one sentence for the operator; the exit code is 2. */
export class UsageFailure extends Error {
  override readonly name = "UsageFailure";
}
