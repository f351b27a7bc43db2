/** Thrown when a backup cannot be made, read or restored. The message is one sentence for the operator. */
export class BackupFailure extends Error {
  override readonly name = "BackupFailure";
}
