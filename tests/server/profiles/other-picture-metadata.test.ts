import { expect, test } from "vitest";
import { withoutMetadata } from "../../../server/files/picture-metadata.ts";
import * as sample from "../../support/sample-files.ts";

const SECRET = "SECRET PLACE";
const PIXELS = "PIXELS";

/** Returns a box of the file formats that consist of boxes. */
function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  const content = Buffer.concat(contents);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, content]);
}

function bytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

function itemEntry(id: number, type: string): Buffer {
  return box(
    "infe",
    Buffer.from([2, 0, 0, 0, 0, id, 0, 0]),
    bytes(`${type}\0`),
  );
}

/** A HEIC picture with EXIF data among its pixels, XMP, and a video after it. */
function heic(): Buffer {
  const start = box("ftyp", bytes("heic\0\0\0\0mif1heic"));
  const build = (dataAt: number) => {
    const location = (id: number, at: number, length: number) => {
      const entry = Buffer.alloc(14);
      entry.writeUInt16BE(id);
      entry.writeUInt16BE(1, 4);
      entry.writeUInt32BE(at, 6);
      entry.writeUInt32BE(length, 10);
      return entry;
    };
    const meta = box(
      "meta",
      Buffer.alloc(4),
      box(
        "iinf",
        Buffer.from([0, 0, 0, 0, 0, 2]),
        itemEntry(1, "hvc1"),
        itemEntry(2, "Exif"),
      ),
      box(
        "iloc",
        Buffer.from([0, 0, 0, 0, 0x44, 0, 0, 2]),
        location(1, dataAt, PIXELS.length),
        location(2, dataAt + PIXELS.length, SECRET.length),
      ),
    );
    return Buffer.concat([start, meta, box("mdat", bytes(PIXELS + SECRET))]);
  };
  const dataAt = build(0).length - SECRET.length - PIXELS.length;
  const others = [box("uuid", bytes(SECRET)), box("mpvd", bytes(SECRET))];
  return Buffer.concat([build(dataAt), ...others]);
}

/** A TIFF picture with an orientation, a camera name, and directories with the position and with two further pictures. */
function tiff(): Buffer {
  const rows = (entries: readonly (readonly number[])[]) => {
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    directory.writeUInt16LE(entries.length);
    entries.forEach(([tag = 0, type = 0, count = 0, value = 0], index) => {
      const at = 2 + index * 12;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(count, at + 4);
      directory.writeUInt32LE(value, at + 8);
    });
    return directory;
  };
  const main = (text: number, position: number, others: number) =>
    rows([
      [271, 2, SECRET.length, text],
      [273, 4, 1, 8],
      [274, 3, 1, 6],
      [330, 13, 2, others],
      [34853, 4, 1, position],
    ]);
  const pixels = bytes(`${PIXELS}  `);
  const directoryAt = 8 + pixels.length;
  const textAt = directoryAt + main(0, 0, 0).length;
  const positionAt = textAt + SECRET.length;
  const header = Buffer.from("49492a0000000000", "hex");
  header.writeUInt32LE(directoryAt, 4);
  const withText = (tag: number, at: number) =>
    Buffer.concat([rows([[tag, 2, SECRET.length, at + 18]]), bytes(SECRET)]);
  const position = withText(2, positionAt);
  const othersAt = positionAt + position.length;
  const first = withText(271, othersAt + 8);
  const secondAt = othersAt + 8 + first.length;
  const list = Buffer.alloc(8);
  list.writeUInt32LE(othersAt + 8);
  list.writeUInt32LE(secondAt, 4);
  return Buffer.concat([
    ...[header, pixels, main(textAt, positionAt, othersAt), bytes(SECRET)],
    ...[position, list, first, withText(271, secondAt)],
  ]);
}

/** A GIF picture with a comment, XMP and the number of its repetitions. */
function gif(): Buffer {
  const block = (text: string) =>
    Buffer.concat([Buffer.from([text.length]), bytes(text)]);
  return Buffer.concat([
    sample.gif.subarray(0, 13),
    ...[bytes("\x21\xfe"), block(SECRET), bytes("\0")],
    ...[bytes("\x21\xff"), block("XMP DataXMP"), block(SECRET), bytes("\0")],
    ...[bytes("\x21\xff"), block("NETSCAPE2.0"), bytes("\x03\x01\0\0\0")],
    ...[bytes("\x2c\0\0\0\0\x01\0\x01\0\0\x02"), block(PIXELS), bytes("\0")],
    ...[bytes("\x3b"), bytes(SECRET)],
  ]);
}

for (const [type, build, kept] of [
  ["image/heic", heic, PIXELS],
  ["image/avif", heic, PIXELS],
  ["image/tiff", tiff, PIXELS],
  ["image/gif", gif, "NETSCAPE2.0"],
] as const)
  test(`${type} retains its pixels, and loses the position and the camera`, {
    tags: ["3-profile-103"],
  }, () => {
    const picture = build();
    expect(picture.includes(SECRET)).toBe(true);
    const cleaned = withoutMetadata(picture, type);
    expect(cleaned.includes(SECRET)).toBe(false);
    expect(cleaned.includes(PIXELS)).toBe(true);
    expect(cleaned.includes(kept)).toBe(true);
    expect(withoutMetadata(cleaned, type).equals(cleaned)).toBe(true);
    for (let length = 0; length < picture.length; length++) {
      const damaged = withoutMetadata(picture.subarray(0, length), type);
      expect(damaged.includes(SECRET)).toBe(false);
    }
  });

test("a TIFF retains its orientation, and directories that refer to each other end", {
  tags: ["3-profile-103"],
}, () => {
  const cleaned = withoutMetadata(tiff(), "image/tiff");
  expect(cleaned.readUInt16LE(16)).toBe(3);
  expect(cleaned.readUInt16LE(18 + 12)).toBe(274);
  expect(cleaned.readUInt16LE(18 + 12 + 8)).toBe(6);
  const endless = tiff();
  endless.writeUInt32LE(16, 18 + 5 * 12);
  expect(withoutMetadata(endless, "image/tiff").includes(SECRET)).toBe(false);
});
