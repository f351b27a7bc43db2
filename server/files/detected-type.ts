import { fileTypeFromBuffer } from "file-type";

/** What a file is by its content. */
export type DetectedType = {
  /** MIME type. */
  readonly mime: string;
  /** The usual extension of such a file, without a dot. */
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

// A stream of every PowerPoint presentation before 2007, as the directory of the compound file names it.
const POWERPOINT_STREAM = Buffer.from("PowerPoint Document", "utf16le");

const SVG_HEAD_BYTES = 4_096;

/**
 * Returns the type of a file by its content; its name and what the client says of it count for nothing. Compound
 * files hold presentations, and installers too: only a presentation is recognised.
 */
export async function detectedType(content: Buffer): Promise<DetectedType> {
  const type = await typeOf(content);
  if (type === UNKNOWN || type.mime === "application/xml")
    return isSvg(content.toString("utf8", 0, SVG_HEAD_BYTES)) ? SVG : UNKNOWN;
  if (type.mime !== "application/x-cfb") return type;
  return content.includes(POWERPOINT_STREAM) ? POWERPOINT : UNKNOWN;
}

async function typeOf(content: Buffer): Promise<DetectedType> {
  try {
    const found = await fileTypeFromBuffer(content);
    return found ? { mime: found.mime, extension: found.ext } : UNKNOWN;
  } catch {
    // A file that is cut off or made to confuse is none that is known.
    return UNKNOWN;
  }
}

/**
 * Whether the root element of a text is `svg`, after an XML declaration, comments and a document type, each optional.
 * Reads the text once from left to right: a pattern that repeats comments would try every division of them.
 */
function isSvg(text: string): boolean {
  let rest = skip(text.trimStart(), "<?xml", ">", "?>");
  rest = skipComments(rest);
  rest = skip(rest, "<!DOCTYPE svg", ">");
  rest = skipComments(rest);
  return /^<svg[\s>]/.test(rest);
}

function skipComments(text: string): string {
  let rest = text;
  let length: number;
  do {
    length = rest.length;
    rest = skip(rest, "<!--", "-->");
  } while (rest.length < length);
  return rest;
}

/**
 * The text after its first part from `open` to the next `close`, without leading white space; the same text when it
 * does not start with such a part. The part must end in `ending`.
 */
function skip(
  text: string,
  open: string,
  close: string,
  ending = close,
): string {
  if (!text.startsWith(open)) return text;
  const end = text.indexOf(close, open.length);
  if (end === -1) return text;
  const after = end + close.length;
  return text.slice(open.length, after).endsWith(ending)
    ? text.slice(after).trimStart()
    : text;
}
