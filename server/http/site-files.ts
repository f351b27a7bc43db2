import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { BUILT_ORIGIN } from "../../contract/built-origin.ts";

/** Maximum total size of cached files, in bytes; a build is about 4 MB. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A cached file of the site, ready to send. */
export type SiteFile = {
  /** Hash of the content, without quotes. */
  readonly tag: string;
  readonly plain: Buffer;
  /** Null when the build did not compress the file. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
};

/**
 * Caches files of the site. Reads a changed file again, because a build may replace the folder while the server runs.
 * Cached files are served without libuv's threads, which password hashing and file reads may occupy; `statSync` takes
 * microseconds and does not use them. Evicts the least recently used files when `capacity` (bytes) is reached.
 */
export function createSiteFiles(publicUrl: string, capacity = MAX_CACHE_BYTES) {
  const cache = new LRUCache<string, SiteFile, () => Promise<SiteFile>>({
    maxSize: capacity,
    // The cache requires a size of at least 1.
    sizeCalculation: ({ plain, br, gzip: gz }) =>
      1 + plain.length + (br?.length ?? 0) + (gz?.length ?? 0),
    fetchMethod: (_version, _file, { context: read }) => read(),
    // A file that is evicted while it is read is still sent.
    ignoreFetchAbort: true,
  });

  async function load(path: string, read: (path: string) => Promise<SiteFile>) {
    try {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats?.isFile()) return null;
      const version = `${path} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
      return await cache.forceFetch(version, { context: () => read(path) });
    } catch (error) {
      // A build has replaced the folder in the meantime, or the requested path is too long for the file system.
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT" || code === "ENAMETOOLONG") return null;
      throw error;
    }
  }

  return {
    /** Returns an unmodified file of the build with its compressed copies; null if it is missing. */
    builtFile: (path: string) => load(path, readBuilt),
    /** Returns a text file with the public address inserted, and compressed copies; null if it is missing. */
    fileWithOrigin: (path: string) =>
      load(path, (file) => fillOrigin(file, publicUrl)),
  };
}

async function readBuilt(path: string): Promise<SiteFile> {
  const [plain, br, gz] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => null),
    readFile(`${path}.gz`).catch(() => null),
  ]);
  return { tag: hash("sha256", plain, "base64url"), plain, br, gzip: gz };
}

async function fillOrigin(path: string, publicUrl: string): Promise<SiteFile> {
  const text = await readFile(path, "utf8");
  const plain = Buffer.from(text.replaceAll(BUILT_ORIGIN, publicUrl));
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain),
  ]);
  return { tag: hash("sha256", plain, "base64url"), plain, br, gzip: gz };
}
