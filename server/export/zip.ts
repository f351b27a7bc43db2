import { Zip, ZipDeflate } from "fflate";

/** One file of an archive. */
export type ZipEntry = {
  /** With `/` between folders. */
  path: string;
  modified: Date;
  /** False for what is packed already, such as pictures and PDFs: they are stored as they are. */
  shrinks: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};

const utf8 = new TextEncoder();

/**
 * A ZIP archive in pieces, made while it is read: no more than one piece of content is held at a time. Fails when an
 * entry's content fails.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const entry of entries) {
    // Every entry is deflated, also the packed ones (in blocks that are stored): readers that do not look at the
    // directory first can read no others of a length that was not known in advance.
    const file = new ZipDeflate(entry.path, { level: entry.shrinks ? 6 : 0 });
    file.mtime = entry.modified;
    zip.add(file);
    for await (const part of entry.content) {
      file.push(typeof part === "string" ? utf8.encode(part) : part);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
