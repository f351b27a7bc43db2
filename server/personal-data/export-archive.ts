import type { ServerContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { accountData } from "./account-data.ts";
import { matchData } from "./match-data.ts";
import { fileContent, fileData, profileData } from "./profile-data.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

const README = `This archive holds what Ubia holds about you.

account.json   your account, where you are logged in, the mails and links that were sent, what the operator did
profile.json   your profile, and how matching finds you
matches.json   your matches, as far as your side may see them
files.json     the files that you uploaded; they are in the folder files

Times in the form 2025-01-31T12:00:00.000Z are UTC; "at" is milliseconds since 1970. Amounts are US dollars.
Passwords, tokens and codes are stored as hashes that cannot be read, so they are not included.
`;

type Store = Pick<ServerContext, "database" | "clock">;

/**
 * Creates a ZIP of all data stored about an account, as a stream of chunks: JSON and the uploaded files. Small data is read at
 * once in one snapshot; matches and files are read while the archive is consumed. Returns null when the account does not exist.
 */
export async function exportArchive(
  { database, clock }: Store,
  accountId: number,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const held = await database.transaction(
    async (queries) => ({
      account: await accountData(queries, accountId),
      profile: await profileData(queries, accountId),
      files: await fileData(queries, accountId),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const { account } = held;
  if (!account) return null;
  const now = new Date(clock.now());
  return zipOf(entriesOf(database, { ...held, account }, now));
}

type Held = {
  account: NonNullable<Awaited<ReturnType<typeof accountData>>>;
  profile: Awaited<ReturnType<typeof profileData>>;
  files: Awaited<ReturnType<typeof fileData>>;
};

async function* entriesOf(
  database: Database,
  { account, profile, files }: Held,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const text = (path: string, content: ZipEntry["content"]): ZipEntry => ({
    path,
    modified: now,
    shrinks: true,
    content,
  });
  const { id, user_type } = account.account;
  const side = { accountId: id, userType: user_type };
  yield text("README.txt", [README]);
  yield text("account.json", [jsonOf(account)]);
  yield text("profile.json", [jsonOf(profile)]);
  yield text("matches.json", jsonList(matchData(database, side)));
  yield text("files.json", [jsonOf(files)]);
  for (const file of files) {
    const content = await fileContent(database, file.id);
    if (content)
      yield {
        path: file.path,
        modified: file.created_at,
        shrinks: false,
        content: [content],
      };
  }
}

async function* jsonList(items: AsyncIterable<unknown>) {
  let separator = "[\n";
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
