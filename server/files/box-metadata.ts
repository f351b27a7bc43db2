import { type Erase, erasedCopy } from "./erased-copy.ts";

/**
 * Removes metadata from pictures that consist of boxes: HEIC, HEIF, AVIF, JPEG XL, JPEG 2000 and Canon's CR3. Offsets in
 * the file refer to other parts of it, so the metadata is overwritten with zeros instead of being cut out.
 */

type Box = {
  readonly type: string;
  /** Where the content starts and ends. */
  readonly start: number;
  readonly end: number;
};

/** The boxes of the picture itself. All others are overwritten, for example XMP, and videos that phones append. */
const PICTURE_BOXES: readonly string[] = [
  ...["ftyp", "meta", "mdat", "moov", "moof", "sidx"],
  ...["jP  ", "jp2h", "jp2c"],
  ...["JXL ", "jxlc", "jxlp", "jxll"],
];
const METADATA_BOXES: readonly string[] = ["udta", "meta", "uuid", "xml "];
/** Items of these types contain EXIF data, XMP or other data of cameras and programs. */
const METADATA_ITEMS: readonly string[] = ["Exif", "mime", "uri "];

/** Returns a copy without metadata. The orientation is a property of the picture, and stays. */
export function cleanBoxes(content: Buffer): Buffer {
  return erasedCopy(content, 32, (copy, erase) => {
    for (const box of boxesIn(copy, 0, copy.length)) {
      if (box.type === "meta") eraseItems(copy, box, erase);
      else if (box.type === "moov") eraseTrackMetadata(copy, box, erase);
      else if (!PICTURE_BOXES.includes(box.type)) erase(box.start, box.end);
    }
  });
}

/** @throws RangeError when a box is longer than the file. */
function boxesIn(content: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const type = content.toString("latin1", at + 4, at + 8);
    let size = content.readUInt32BE(at);
    let header = 8;
    if (size === 1) {
      size = Number(content.readBigUInt64BE(at + 8));
      header = 16;
    }
    if (size === 0) size = end - at;
    if (size < header || at + size > end) throw new RangeError(type);
    boxes.push({ type, start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

function eraseTrackMetadata(content: Buffer, parent: Box, erase: Erase): void {
  for (const box of boxesIn(content, parent.start, parent.end)) {
    if (METADATA_BOXES.includes(box.type)) erase(box.start, box.end);
    if (box.type === "trak") eraseTrackMetadata(content, box, erase);
  }
}

/** Overwrites the content of the metadata items, wherever in the file it is. */
function eraseItems(content: Buffer, meta: Box, erase: Erase): void {
  const boxes = boxesIn(content, meta.start + 4, meta.end);
  const find = (name: string) => boxes.find(({ type }) => type === name);
  const information = find("iinf");
  const locations = find("iloc");
  for (const box of boxes)
    if (["uuid", "xml "].includes(box.type)) erase(box.start, box.end);
  if (!information || !locations) return;
  const ids = metadataItems(content, information);
  const itemData = find("idat");
  // From a copy, because erasing a part of the picture may change the places of the others.
  const places = Buffer.from(content.subarray(locations.start, locations.end));
  for (const extent of extents(places)) {
    const { id, isInItemData, start, length } = extent;
    if (!ids.has(id)) continue;
    const from = isInItemData
      ? (itemData?.start ?? content.length) + start
      : start;
    erase(from, length === 0 ? content.length : from + length);
  }
}

/** Returns the ids of the items that contain metadata. */
function metadataItems(content: Buffer, information: Box): Set<number> {
  const ids = new Set<number>();
  const isShort = content.readUInt8(information.start) === 0;
  const entries = information.start + (isShort ? 6 : 8);
  for (const { type, start } of boxesIn(content, entries, information.end)) {
    if (type !== "infe") continue;
    const hasLongId = content.readUInt8(start) >= 3;
    const id = hasLongId
      ? content.readUInt32BE(start + 4)
      : content.readUInt16BE(start + 4);
    const typeAt = start + (hasLongId ? 10 : 8);
    if (METADATA_ITEMS.includes(content.toString("latin1", typeAt, typeAt + 4)))
      ids.add(id);
  }
  return ids;
}

/**
 * Returns where the items are, from the content of the box `iloc`. `start` counts from the start of the file or, if `isInItemData` is set, from that of the box
 * `idat`. A length of 0 means up to the end of the file.
 */
function* extents(content: Buffer) {
  let at = 0;
  const read = (bytes: number) => {
    at += bytes;
    if (bytes === 0) return 0;
    if (bytes === 8) return Number(content.readBigUInt64BE(at - 8));
    return content.readUIntBE(at - bytes, bytes);
  };
  const version = read(1);
  read(3);
  const sizes = read(2);
  const size = (shift: number) => (sizes >> shift) & 15;
  const idBytes = version < 2 ? 2 : 4;
  for (let items = read(idBytes); items > 0; items--) {
    const id = read(idBytes);
    const isInItemData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(size(4));
    let count = read(2);
    if (count > 1 && size(8) === 0) throw new RangeError("lengths");
    for (; count > 0; count--) {
      if (version > 0) read(size(0));
      const offset = read(size(12));
      const length = read(size(8));
      yield { id, isInItemData, start: base + offset, length };
    }
  }
}
