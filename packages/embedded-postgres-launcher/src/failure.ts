/**
 * An error that prevents PostgreSQL from starting and that the user can fix. The message is one sentence. It calls the
 * folder DATA_DIR and the address of another PostgreSQL DATABASE_URL, like the environment variables of most programs.
 */
export class LaunchFailure extends Error {
  override readonly name: string = "LaunchFailure";
}

/** Thrown when another process uses the folder, so that callers that can share its PostgreSQL can connect to it. */
export class FolderInUse extends LaunchFailure {
  override readonly name = "FolderInUse";
}
