import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** Returns whether the PostgreSQL of a DATA_DIR has been started and not stopped again. */
export function isPostgresRunning(dataDir: string): boolean {
  return existsSync(join(dataDir, "postgres/postmaster.pid"));
}

/** Runs one statement on its own connection. */
export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Returns a function that sends a signal to a PostgreSQL and all of its current processes, the postmaster first. */
export async function signallerOf(url: string, postmaster: number) {
  const { rows } = await query(url, "select pid from pg_stat_activity");
  const pids: number[] = [postmaster, ...rows.map(({ pid }) => pid)];
  return (signal: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, signal);
      } catch {
        // The process of a connection that was closed exits.
      }
  };
}
