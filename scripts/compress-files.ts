import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Pages, sitemap.xml and robots.txt are compressed by the server, which inserts its public address first. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Minimum size of a compressed file, because compressing smaller ones saves nothing. */
const SMALLEST_BYTES = 1_000;

/** Writes a .br and a .gz next to each text file of a folder, so that the server never compresses during a request. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < SMALLEST_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
