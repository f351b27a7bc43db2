import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupFailure } from "./backup-failure.ts";

// A backup is SQL in the form of pg_dump, compressed with gzip: a header, the rows of each table in PostgreSQL's text
// format, and a last line with the checksum of everything before it. All versions of PostgreSQL read and write this format.

const FORMAT = 1;
const HEADER_MARK = "-- Ubia backup ";
const END_MARK = "-- End of the backup ";
/** The line after the rows of a table. In a row, PostgreSQL writes a backslash as two. */
export const END_OF_ROWS = "\\.\n";
const END_OF_ROWS_AFTER_LINE = `\n${END_OF_ROWS}`;
const READ_SIZE = 256 * 1024;
/** Longer than any line except rows. */
const MAX_LINE_LENGTH = 1024 * 1024;

const identifier = z.string().regex(/^\w+$/);
const headerSchema = z.object({
  format: z.number(),
  /** The version of the product that wrote the backup. */
  version: z.string(),
  /** The last migration of the database, as in the journal of the migrations. */
  migration: z.number(),
  postgres: z.string(),
  createdAt: z.string(),
  /** The tables in the order in which they are restored: a table follows those that it references. */
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
  /** The last values of the sequences of identity columns, so that no id is used again. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string() }),
  ),
});
const endSchema = z.object({
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
});
export type BackupHeader = z.output<typeof headerSchema>;
export type BackupTable = BackupHeader["tables"][number];
type BackupEnd = z.output<typeof endSchema>;

/** Returns the content of a backup. `rowsOf` returns the rows of a table, and their number when all have been read. */
export async function* backupContent(
  header: Omit<BackupHeader, "format">,
  rowsOf: (
    table: BackupTable,
  ) => AsyncIterable<Uint8Array> & { readonly rowCount: number },
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  const rows: BackupEnd["rows"] = {};
  const hashed = (content: string | Uint8Array) => {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    hash.update(bytes);
    return bytes;
  };
  yield hashed(
    `${HEADER_MARK}${JSON.stringify({ format: FORMAT, ...header })}\n`,
  );
  for (const table of header.tables) {
    yield hashed(`${copyStatement(table)};\n`);
    const source = rowsOf(table);
    for await (const chunk of source) yield hashed(chunk);
    rows[table.name] = source.rowCount;
    yield hashed(END_OF_ROWS);
  }
  const end: BackupEnd = { rows, sha256: hash.digest("hex") };
  yield Buffer.from(`${END_MARK}${JSON.stringify(end)}\n`);
}

/** Returns the statement that loads rows, which follow it in a backup. */
export function copyStatement({ name, columns }: BackupTable): string {
  return `COPY public."${name}" (${columns.map((column) => `"${column}"`).join(", ")}) FROM stdin`;
}

/**
 * Reads a whole backup. Calls `readTable` for each table, which must read all rows. Returns the number of rows of each.
 *
 * @throws BackupFailure when the file is not a complete and unchanged backup, perhaps only at the end.
 */
export async function readBackup(
  file: string,
  readTable: (
    table: BackupTable,
    rows: AsyncGenerator<Buffer>,
  ) => Promise<void>,
): Promise<{ header: BackupHeader; rows: BackupEnd["rows"] }> {
  const changed = new BackupFailure(
    `${file} is incomplete or has been changed since the backup: use another backup.`,
  );
  let failure = new BackupFailure(`${file} is not a backup of Ubia.`);
  const hash = createHash("sha256");
  const source = createReadStream(file, { highWaterMark: READ_SIZE });
  const gunzip = createGunzip({ chunkSize: READ_SIZE });
  source.on("error", (error) => gunzip.destroy(error));
  const reader = createReader(source.pipe(gunzip), hash, (error) => {
    const { code = "", message = "" } = (error ?? {}) as NodeJS.ErrnoException;
    if (code.startsWith("E"))
      return new BackupFailure(`${file} cannot be read (${code}).`);
    // A file that gzip has not written fails at its first bytes.
    const isOfGzip = code.startsWith("Z_") && message !== NOT_OF_GZIP;
    return isOfGzip ? changed : failure;
  });
  try {
    const header = parseLine(headerSchema, HEADER_MARK, await reader.line());
    if (!header) throw failure;
    failure = changed;
    if (header.format !== FORMAT)
      throw new BackupFailure(
        `${file} has a format that this version of Ubia does not read: restore it with version ${header.version} or newer.`,
      );
    for (const table of header.tables) {
      if ((await reader.line()) !== `${copyStatement(table)};\n`) throw changed;
      await readTable(table, reader.rows());
    }
    const sha256 = hash.copy().digest("hex");
    const end = parseLine(endSchema, END_MARK, await reader.line());
    if (end?.sha256 !== sha256 || (await reader.hasMore())) throw changed;
    return { header, rows: end.rows };
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** The message of zlib for a file that gzip has not written. */
const NOT_OF_GZIP = "incorrect header check";

function parseLine<Value>(
  schema: z.ZodType<Value>,
  mark: string,
  line: string,
): Value | undefined {
  try {
    if (line.startsWith(mark))
      return schema.safeParse(JSON.parse(line.slice(mark.length))).data;
  } catch {}
  return undefined;
}

/** Reads lines, and rows up to END_OF_ROWS, from chunks of bytes, and hashes them. At most one chunk is in memory. */
function createReader(
  chunks: AsyncIterable<Buffer>,
  hash: Hash,
  failureOf: (error: unknown) => Error,
) {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  async function hasMore(): Promise<boolean> {
    try {
      const { done, value } = await iterator.next();
      if (!done) rest = Buffer.concat([rest, value]);
      return !done;
    } catch (error) {
      throw failureOf(error);
    }
  }
  async function readMore(): Promise<void> {
    if (rest.length > MAX_LINE_LENGTH || !(await hasMore()))
      throw failureOf(null);
  }
  /** Takes the first bytes that have been read. */
  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    hash.update(taken);
    return taken;
  }
  return {
    /** Returns whether there are bytes after those that have been read. */
    hasMore: async () => rest.length > 0 || (await hasMore()),
    async line(): Promise<string> {
      while (!rest.includes("\n")) await readMore();
      return take(rest.indexOf("\n") + 1).toString();
    },
    async *rows(): AsyncGenerator<Buffer> {
      while (rest.length < END_OF_ROWS.length) await readMore();
      // There may be no rows.
      if (rest.toString("latin1", 0, END_OF_ROWS.length) !== END_OF_ROWS) {
        let end = rest.indexOf(END_OF_ROWS_AFTER_LINE);
        for (; end < 0; end = rest.indexOf(END_OF_ROWS_AFTER_LINE)) {
          // The mark may begin in this chunk and end in the next one.
          const complete = rest.length - END_OF_ROWS_AFTER_LINE.length + 1;
          if (complete > 0) yield take(complete);
          await readMore();
        }
        yield take(end + 1);
      }
      take(END_OF_ROWS.length);
    },
  };
}
