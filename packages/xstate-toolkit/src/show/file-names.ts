import { createHash } from "node:crypto";

/** Names of files that every docs folder contains, without their type. */
const DOCS_FILES = new Set(["readme", "index", "coverage"]);

/** Names that Windows reserves for devices, with or without a type. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** A longer file name could exceed the limit of the file system when a type is added. */
const MAX_LENGTH = 100;

/**
 * Returns a file name, without a type, for each name of a machine. A name that every file system accepts stays as it is.
 * The file names also differ on file systems that ignore case, and from the other files of the docs.
 */
export function fileNamesOf(names: readonly string[]): Map<string, string> {
  const taken = new Set(DOCS_FILES);
  const files = new Map<string, string>();
  for (const name of names) {
    const isUsable = isSafe(name) && !taken.has(name.toLowerCase());
    const file = isUsable ? name : hashedName(name);
    taken.add(file.toLowerCase());
    files.set(name, file);
  }
  return files;
}

/**
 * Returns a file name, without a type, for the name of a machine whose other machines are unknown. Different names have
 * different file names, also on file systems that ignore case.
 */
export function fileNameOf(name: string): string {
  return isSafe(name) && name === name.toLowerCase() ? name : hashedName(name);
}

function isSafe(name: string): boolean {
  return (
    /^[A-Za-z0-9](?:[\w.-]*[\w-])?$/.test(name) &&
    name.length <= MAX_LENGTH &&
    !DEVICE.test(name.toLowerCase())
  );
}

/** Returns the letters and digits of a name, and a hash that makes it distinct. */
function hashedName(name: string): string {
  const words = name.slice(0, MAX_LENGTH).match(/[A-Za-z0-9]+/g) ?? [];
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 8);
  return [...words, hash].join("-");
}
