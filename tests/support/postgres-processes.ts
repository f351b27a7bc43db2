import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import pg from "pg";
import { postgresFiles } from "../../server/database/postgres-files.ts";
import { commandOfProcess } from "../../server/database/processes.ts";

/** Returns whether a PostgreSQL process is running on this data directory. */
export function isPostgresRunning(dataDir: string): boolean {
  const { cluster } = postgresFiles(dataDir);
  // The space excludes folders whose path only begins with the same characters.
  return runningCommands().some((command) =>
    `${command} `.includes(`-D ${cluster} `),
  );
}

function runningCommands(): string[] {
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => commandOfProcess(Number(pid)));
  return spawnSync("ps", ["-axo", "command="], {
    encoding: "utf8",
  }).stdout.split("\n");
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
