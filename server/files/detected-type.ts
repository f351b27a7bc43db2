import { fileTypeFromBuffer } from "file-type";

/** The MIME type of what is no file that the product knows. */
export const UNKNOWN_TYPE = "application/octet-stream";

// A stream of every PowerPoint presentation before 2007, as the directory of the compound file names it.
const POWERPOINT_STREAM = Buffer.from("PowerPoint Document", "utf16le");

const SVG_HEAD_BYTES = 4_096;

/**
 * The MIME type of a file by its content; its name and what the client says of it count for nothing (design:
 * Security table). Compound files hold presentations, and installers too: only a presentation is told as one.
 */
export async function detectedType(content: Buffer): Promise<string> {
  const type = await typeOf(content);
  if (type === UNKNOWN_TYPE || type === "application/xml")
    return isSvg(content.toString("utf8", 0, SVG_HEAD_BYTES))
      ? "image/svg+xml"
      : UNKNOWN_TYPE;
  if (type !== "application/x-cfb") return type;
  return content.includes(POWERPOINT_STREAM)
    ? "application/vnd.ms-powerpoint"
    : UNKNOWN_TYPE;
}

async function typeOf(content: Buffer): Promise<string> {
  try {
    return (await fileTypeFromBuffer(content))?.mime ?? UNKNOWN_TYPE;
  } catch {
    // A file that is cut off or made to confuse is none that is known.
    return UNKNOWN_TYPE;
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
