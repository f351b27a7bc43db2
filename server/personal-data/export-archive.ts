import { Zip, ZipDeflate } from "fflate";
import type { Language } from "../../contract/language.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import type { DatabaseAndClock } from "../context.ts";
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
) {
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
  const { account, profile, files } = stored;
  const now = new Date(clock.now());
  /** Generates the chunks of the archive as they are read. One chunk of content is in memory at a time. */
  async function* createArchive(): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    });
    /** Adds an entry. `level` is that of the compression. */
    async function* add(
      path: string,
      content: Iterable<string> | AsyncIterable<string | Uint8Array>,
      { modified = now, level = 6 as 0 | 6 } = {},
    ) {
      // A ZIP reader that reads a stream cannot find the end of an entry without deflate, because its length is not known
      // in advance.
      const file = new ZipDeflate(path, { level });
      file.mtime = modified;
      zip.add(file);
      for await (const data of content) {
        file.push(typeof data === "string" ? Buffer.from(data) : data);
        yield* chunks.splice(0);
      }
      file.push(new Uint8Array(0), true);
      yield* chunks.splice(0);
    }
    const { user_type: userType, language } = account.account;
    const matches = matchData(database, { accountId, userType });
    yield* add("README.txt", [readme(language)]);
    yield* add("account.json", [formatJson(account)]);
    yield* add("profile.json", [formatJson(profile)]);
    yield* add("matches.json", formatJsonList(matches));
    yield* add("files.json", [formatJson(files)]);
    for (const { id, path, created_at: modified } of files) {
      const content = await openContent(database, id);
      // The formats of the files, such as images and PDFs, are already compressed.
      if (content) yield* add(path, content.parts, { modified, level: 0 });
    }
    zip.end();
    yield* chunks.splice(0);
  }
  return createArchive();
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
