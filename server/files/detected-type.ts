import { fileTypeFromBuffer } from "file-type";

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
const SVG: DetectedType = { mime: "image/svg+xml", extension: "svg" };
const POWERPOINT: DetectedType = {
  mime: "application/vnd.ms-powerpoint",
  extension: "ppt",
};

// The name of a stream that every pre-2007 PowerPoint file contains, encoded as in the directory of a compound file.
const POWERPOINT_STREAM = Buffer.from("PowerPoint Document", "utf16le");

const SVG_HEAD_BYTES = 4_096;

/**
 * Detects the type of a file from its content, ignoring its name and declared type. Recognises a
 * compound file only if it is a presentation: other compound files can be installers, for example.
 */
export async function detectType(content: Buffer): Promise<DetectedType> {
  const type = await typeFromSignature(content);
  if (type === UNKNOWN || type.mime === "application/xml")
    return isSvg(content.toString("utf8", 0, SVG_HEAD_BYTES)) ? SVG : UNKNOWN;
  if (type.mime !== "application/x-cfb") return type;
  return content.includes(POWERPOINT_STREAM) ? POWERPOINT : UNKNOWN;
}

async function typeFromSignature(content: Buffer): Promise<DetectedType> {
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
