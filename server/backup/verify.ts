import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeWithTimeout } from "../database/connection.ts";
import { embeddedDatabase } from "../database/embedded.ts";
import { connectForBackup } from "./backup.ts";
import { BackupFailure } from "./backup-failure.ts";
import { checkInvariants } from "./invariants.ts";
import { checkRestorable, restoreBackup } from "./restore.ts";

/**
 * Restores a backup into a temporary database, and checks what must be true of every consistent database. The temporary database
 * is on the server at `databaseUrl` or, if it is null, on an embedded PostgreSQL in a temporary folder.
 *
 * @throws BackupFailure when the backup cannot be restored, or the role may not create a database.
 */
export async function verifyBackup(
  databaseUrl: string | null,
  file: string,
  now: number,
) {
  const backup = await checkRestorable(file);
  const opened = new AsyncDisposableStack();
  try {
    const url = await (databaseUrl
      ? createDatabase(databaseUrl, opened)
      : startPostgres(opened));
    const restored = await restoreBackup(url, backup, {
      erasures: [],
      actor: "verify",
      now,
      confirmReplacement: async () => {},
    });
    const client = await connectForBackup(url);
    opened.defer(() => closeWithTimeout(client));
    return { ...restored, invariants: await checkInvariants(client) };
  } finally {
    await opened.disposeAsync();
  }
}

async function createDatabase(
  databaseUrl: string,
  opened: AsyncDisposableStack,
): Promise<string> {
  const name = `ubia_verify_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = await connectForBackup(databaseUrl);
    await client.query(statement).finally(() => closeWithTimeout(client));
  };
  await run(`create database ${name}`).catch((error) => {
    if (error.code !== "42501") throw error;
    throw new BackupFailure(
      "The role in DATABASE_URL may not create the temporary database: allow it with `alter role … createdb`, or run the command without DATABASE_URL, which uses an embedded PostgreSQL.",
    );
  });
  opened.defer(() => run(`drop database if exists ${name} with (force)`));
  return databaseUrl.replace(/^([a-z]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

async function startPostgres(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ubia-verify-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  // The folder is removed afterwards, so nothing needs to be flushed to disk.
  const postgres = await embeddedDatabase(folder).start({ fsync: "off" });
  opened.defer(postgres.stop);
  return postgres.url();
}
