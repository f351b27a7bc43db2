import { fileTypeFromBuffer } from "file-type";
import { LOCKED_FILE } from "../rules/files.ts";

/** The type of a file, detected from its content. */
export type DetectedType = {
  readonly mime: string;
  /** The usual extension of this type, without a dot. */
  readonly extension: string;
};

const UNKNOWN: DetectedType = {
  mime: "application/octet-stream",
  extension: "bin",
};
const LOCKED: DetectedType = { mime: LOCKED_FILE, extension: "bin" };
const SVG: DetectedType = { mime: "image/svg+xml", extension: "svg" };
const POWERPOINT: DetectedType = {
  mime: "application/vnd.ms-powerpoint",
  extension: "ppt",
};

// The name of a stream that every pre-2007 PowerPoint file contains, encoded as in the directory of a compound file.
const POWERPOINT_STREAM = utf16("PowerPoint Document");

/** Size of an entry in the directory of a compound file. Sectors are multiples of it. */
const DIRECTORY_ENTRY_BYTES = 128;

const SVG_HEAD_BYTES = 4_096;

// The name of the stream that contains a password-protected Office document, encoded as in the directory.
const ENCRYPTED_STREAM = utf16("EncryptedPackage");

const PDF: DetectedType = { mime: "application/pdf", extension: "pdf" };
/** The name in a PDF whose value is its encryption: a dictionary or a reference to one. */
const ENCRYPT = bytesOf("/Encrypt");
const ENCRYPT_VALUE = /^\s{0,9}(?:\d{1,10}\s{1,9}\d{1,5}\s{1,9}R|<<)/;
/** Maximum length of the value that ENCRYPT_VALUE matches, in bytes. */
const ENCRYPT_VALUE_BYTES = 43;
/** Only so many names are checked: each revision of a PDF has one. */
const MAX_ENCRYPT_NAMES = 1_000;
/** PDF readers accept bytes before the header, which printers and mail programs add, up to this position. */
const PDF_HEAD_BYTES = 1_024;

/**
 * Detects the type of a file from its content, ignoring its name and declared type. Recognises a
 * compound file only if it is a presentation or locked with a password: other compound files can be installers, for
 * example. A locked file gets the type LOCKED_FILE.
 */
export async function detectType(content: Uint8Array): Promise<DetectedType> {
  const type = await typeFromSignature(content);
  if (
    type.mime === PDF.mime ||
    (!provesOtherType(type) &&
      latin1(content.subarray(0, PDF_HEAD_BYTES)).includes("%PDF-"))
  )
    return isLockedPdf(content) ? LOCKED : PDF;
  if (type === UNKNOWN || type.mime === "application/xml") {
    const head = new TextDecoder().decode(content.subarray(0, SVG_HEAD_BYTES));
    return isSvg(head) ? SVG : UNKNOWN;
  }
  if (type.mime !== "application/x-cfb") return type;
  if (hasStream(content, ENCRYPTED_STREAM)) return LOCKED;
  return hasStream(content, POWERPOINT_STREAM) ? POWERPOINT : UNKNOWN;
}

/** Returns whether the signature proves another type. Bytes before a PDF can look like that of a font, for example. */
function provesOtherType({ mime }: DetectedType): boolean {
  return /^(?:image|audio|video)\/|zip|x-tar|x-rar|x-7z|officedocument|ms-|x-cfb|x-msdownload|x-elf|x-mach/.test(
    mime,
  );
}

/**
 * Returns whether a PDF refers to an encryption. The whole file is searched, because a linearised one does so near its
 * start. `/EncryptMetadata` is followed by a boolean, so it does not match.
 */
function isLockedPdf(content: Uint8Array): boolean {
  let position = indexOf(content, ENCRYPT);
  for (let count = 0; position >= 0 && count < MAX_ENCRYPT_NAMES; count++) {
    const end = position + ENCRYPT.length;
    const next = latin1(content.subarray(end, end + ENCRYPT_VALUE_BYTES));
    if (ENCRYPT_VALUE.test(next)) return true;
    position = indexOf(content, ENCRYPT, end);
  }
  return false;
}

/** Returns whether the directory of a compound file contains a stream. Each entry of a directory starts with its name. */
function hasStream(content: Uint8Array, name: Uint8Array): boolean {
  for (let entry = 0; entry < content.length; entry += DIRECTORY_ENTRY_BYTES)
    if (name.every((byte, at) => content[entry + at] === byte)) return true;
  return false;
}

/**
 * Returns the position of a pattern, or -1. Uses the algorithm of Horspool, because decoding a file of several megabytes
 * or comparing each of its bytes would occupy the process several times as long.
 */
function indexOf(content: Uint8Array, pattern: Uint8Array, from = 0): number {
  const end = pattern.length - 1;
  // By how much the pattern can be moved when its end is at a byte.
  const moves = new Uint8Array(256).fill(pattern.length);
  for (let at = 0; at < end; at++) moves[pattern[at] as number] = end - at;
  let start = from;
  while (start + end < content.length) {
    const byte = content[start + end] as number;
    if (byte === pattern[end]) {
      let at = 0;
      while (at < end && content[start + at] === pattern[at]) at++;
      if (at === end) return start;
    }
    start += moves[byte] as number;
  }
  return -1;
}

/** Returns one character per byte. */
function latin1(content: Uint8Array): string {
  return new TextDecoder("latin1").decode(content);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Returns the bytes of ASCII text in UTF-16. */
function utf16(text: string): Uint8Array {
  return bytesOf([...text].map((character) => `${character}\0`).join(""));
}

async function typeFromSignature(content: Uint8Array): Promise<DetectedType> {
  try {
    const type = await fileTypeFromBuffer(content);
    return type ? { mime: type.mime, extension: type.ext } : UNKNOWN;
  } catch {
    // The detection fails for some truncated or malformed files.
    return UNKNOWN;
  }
}

/**
 * A part that may precede the root element of a document: an XML declaration, a comment or the DOCTYPE of an SVG.
 * A DOCTYPE that declares entities is not accepted, because a viewer might expand them to any length.
 */
const PROLOG =
  /^\s*(?:<\?xml.*?\?>|<!--.*?-->|<!DOCTYPE svg(?:[^[>"']|"[^[>"]*"|'[^[>']*')*>)/s;

/**
 * Returns whether the root element of a document is `svg`. Removes the parts before it one by one, because a regular
 * expression that matches all of them at once would backtrack.
 */
function isSvg(text: string): boolean {
  let remaining = text;
  while (PROLOG.test(remaining)) remaining = remaining.replace(PROLOG, "");
  return /^\s*<svg[\s>]/.test(remaining);
}
