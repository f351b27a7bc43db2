import { Zip, ZipDeflate } from "fflate";

/** One file of an archive. */
export type ZipEntry = {
  /** With `/` between folders. */
  path: string;
  modified: Date;
  /** False for compressed formats such as images and PDFs, which are stored uncompressed. */
  shrinks: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};

const utf8 = new TextEncoder();

/**
 * Creates a ZIP archive as a stream of chunks, generated while it is read. Only one chunk of content is in memory at a
 * time. Throws when the content of an entry throws.
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
    // Every entry uses deflate, with stored blocks for compressed formats: streaming ZIP readers, which do not read the central
    // directory first, cannot read a stored entry whose length is not known in advance.
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
