import { strFromU8, unzipSync } from "fflate";

/** An unpacked ZIP: the content of each file by its path. */
export type Archive = {
  readonly paths: readonly string[];
  bytes(path: string): Buffer;
  text(path: string): string;
  /** Parses a file of the archive as JSON. */
  json(path: string): unknown;
  /** The text of all files except uploads. */
  allText(): string;
};

/** Unpacks a ZIP. Throws when it is invalid or truncated. */
export function openArchive(zip: Uint8Array): Archive {
  const files = unzipSync(zip);
  const bytes = (path: string): Buffer => {
    const content = files[path];
    if (!content) throw new Error(`No ${path} in ${Object.keys(files)}`);
    return Buffer.from(content);
  };
  return {
    paths: Object.keys(files),
    bytes,
    text: (path) => strFromU8(bytes(path)),
    json: (path) => JSON.parse(strFromU8(bytes(path))),
    allText: () =>
      Object.entries(files)
        .filter(([path]) => !path.startsWith("files/"))
        .map(([, content]) => strFromU8(content))
        .join("\n"),
  };
}
