/** Overwrites a part of a picture with zeros. Throws a RangeError if it, or the sum of all parts, exceeds the picture. */
export type Erase = (start: number, end: number) => void;

/**
 * Returns a copy of a picture from which `clean` has erased the metadata. `clean` throws a RangeError if the picture is
 * damaged: the position of its metadata is then unknown, so everything after its header is erased, and no viewer shows it.
 */
export function erasedCopy(
  content: Buffer,
  headerLength: number,
  clean: (copy: Buffer, erase: Erase) => void,
): Buffer {
  const copy = Buffer.from(content);
  let erased = 0;
  try {
    clean(copy, (start, end) => {
      // The parts of a picture do not overlap, so together they are not longer than the file.
      erased += end - start;
      if (Math.max(end, erased) > copy.length) throw new RangeError("part");
      copy.fill(0, start, end);
    });
    return copy;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return copy.fill(0, Math.min(copy.length, headerLength));
  }
}
