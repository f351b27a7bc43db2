import { statSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { createGzip } from "node:zlib";
import { formatCount } from "../../contract/format.ts";
import { createBackup } from "../backup/backup.ts";
import { listErasures, readErasures } from "../backup/erasures.ts";
import { checkRestorable, restoreBackup } from "../backup/restore.ts";
import { verifyBackup } from "../backup/verify.ts";
import {
  type Action,
  type Input,
  type Outcome,
  recordAction,
  recordedAction,
  type Surroundings,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { writeNewFile } from "./new-file.ts";
import { openDatabase } from "./open-database.ts";
import { formatList } from "./text-format.ts";

/** Faster than the default, and hardly larger, because most bytes are uploaded files. */
const COMPRESSION = { level: 3 };

/** `backup <file>`: writes everything in the database to a new file. */
export async function makeBackup(
  input: Input,
  { env, clock, name }: Surroundings,
): Promise<Outcome> {
  const file = fileOf(input);
  const { database, url, close } = await openDatabase(env);
  try {
    const content = createBackup(url, clock.now());
    const remove = await writeNewFile(file, content, createGzip(COMPRESSION));
    // No copy of personal data is kept without a record.
    await recordAction({ clock, name }, database, input.name, {}).catch(
      async (error: unknown) => {
        await remove();
        throw error;
      },
    );
  } finally {
    await close();
  }
  const { size } = statSync(file);
  return {
    data: { done: input.name, file, size },
    text: `The backup is in ${file} (${formatCount(Math.ceil(size / 1000))} kB). Only you can read this file. Check it with \`backup verify\`.`,
  };
}

/** `backup verify <file>`: restores a backup into a temporary database and checks it. */
export async function verify(
  input: Input,
  { env, clock }: Surroundings,
): Promise<Outcome> {
  const file = fileOf(input);
  const verified = await verifyBackup(
    env.databaseDirectUrl ?? env.databaseUrl,
    file,
    clock.now(),
  );
  const { header, rows, invariants } = verified;
  const violated = invariants.filter(({ violations }) => violations > 0);
  if (violated.length > 0)
    throw new CommandFailure(
      [
        `${file} can be restored, but its data is not consistent:`,
        ...violated.map(
          ({ statement, violations }) =>
            `  ${statement} Not so in ${violations} cases.`,
        ),
      ].join("\n"),
    );
  return {
    data: {
      done: input.name,
      file,
      created_at: header.createdAt,
      version: header.version,
      postgres: header.postgres,
      rows,
      checks: invariants.length,
    },
    text: `${file} can be restored: ${rows} rows of ${header.createdAt}, written by version ${header.version} with PostgreSQL ${header.postgres}. All ${invariants.length} checks of the data passed.`,
  };
}

/** `restore <file>`: replaces everything in the database with a backup. */
export async function restore(
  input: Input,
  { env, clock, name }: Surroundings,
): Promise<Outcome> {
  const file = fileOf(input);
  const { erased, yes } = input.options;
  const erasures = erased === undefined ? [] : readErasures(erased);
  const backup = await checkRestorable(file);
  const { url, close } = await openDatabase(env, { creates: true });
  try {
    const { header, rows, erasedAgain } = await restoreBackup(url, backup, {
      erasures,
      actor: name,
      now: clock.now(),
      confirmReplacement: async (...numbers) => {
        if (!yes) await confirm(...numbers);
      },
    });
    return {
      data: {
        done: input.name,
        file,
        created_at: header.createdAt,
        rows,
        erased_again: erasedAgain,
      },
      text: `The database is as it was at ${header.createdAt}: ${rows} rows. Erased again: ${erasedAgain.length}. Everyone has to log in again.`,
    };
  } finally {
    await close();
  }
}

/** `erasures list`: the ids of erased accounts, for a restore on another machine. */
export function showErasures(input: Input): Action {
  return recordedAction(input, async (queries) => {
    const erasures = await listErasures(queries);
    return {
      data: { total: erasures.length, erasures },
      text: formatList(
        ["erased account", "erased accounts"],
        erasures.length,
        ["account", "erased"],
        erasures.map((one) => [`${one.account_id}`, one.erased_at]),
      ),
    };
  });
}

function fileOf({ parameters: [path = ""] }: Input): string {
  return resolve(path);
}

async function confirm(accounts: number, erased: number): Promise<void> {
  const replaced = `This replaces everything in the database, including ${accounts} accounts`;
  const warning =
    erased === 0
      ? replaced
      : `${replaced}, and erases again what it has erased (${erased} ${erased === 1 ? "account" : "accounts"}, by id), so the backup must be one of this database`;
  if (!process.stdin.isTTY)
    throw new UsageFailure(`${warning}: add --yes to confirm.`);
  const terminal = createInterface({
    input: process.stdin,
    output: process.stderr,
  });
  const answer = await terminal.question(`${warning}. Type yes to continue: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes")
    throw new CommandFailure("Nothing was restored.");
}
