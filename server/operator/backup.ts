import { statSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { createGzip } from "node:zlib";
import { formatCount } from "../../contract/format.ts";
import { createBackup } from "../backup/backup.ts";
import { listErasures, readErasures } from "../backup/erasures.ts";
import { checkRestorable, restoreBackup } from "../backup/restore.ts";
import { verifyBackup } from "../backup/verify.ts";
import { type OperatorCommand, recordAction } from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { writeNewFile } from "./new-file.ts";
import { openDatabase } from "./open-database.ts";
import { listOutcome } from "./text-format.ts";

/** Faster than the default, and hardly larger, because most bytes are uploaded files. */
const COMPRESSION = { level: 3 };

export const backupCommands: readonly OperatorCommand[] = [
  {
    usage: "erasures list",
    summary: "list the ids of all erased accounts",
    details:
      "Write the list to another machine with --json. A restore from a backup that is older than an erasure erases the account again if it is given the list, or if the database that it replaces still contains the erasure.",
    async record(queries) {
      const rows = await listErasures(queries);
      return listOutcome("erasures", ["erased account"], rows, rows.length, [
        ["account", (row) => row.account_id],
        ["erased", (row) => row.erased_at],
      ]);
    },
  },
  {
    usage: "backup create <file>",
    summary: "write everything in the database to a new file",
    details:
      "`backup <file>` is the same. Servers may run meanwhile; the file contains the state at one moment. It can be restored into an embedded or another PostgreSQL, of the same or another version. It contains all personal data and passwords as hashes, but no sessions, links and codes: keep it as safe as the database.",
    isDefault: true,
    async perform(input, { env, clock, name }) {
      const file = resolve(input.parameters[0] ?? "");
      const { database, url, close } = await openDatabase(env);
      await writeNewFile(
        file,
        createBackup(url, clock.now()),
        () => recordAction({ clock, name }, database, input.name, {}),
        createGzip(COMPRESSION),
      ).finally(close);
      const { size } = statSync(file);
      return {
        data: { done: input.name, file, size },
        text: `The backup is in ${file} (${formatCount(Math.ceil(size / 1000))} kB). Only you can read this file. Check it with \`backup verify\`.`,
      };
    },
  },
  {
    usage: "backup verify <file>",
    summary: "restore a backup into a temporary database and check its data",
    details:
      "With DATABASE_URL, the temporary database is on the same server, where the role needs the right to create databases. Otherwise it is in the folder for temporary files (TMPDIR). Your database is not read or changed.",
    async perform(input, { env, clock }) {
      const file = resolve(input.parameters[0] ?? "");
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
    },
  },
  {
    usage: "restore <file>",
    summary: "replace everything in the database with a backup",
    details:
      "Stop all servers first. A damaged backup, and one of a newer version, is refused before anything is changed; a backup of an older version is upgraded. Asks before it replaces accounts, trainings or events. Nobody is logged in afterwards, and links and codes in earlier emails no longer work. Accounts that have been erased since the backup are erased again.",
    options: [
      ["--yes", "do not ask"],
      [
        "--erased <file>",
        "also erase the accounts in this file (from `erasures list --json`)",
      ],
    ],
    async perform(input, { env, clock, name }) {
      const file = resolve(input.parameters[0] ?? "");
      const { erased, yes } = input.options;
      const erasures = erased === undefined ? [] : readErasures(erased);
      const backup = await checkRestorable(file);
      const { url, close } = await openDatabase(env, { creates: true });
      const { header, rows, erasedAgain } = await restoreBackup(url, backup, {
        erasures,
        actor: name,
        now: clock.now(),
        confirmReplacement: yes ? async () => {} : confirm,
      }).finally(close);
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
    },
  },
];

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
