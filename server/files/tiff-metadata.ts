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
const ENTRY_BYTES = 12;
/** More entries than any camera writes. */
const MAX_ENTRIES = 10_000;

/** Returns a copy that contains only the directories and tags of pictures. The values of other tags are overwritten with zeros. */
export function cleanTiff(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  try {
    new Tiff(copy).clean();
    return copy;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // A damaged file or a BigTIFF cannot be cleaned. Without its header of 8 bytes, no viewer opens it.
    return copy.fill(0, Math.min(copy.length, 8));
  }
}

class Tiff {
  readonly #content: Buffer;
  readonly #view: DataView;
  readonly #isLittle: boolean;
  readonly #cleaned = new Set<number>();
  #entries = 0;
  #erased = 0;

  constructor(content: Buffer) {
    this.#content = content;
    this.#view = viewOf(content);
    this.#isLittle = content.toString("latin1", 0, 2) === "II";
  }

  clean(): void {
    // 43 is BigTIFF.
    if (this.#word(2) !== 42) throw new RangeError("not a TIFF");
    this.#cleanDirectories(this.#long(4), true);
  }

  /** Cleans a list of directories. Without `isPicture`, removes all their tags. */
  #cleanDirectories(first: number, isPicture: boolean): void {
    for (let at = first; at !== 0; at = this.#cleanDirectory(at, isPicture)) {
      if (this.#cleaned.has(at)) return;
      this.#cleaned.add(at);
    }
  }

  /** Cleans a directory, and returns the position of the next one, or 0. */
  #cleanDirectory(at: number, isPicture: boolean): number {
    const count = this.#word(at);
    const entries = at + 2;
    const end = entries + count * ENTRY_BYTES;
    const next = this.#long(end);
    this.#entries += count;
    if (this.#entries > MAX_ENTRIES) throw new RangeError("entries");
    const kept: Buffer[] = [];
    for (let entry = entries; entry < end; entry += ENTRY_BYTES) {
      const tag = this.#word(entry);
      const values = this.#values(entry);
      if (METADATA_DIRECTORIES.includes(tag))
        this.#cleanDirectories(this.#long(entry + 8), false);
      if (isPicture && tag === SUB_DIRECTORIES)
        for (let value = values.start; value < values.end; value += 4)
          this.#cleanDirectories(this.#long(value), true);
      const isKept = PICTURE_TAGS.some(
        ([first, last]) => tag >= first && tag <= last,
      );
      if (isPicture && isKept)
        kept.push(
          Buffer.from(this.#content.subarray(entry, entry + ENTRY_BYTES)),
        );
      else this.#erase(values);
    }
    this.#content.fill(0, entries, end + 4);
    const length = Buffer.concat(kept).copy(this.#content, entries);
    this.#view.setUint32(entries + length, next, this.#isLittle);
    this.#view.setUint16(at, kept.length, this.#isLittle);
    return next;
  }

  /** Returns where the values of an entry are: in the entry itself if they fit, or elsewhere. */
  #values(entry: number): { start: number; end: number } {
    const size =
      (TYPE_BYTES[this.#word(entry + 2)] ?? 1) * this.#long(entry + 4);
    const start = size <= 4 ? entry + 8 : this.#long(entry + 8);
    if (start + size > this.#content.length) throw new RangeError("values");
    return { start, end: start + size };
  }

  /** Overwrites values. Throws when they are longer in total than the file, because those of a picture do not overlap. */
  #erase({ start, end }: { start: number; end: number }): void {
    this.#erased += end - start;
    if (this.#erased > this.#content.length) throw new RangeError("values");
    this.#content.fill(0, start, end);
  }

  #word(at: number): number {
    return this.#view.getUint16(at, this.#isLittle);
  }

  #long(at: number): number {
    return this.#view.getUint32(at, this.#isLittle);
  }
}

/** Returns a view that reads numbers of either byte order. */
export function viewOf(content: Buffer): DataView {
  return new DataView(content.buffer, content.byteOffset, content.length);
}
