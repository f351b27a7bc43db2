import { strFromU8, unzipSync } from "fflate";

/** A ZIP as it was unpacked: the content of each file by its path. */
export type Archive = {
  readonly paths: readonly string[];
  bytes(path: string): Buffer;
  text(path: string): string;
  /** Parsed JSON. */
  json(path: string): unknown;
  /** The texts of all files that are no uploads. */
  allText(): string;
};

/** Unpacks a ZIP. Throws for what is none, and for one that was cut off. */
export function openArchive(zip: Uint8Array): Archive {
  const files = unzipSync(zip);
  const bytes = (path: string): Buffer => {
    const found = files[path];
    if (!found) throw new Error(`No ${path} in ${Object.keys(files)}`);
    return Buffer.from(found);
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
