import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { StoredFile } from "../../contract/profile/wire.ts";
import type { Queries } from "../database/connection.ts";
import type { FileList } from "../database/profile-columns.ts";
import { type accounts, type FileKind, files } from "../database/schema.ts";
import type { Upload } from "./multipart.ts";

/**
 * Runs the queries that read parts of files, at most two at a time, because each of them occupies a connection to the
 * database and then the process for longer than the other queries do.
 */
const readInTurn = pLimit(2);
/** Size of the parts in which the content of a file is read, in bytes. */
const PART_BYTES = 256 * 1024;

/** Returns every file of an account, grouped by kind, oldest first. */
export async function filesOf(queries: Queries, accountId: number) {
  const { rows } = await queries.execute<{ files: FileRow[] }>(
    sql`select ${filesColumn(accountId)} as files`,
  );
  return filesByKind(rows[0]?.files ?? []);
}

type FileRow = StoredFile & { readonly kind: FileKind };

/** A column with every file of an account, oldest first. */
export const filesColumn = (accountId: number | typeof accounts.id) => sql<
  readonly FileRow[]
>`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'size', size, 'type', content_type)
    order by created_at, id), '[]')
  from files where account_id = ${accountId})`;

export function filesByKind(rows: readonly FileRow[]): FileList {
  const ofKind = (kind: FileKind) =>
    rows.filter((row) => row.kind === kind).map(({ kind: _, ...file }) => file);
  return {
    pitch_deck: ofKind("pitch_deck"),
    ability_to_scale_file: ofKind("ability_to_scale_file"),
    financial_records_file: ofKind("financial_records_file"),
    avatar: ofKind("avatar"),
  };
}

/** Stores a validated file, in addition to others of its kind. Generates an id if the file has none. */
export async function addFile(
  queries: Queries,
  {
    upload: { type, ...upload },
    at,
    ...owner
  }: {
    id?: string;
    accountId: number;
    kind: FileKind;
    upload: Upload;
    at: Date;
  },
): Promise<StoredFile> {
  const id = owner.id ?? randomUUID();
  await queries
    .insert(files)
    .values({ ...owner, ...upload, id, contentType: type, createdAt: at });
  return { id, name: upload.name, size: upload.size, type };
}

/**
 * Opens the content of a file. Returns null if the file was removed in the meantime. The content is read in parts,
 * because a row of several megabytes would occupy the process, and several times its size in memory, until it has been
 * parsed.
 */
export async function openContent(queries: Queries, fileId: string) {
  const [file] = await queries
    .select({ length: sql<number>`octet_length(${files.content})` })
    .from(files)
    .where(eq(files.id, fileId));
  if (!file) return null;
  const { length } = file;
  return { length, parts: readParts(queries, fileId, length) };
}

type StoredContent = NonNullable<Awaited<ReturnType<typeof openContent>>>;

/** Reads all parts of a file. */
export async function readAll({ length, parts }: StoredContent) {
  const content = Buffer.allocUnsafeSlow(length);
  let position = 0;
  for await (const part of parts) position += part.copy(content, position);
  return content;
}

async function* readParts(queries: Queries, fileId: string, length: number) {
  for (let position = 0; position < length; position += PART_BYTES) {
    const [part] = await readInTurn(() =>
      queries
        .select({
          bytes: sql<Buffer>`substring(${files.content} from ${position + 1} for ${PART_BYTES})`,
        })
        .from(files)
        .where(eq(files.id, fileId)),
    );
    if (!part) throw new Error("The file was removed while it was read.");
    yield part.bytes;
  }
}

/** Removes an account's files of these kinds. */
export async function removeFiles(
  queries: Queries,
  accountId: number,
  kinds: readonly FileKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await queries
    .delete(files)
    .where(
      and(eq(files.accountId, accountId), inArray(files.kind, [...kinds])),
    );
}
