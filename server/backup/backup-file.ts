import { createHash } from "node:crypto";
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

/** Returns the content of a backup. `rowsOf` returns the rows of a table and, at the end, their number. */
export async function* backupContent(
  header: Omit<BackupHeader, "format">,
  rowsOf: (table: BackupTable) => AsyncGenerator<Uint8Array, number>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  const rows: BackupEnd["rows"] = {};
  const hashed = (content: string | Uint8Array) => {
    const bytes = Buffer.from(content);
    hash.update(bytes);
    return bytes;
  };
  yield hashed(
    `${HEADER_MARK}${JSON.stringify({ format: FORMAT, ...header })}\n`,
  );
  for (const table of header.tables) {
    yield hashed(`${copyStatement(table)};\n`);
    const source = rowsOf(table);
    let next = await source.next();
    for (; !next.done; next = await source.next()) yield hashed(next.value);
    rows[table.name] = next.value;
    yield hashed(END_OF_ROWS);
  }
  const end: BackupEnd = { rows, sha256: hash.digest("hex") };
  yield Buffer.from(`${END_MARK}${JSON.stringify(end)}\n`);
}

/** Returns the statement that loads rows, which follow it in a backup. */
export function copyStatement({ name, columns }: BackupTable): string {
  return `COPY public."${name}" (${columns.map((column) => `"${column}"`).join(", ")}) FROM stdin`;
}

export type Backup = {
  readonly header: BackupHeader;
  /** The tables with their rows. Each table's rows must be read before the next table. */
  tables(): AsyncGenerator<BackupTable & { rows: AsyncGenerator<Buffer> }>;
  /** Reads the last line, and compares the checksum. */
  end(): Promise<BackupEnd>;
  close(): void;
};

/**
 * Opens a backup and reads its header.
 *
 * @throws BackupFailure, also from the functions of the result, when the file is not a complete and unchanged backup.
 */
export async function openBackup(file: string): Promise<Backup> {
  const source = createReadStream(file, { highWaterMark: READ_SIZE });
  const gunzip = createGunzip({ chunkSize: READ_SIZE });
  source.on("error", (error) => gunzip.destroy(error));
  const hash = createHash("sha256");
  const reader = createReader(source.pipe(gunzip), (error) =>
    readFailure(file, error),
  );
  const close = () => {
    source.destroy();
    gunzip.destroy();
  };
  const parse = <Value>(
    schema: z.ZodType<Value>,
    line: string,
    mark: string,
  ) =>
    line.startsWith(mark)
      ? parseJson(schema, line.slice(mark.length))
      : undefined;
  try {
    const first = await reader.line();
    const header = parse(headerSchema, first, HEADER_MARK);
    if (!header) throw new BackupFailure(`${file} is not a backup of Ubia.`);
    if (header.format !== FORMAT)
      throw new BackupFailure(
        `${file} has a format that this version of Ubia does not read: restore it with version ${header.version} or newer.`,
      );
    hash.update(first);
    return {
      header,
      async *tables() {
        for (const table of header.tables) {
          const line = await reader.line();
          if (line !== `${copyStatement(table)};\n`) throw changed(file);
          hash.update(line);
          yield { ...table, rows: hashedRows(reader, hash) };
        }
      },
      async end() {
        const end = parse(endSchema, await reader.line(), END_MARK);
        if (!end || end.sha256 !== hash.digest("hex")) throw changed(file);
        if (await reader.hasMore()) throw changed(file);
        return end;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Reads a whole backup and returns its header and the numbers of rows.
 *
 * @throws BackupFailure when the file is not a complete and unchanged backup.
 */
export async function checkBackup(
  file: string,
): Promise<{ header: BackupHeader; rows: Readonly<Record<string, number>> }> {
  const backup = await openBackup(file);
  try {
    for await (const { rows } of backup.tables()) for await (const _ of rows);
    const { rows } = await backup.end();
    return { header: backup.header, rows };
  } finally {
    backup.close();
  }
}

async function* hashedRows(
  reader: Reader,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const rows of reader.rows()) {
    hash.update(rows);
    yield rows;
  }
  hash.update(END_OF_ROWS);
}

type Reader = ReturnType<typeof createReader>;

/** Reads lines, and rows up to END_OF_ROWS, from chunks of bytes. Keeps one chunk in memory. */
function createReader(
  chunks: AsyncIterable<Buffer>,
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
    if (!(await hasMore())) throw failureOf(null);
  }
  return {
    /** Returns whether there are bytes after those that have been read. */
    hasMore: async () => rest.length > 0 || (await hasMore()),
    async line(): Promise<string> {
      while (!rest.includes("\n")) {
        if (rest.length > MAX_LINE_LENGTH) throw failureOf(null);
        await readMore();
      }
      const end = rest.indexOf("\n") + 1;
      const line = rest.subarray(0, end).toString();
      rest = rest.subarray(end);
      return line;
    },
    async *rows(): AsyncGenerator<Buffer> {
      // With the end of the line before, the mark is also found when there are no rows.
      rest = Buffer.concat([Buffer.from("\n"), rest]);
      let from = 1;
      for (;;) {
        const end = rest.indexOf(END_OF_ROWS_AFTER_LINE);
        if (end >= 0) {
          yield rest.subarray(from, end + 1);
          rest = rest.subarray(end + END_OF_ROWS_AFTER_LINE.length);
          return;
        }
        // The mark may begin in this chunk and end in the next one.
        const complete = rest.length - END_OF_ROWS_AFTER_LINE.length + 1;
        if (complete > from) {
          yield rest.subarray(from, complete);
          rest = rest.subarray(complete);
          from = 0;
        }
        await readMore();
      }
    },
  };
}

function parseJson<Value>(schema: z.ZodType<Value>, text: string) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function changed(file: string): BackupFailure {
  return new BackupFailure(
    `${file} is incomplete or has been changed since the backup: use another backup.`,
  );
}

function readFailure(file: string, error: unknown): BackupFailure {
  const code = String((error as { code?: unknown } | null)?.code ?? "");
  return code.startsWith("E")
    ? new BackupFailure(`${file} cannot be read (${code}).`)
    : changed(file);
}
