import { erasedCopy } from "./erased-copy.ts";

/** Removes metadata from TIFF pictures and from the camera formats that are TIFF files. */

/** The size in bytes of a value, by the number of its type. Type 13 is the position of a directory. */
const TYPE_BYTES: readonly number[] = [
  0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4,
];

/** The first and last number of each range of tags that a viewer needs. Tag 274 is the orientation, 34675 the colour profile. */
const PICTURE_TAGS: readonly (readonly [number, number])[] = [
  [254, 266],
  [273, 274],
  [277, 284],
  [290, 301],
  [317, 332],
  [338, 347],
  [512, 532],
  [34675, 34675],
];
/** A list of directories with further pictures, such as thumbnails. */
const SUB_DIRECTORIES = 330;
/** The directories with camera data, the position, and the interoperability of cameras. */
const METADATA_DIRECTORIES: readonly number[] = [34665, 34853, 40965];
/** The length of an entry in a directory. */
export const ENTRY_BYTES = 12;
/** More entries than any camera writes. */
const MAX_ENTRIES = 10_000;

/**
 * Returns a copy that contains only the directories and tags of pictures. The values of other tags are overwritten with
 * zeros. A BigTIFF cannot be cleaned, and counts as damaged.
 */
export function cleanTiff(content: Buffer): Buffer {
  return erasedCopy(content, 8, (copy, erase) => {
    const { view, isLittle, word, long } = tiffView(copy);
    const cleaned = new Set<number>();
    let entryCount = 0;

    /** Cleans a list of directories. Without `isPicture`, removes all their tags. */
    function cleanDirectories(first: number, isPicture: boolean): void {
      let at = first;
      while (at !== 0 && !cleaned.has(at)) {
        cleaned.add(at);
        at = cleanDirectory(at, isPicture);
      }
    }

    /** Cleans a directory, and returns the position of the next one, or 0. */
    function cleanDirectory(at: number, isPicture: boolean): number {
      const count = word(at);
      const entries = at + 2;
      const end = entries + count * ENTRY_BYTES;
      const next = long(end);
      entryCount += count;
      if (entryCount > MAX_ENTRIES) throw new RangeError("entries");
      const kept: Buffer[] = [];
      for (let entry = entries; entry < end; entry += ENTRY_BYTES) {
        const tag = word(entry);
        const size = (TYPE_BYTES[word(entry + 2)] ?? 1) * long(entry + 4);
        // The values are in the entry itself if they fit, or elsewhere.
        const start = size <= 4 ? entry + 8 : long(entry + 8);
        if (start + size > copy.length) throw new RangeError("values");
        if (METADATA_DIRECTORIES.includes(tag))
          cleanDirectories(long(entry + 8), false);
        if (isPicture && tag === SUB_DIRECTORIES)
          for (let value = start; value < start + size; value += 4)
            cleanDirectories(long(value), true);
        const isKept = PICTURE_TAGS.some(
          ([first, last]) => tag >= first && tag <= last,
        );
        if (isPicture && isKept)
          kept.push(Buffer.from(copy.subarray(entry, entry + ENTRY_BYTES)));
        else erase(start, start + size);
      }
      copy.fill(0, entries, end + 4);
      const length = Buffer.concat(kept).copy(copy, entries);
      view.setUint32(entries + length, next, isLittle);
      view.setUint16(at, kept.length, isLittle);
      return next;
    }

    // 43 is BigTIFF.
    if (word(2) !== 42) throw new RangeError("not a TIFF");
    cleanDirectories(long(4), true);
  });
}

/** Returns a view of a TIFF, and functions that read its numbers, in either byte order. They throw a RangeError outside. */
export function tiffView(content: Buffer) {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const isLittle = content.toString("latin1", 0, 2) === "II";
  return {
    view,
    isLittle,
    word: (at: number) => view.getUint16(at, isLittle),
    long: (at: number) => view.getUint32(at, isLittle),
  };
}
