import { Zip, ZipDeflate } from "fflate";
import type { Language } from "../../contract/language.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import type { DatabaseAndClock } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { openContent } from "../files/file-store.ts";
import {
  accountData,
  fileData,
  matchData,
  profileData,
} from "./stored-data.ts";

/**
 * Returns a ZIP archive as a stream of chunks. The archive contains all data stored about an account, as JSON, and its
 * uploaded files. The account, the profile and the file list are read in one snapshot. Matches and file contents are
 * read while the archive is consumed. Returns null when the account does not exist or is closed.
 */
export async function exportArchive(
  { database, clock }: DatabaseAndClock,
  accountId: number,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const stored = await database.transaction(
    async (queries) => {
      const account = await accountData(queries, accountId);
      const profile = await profileData(queries, accountId);
      const files = await fileData(queries, accountId);
      return account && { account, profile, files };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  if (!stored) return null;
  return createZip(archiveEntries(database, stored, new Date(clock.now())));
}

type StoredData = {
  account: NonNullable<Awaited<ReturnType<typeof accountData>>>;
  profile: Awaited<ReturnType<typeof profileData>>;
  files: Awaited<ReturnType<typeof fileData>>;
};

async function* archiveEntries(
  database: Database,
  { account, profile, files }: StoredData,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const textEntry = (path: string, content: ZipEntry["content"]): ZipEntry => ({
    path,
    modified: now,
    compress: true,
    content,
  });
  const { id, user_type } = account.account;
  const side = { accountId: id, userType: user_type };
  yield textEntry("README.txt", [readme(account.account.language)]);
  yield textEntry("account.json", [formatJson(account)]);
  yield textEntry("profile.json", [formatJson(profile)]);
  yield textEntry("matches.json", formatJsonList(matchData(database, side)));
  yield textEntry("files.json", [formatJson(files)]);
  for (const file of files) {
    const stored = await openContent(database, file.id);
    if (stored)
      yield {
        path: file.path,
        modified: file.created_at,
        compress: false,
        content: stored.parts,
      };
  }
}

/** Returns the text that explains the archive, in the language of the account. */
function readme(language: Language): string {
  const example = "2025-01-31T12:00:00.000Z";
  return `${tIn(language, "archive.readme.intro")}

account.json   ${tIn(language, "archive.readme.account")}
profile.json   ${tIn(language, "archive.readme.profile")}
matches.json   ${tIn(language, "archive.readme.matches")}
files.json     ${tIn(language, "archive.readme.files", { folder: "files" })}

${tIn(language, "archive.readme.times", { example, file: "matches.json" })}
${tIn(language, "archive.readme.secrets")}
`;
}

async function* formatJsonList(items: AsyncIterable<unknown>) {
  let separator = "[\n";
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

type ZipEntry = {
  /** The path in the archive, with `/` between folders. */
  path: string;
  modified: Date;
  /** False for formats that are already compressed, such as images and PDFs. */
  compress: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};

/** Creates a ZIP archive as a stream of chunks, generated as they are read. One chunk of content is in memory at a time. */
async function* createZip(entries: AsyncIterable<ZipEntry>) {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const entry of entries) {
    // Every entry uses deflate, at level 0 if its format is already compressed. A ZIP reader that reads a stream cannot
    // find the end of an entry without deflate, because its length is not known in advance.
    const level = entry.compress ? 6 : 0;
    const file = new ZipDeflate(entry.path, { level });
    file.mtime = entry.modified;
    zip.add(file);
    for await (const data of entry.content) {
      file.push(typeof data === "string" ? Buffer.from(data) : data);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
