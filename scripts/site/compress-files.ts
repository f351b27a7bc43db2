import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Files that the build compresses. Pages, sitemap.xml and robots.txt are compressed by the server, because it must
 * first insert its public URL into them.
 */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Smaller files are not compressed, because that would save little. */
const MIN_BYTES = 500;

/** Writes a .br and a .gz copy of each compressible file in a folder, so that the server need not compress them. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < MIN_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
