import { fileTypeFromBuffer } from "file-type";

/** The MIME type of what is no file that the product knows. */
export const UNKNOWN_TYPE = "application/octet-stream";

// A stream of every PowerPoint presentation before 2007, as the directory of the compound file names it.
const POWERPOINT_STREAM = Buffer.from("PowerPoint Document", "utf16le");

// A drawing in words: after the XML declaration, comments and a document type, if any, comes its root.
const SVG =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;
const SVG_HEAD_BYTES = 4_096;

/**
 * The MIME type of a file by its content; its name and what the client says of it count for nothing (design:
 * Security table). Compound files hold presentations, and installers too: only a presentation is told as one.
 */
export async function detectedType(content: Buffer): Promise<string> {
  const type = await typeOf(content);
  if (type === UNKNOWN_TYPE || type === "application/xml")
    return SVG.test(content.toString("utf8", 0, SVG_HEAD_BYTES))
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
