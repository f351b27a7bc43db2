import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandFailure, codeOf } from "./failures.ts";

/**
 * Writes a new file that only its owner can read. The file has its name when it is complete and on disk.
 *
 * @param record Records the file. No copy of personal data is kept without a record: after a failure, it is deleted.
 * @throws CommandFailure when the file exists or cannot be created.
 */
export async function writeNewFile(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  record: () => Promise<void>,
  ...transforms: readonly Transform[]
): Promise<void> {
  if (existsSync(file))
    throw new CommandFailure(
      `The file ${file} already exists: choose another name.`,
    );
  const incomplete = `${file}.${randomBytes(4).toString("hex")}.incomplete`;
  const target = await open(incomplete, "wx", 0o600).catch((error) => {
    throw new CommandFailure(
      `The file ${file} cannot be written (${codeOf(error)}): choose a folder that you may write to.`,
    );
  });
  const written = [incomplete];
  try {
    const stream = target.createWriteStream({ flush: true });
    await pipeline([chunks, ...transforms, stream]);
    // Fails if the file has been created meanwhile.
    await link(incomplete, file);
    written.push(file);
    await rm(incomplete);
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
    await record();
  } catch (error) {
    await Promise.allSettled(written.map((path) => rm(path, { force: true })));
    throw error;
  }
}
