import { crc32 } from "node:zlib";
import { cleanBoxes } from "./box-metadata.ts";
import { cleanGif } from "./gif-metadata.ts";
import { cleanTiff, ENTRY_BYTES, tiffView } from "./tiff-metadata.ts";

/**
 * Removes position, camera data, comments and embedded thumbnails from pictures, because other members can download
 * them. Each function retains the parts that a viewer needs, and removes all others, also those after the end of the
 * picture: phones append a second picture or a video, which contain the position again.
 */

/** The functions that remove metadata, by the type of the picture. */
const CLEANERS: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/apng": cleanPng,
  "image/webp": cleanWebp,
  "image/gif": cleanGif,
  "image/tiff": cleanTiff,
  "image/x-adobe-dng": cleanTiff,
  "image/x-canon-cr2": cleanTiff,
  "image/x-nikon-nef": cleanTiff,
  "image/x-sony-arw": cleanTiff,
  "image/heic": cleanBoxes,
  "image/heic-sequence": cleanBoxes,
  "image/heif": cleanBoxes,
  "image/heif-sequence": cleanBoxes,
  "image/avif": cleanBoxes,
  "image/jxl": cleanBoxes,
  "image/jp2": cleanBoxes,
  "image/jpx": cleanBoxes,
  "image/x-canon-cr3": cleanBoxes,
};

/** Returns a picture without metadata other than its orientation. Returns other files unchanged. */
export function withoutMetadata(content: Buffer, mime: string): Buffer {
  return CLEANERS[mime]?.(content) ?? content;
}

const EXIF_HEADER = Buffer.from("Exif\0\0");
const ORIENTATION_TAG = 0x0112;
const NORMAL_ORIENTATION = 1;
const MAX_ORIENTATION = 8;

/**
 * Returns the orientation that EXIF data (a TIFF structure) contains, or null for the normal one. Only the first directory
 * can contain the orientation of the picture; the second one describes a thumbnail.
 */
function orientationOf(tiff: Buffer): number | null {
  const { word, long } = tiffView(tiff);
  try {
    const start = long(4);
    let at = start + 2;
    const end = at + word(start) * ENTRY_BYTES;
    while (at < end && word(at) !== ORIENTATION_TAG) at += ENTRY_BYTES;
    const value = at < end ? word(at + 8) : 0;
    const isOther = value > NORMAL_ORIENTATION && value <= MAX_ORIENTATION;
    return isOther ? value : null;
  } catch {
    // The data ends too early.
    return null;
  }
}

/** Returns EXIF data that contains only an orientation, or null for the normal orientation. */
function orientationExif(tiff: Buffer): Buffer | null {
  const orientation = orientationOf(tiff);
  if (orientation === null) return null;
  const exif = Buffer.from(
    "4d4d002a00000008000101120003000000010000000000000000",
    "hex",
  );
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** Markers without a length: the start of a picture, and two without a meaning. */
const STANDALONE: readonly number[] = [0xd8, 0x00, 0x01];
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

function cleanJpeg(content: Buffer): Buffer {
  const parts: Buffer[] = [content.subarray(0, 2)];
  let hasOrientation = false;
  let at = 2;
  while (at + 1 < content.length) {
    // Viewers skip bytes that do not belong to a segment.
    if (content[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = content[at + 1] ?? 0;
    if (marker === EOI) break;
    // Fill bytes, and markers without a length.
    if (marker === 0xff || STANDALONE.includes(marker) || isRestart(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > content.length) break;
    const end = at + 2 + Math.max(2, content.readUInt16BE(at + 2));
    const data = content.subarray(at + 4, end);
    if (isKeptSegment(marker, data)) parts.push(content.subarray(at, end));
    else if (marker === APP1 && !hasOrientation && startsWith(data, "Exif\0")) {
      const exif = orientationExif(data.subarray(EXIF_HEADER.length));
      hasOrientation = exif !== null;
      if (exif) parts.push(jpegSegment(APP1, exif));
    }
    at = end;
    if (marker !== SOS) continue;
    const scanEnd = endOfScan(content, at);
    parts.push(content.subarray(at, scanEnd));
    at = scanEnd;
  }
  parts.push(Buffer.from([0xff, EOI]));
  return Buffer.concat(parts);
}

/** Preserves the format's own segments, JFIF, the colour profile and Adobe's colour transform. */
function isKeptSegment(marker: number, data: Buffer): boolean {
  if (marker === APP0) return startsWith(data, "JFIF\0");
  if (marker === APP2) return startsWith(data, "ICC_PROFILE\0");
  if (marker === APP14) return startsWith(data, "Adobe");
  return marker !== COMMENT && !(marker > APP0 && marker <= APP15);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Returns where the compressed data that begins at `start` ends: at the next marker that is not a restart marker. */
function endOfScan(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at >= 0 && at + 1 < content.length) {
    const marker = content[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
    at = content.indexOf(0xff, marker === 0xff ? at + 1 : at + 2);
  }
  return content.length;
}

function jpegSegment(marker: number, exif: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + EXIF_HEADER.length + exif.length, 2);
  return Buffer.concat([head, EXIF_HEADER, exif]);
}

const PNG_SIGNATURE_LENGTH = 8;
/** The chunks that define the pixels, the colours, the resolution and the animation. */
const KEPT_PNG_CHUNKS: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST sPLT pHYs acTL fcTL fdAT".split(
    " ",
  ),
);

function cleanPng(content: Buffer): Buffer {
  const parts: Buffer[] = [content.subarray(0, PNG_SIGNATURE_LENGTH)];
  let hasOrientation = false;
  let at = PNG_SIGNATURE_LENGTH;
  while (at + 12 <= content.length) {
    const type = content.toString("latin1", at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    if (KEPT_PNG_CHUNKS.has(type)) parts.push(content.subarray(at, end));
    else if (type === "eXIf" && !hasOrientation) {
      const exif = orientationExif(content.subarray(at + 8, end - 4));
      hasOrientation = exif !== null;
      if (exif) parts.push(pngChunk(type, exif));
    }
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(parts);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

const RIFF_HEADER_LENGTH = 12;
const KEPT_WEBP_CHUNK = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

function cleanWebp(content: Buffer): Buffer {
  const parts: Buffer[] = [];
  let flags: Buffer | null = null;
  let exif: Buffer | null = null;
  let at = RIFF_HEADER_LENGTH;
  const fileEnd = Math.min(content.length, 8 + content.readUInt32LE(4));
  while (at + 8 <= fileEnd) {
    const type = content.toString("latin1", at, at + 4);
    const size = content.readUInt32LE(at + 4);
    const end = Math.min(fileEnd, at + 8 + size + (size % 2));
    const chunk = content.subarray(at, end);
    if (type === "VP8X" && size > 0) {
      flags = Buffer.from(chunk);
      parts.push(flags);
    } else if (KEPT_WEBP_CHUNK.test(type)) parts.push(chunk);
    else if (type === "EXIF") exif ??= orientationExif(tiffIn(chunk));
    at = end;
  }
  if (flags)
    flags[8] =
      ((flags[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (exif ? EXIF_FLAG : 0);
  if (flags && exif) parts.push(riffChunk("EXIF", exif));
  return riffChunk(
    "RIFF",
    Buffer.concat([Buffer.from("WEBP", "latin1"), ...parts]),
  );
}

/** Returns the EXIF data of a chunk. Some programs write the header that only JPEG needs. */
function tiffIn(chunk: Buffer): Buffer {
  const data = chunk.subarray(8);
  return startsWith(data, "Exif\0\0")
    ? data.subarray(EXIF_HEADER.length)
    : data;
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  const padding = Buffer.alloc(type === "RIFF" ? 0 : data.length % 2);
  return Buffer.concat([head, data, padding]);
}

function startsWith(data: Buffer, text: string): boolean {
  return data.toString("latin1", 0, text.length) === text;
}
