import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BUILT_ORIGIN } from "../../contract/built-origin.ts";

/** The output is nearly as small as with the highest quality, and takes a tenth of the time. */
const BROTLI_QUALITY = 9;
/** Maximum size of a file that is cached in memory, in bytes. */
const MAX_FILE_BYTES = 1024 * 1024;
/** Maximum total size of cached files, in bytes; a build has about 4 MB. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A cached file of the site, ready to send. */
export type SiteFile = {
  /** Hash of the content, without quotes. */
  readonly tag: string;
  readonly plain: Buffer;
  /** Null when the build did not compress the file because it is too small. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
};
type CacheEntry = {
  readonly version: string;
  readonly file: Promise<SiteFile>;
  /** In bytes; 0 until the file is read. */
  size: number;
};
export type SiteFiles = {
  /** Returns an unmodified file of the build, with its compressed copies. Null when it does not exist or is too large. */
  builtFile(path: string): Promise<SiteFile | null>;
  /** Returns a text file that contains the public address, with compressed copies. Null when it does not exist. */
  withOrigin(path: string): Promise<SiteFile | null>;
};

/**
 * Caches files of the site until they change: a build may replace the folder while the server runs. Cached files are served
 * without libuv's threads, which password hashes and other files may occupy; `statSync` takes microseconds and does not use them.
 * Evicts the least recently used files when `capacity` (bytes) is reached.
 */
export function createSiteFiles(
  publicUrl: string,
  capacity = MAX_CACHE_BYTES,
): SiteFiles {
  const cache = new Map<string, CacheEntry>();
  let size = 0;

  function evict(path: string): void {
    size -= cache.get(path)?.size ?? 0;
    cache.delete(path);
  }

  function store(path: string, version: string, file: Promise<SiteFile>): void {
    evict(path);
    const entry: CacheEntry = { version, file, size: 0 };
    cache.set(path, entry);
    file.then(
      (loaded) => {
        if (cache.get(path) !== entry) return;
        entry.size = sizeOf(loaded);
        size += entry.size;
        for (const [oldest] of cache) {
          if (size <= capacity) break;
          evict(oldest);
        }
      },
      // Failed reads are not cached.
      () => cache.get(path) === entry && evict(path),
    );
  }

  async function load(
    path: string,
    read: (path: string) => Promise<SiteFile>,
  ): Promise<SiteFile | null> {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > MAX_FILE_BYTES) return null;
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    const cached = cache.get(path);
    if (cached?.version === version) {
      // The most recently used is last.
      cache.delete(path);
      cache.set(path, cached);
      return cached.file;
    }
    const file = read(path);
    store(path, version, file);
    return file;
  }

  return {
    builtFile: (path) => load(path, readBuilt),
    withOrigin: (path) => load(path, (file) => fillOrigin(file, publicUrl)),
  };
}

function sizeOf({ plain, br, gzip: gz }: SiteFile): number {
  return plain.length + (br?.length ?? 0) + (gz?.length ?? 0);
}

async function readBuilt(path: string): Promise<SiteFile> {
  const [plain, br, gz] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => null),
    readFile(`${path}.gz`).catch(() => null),
  ]);
  return { tag: tagOf(plain), plain, br, gzip: gz };
}

async function fillOrigin(path: string, publicUrl: string): Promise<SiteFile> {
  const text = await readFile(path, "utf8");
  const plain = Buffer.from(text.replaceAll(BUILT_ORIGIN, publicUrl));
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    toGzip(plain),
  ]);
  return { tag: tagOf(plain), plain, br, gzip: gz };
}

function tagOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}
