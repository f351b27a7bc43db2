import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { files } from "../../../server/database/schema.ts";
import { withoutMetadata } from "../../../server/files/picture-metadata.ts";
import { profileCalls } from "../../support/profile-calls.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

const { newMember, save, download, readProfile } = profileCalls(() => server);
const photo = readFileSync(
  new URL("../../support/files/photo-with-gps.jpg", import.meta.url),
);
/** The metadata of each sample: a camera name and the names of the places where formats store text. */
const SECRETS = ["PhoneXX", "SECRET", "http://ns.adobe.com/xap"];

/** Returns EXIF data with the camera's name and, if given, an orientation. */
function exif(orientation?: number): Buffer {
  const rows = [
    ...(orientation ? [[0x0112, 3, 1, orientation << 16]] : []),
    [0x010f, 2, 8, 0x60],
  ];
  const tiff = Buffer.alloc(0x68);
  tiff.write("MM\0*\0\0\0\b", "latin1");
  tiff.writeUInt16BE(rows.length, 8);
  rows.forEach(([tag = 0, type = 0, count = 0, value = 0], index) => {
    const at = 10 + index * 12;
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  });
  tiff.write("PhoneXX\0", 0x60, "latin1");
  return tiff;
}

function segment(marker: number, data: Buffer | string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(Buffer.from(data).length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function riff(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

const jpegBody = photo.subarray(0xa0);
const jpegWith = (orientation?: number) =>
  Buffer.concat([
    Buffer.from("ffd8", "hex"),
    segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), exif(orientation)])),
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0SECRET"),
    segment(0xfe, "SECRET comment"),
    segment(0xe2, "MPF\0SECRET"),
    jpegBody,
    // A second picture with its own metadata, as some phones append it.
    photo,
  ]);
const pngWith = (orientation?: number) =>
  Buffer.concat([
    sample.png.subarray(0, 33),
    chunk("eXIf", exif(orientation)),
    chunk("tEXt", "Comment\0SECRET"),
    chunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0SECRET"),
    sample.png.subarray(33),
    Buffer.from("SECRET"),
  ]);
const webpPixels = sample.webp.subarray(12);
const webpWith = (orientation?: number) =>
  riff(
    "RIFF",
    Buffer.concat([
      Buffer.from("WEBP"),
      riff("VP8X", Buffer.from("0c000000000000000000", "hex")),
      webpPixels,
      riff("EXIF", exif(orientation)),
      riff("XMP ", Buffer.from("SECRET")),
    ]),
  );

for (const [type, build, pixels] of [
  ["image/jpeg", jpegWith, jpegBody.subarray(-30)],
  ["image/png", pngWith, sample.png.subarray(33)],
  ["image/webp", webpWith, webpPixels],
] as const)
  test(`${type} retains its pixels and its orientation, and loses all other metadata`, {
    tags: ["3-profile-103"],
  }, () => {
    for (const orientation of [undefined, 1, 6]) {
      const cleaned = withoutMetadata(build(orientation), type);
      for (const secret of SECRETS)
        expect(cleaned.includes(secret)).toBe(false);
      expect(cleaned.includes(pixels)).toBe(true);
      const rotated = Buffer.from("01120003000000010006", "hex");
      expect(cleaned.includes(rotated)).toBe(orientation === 6);
      expect(withoutMetadata(cleaned, type).equals(cleaned)).toBe(true);
    }
  });

test("a picture that ends early, or whose lengths are wrong, is cut off there", {
  tags: ["3-profile-103"],
}, () => {
  for (const [type, picture] of [
    ["image/jpeg", jpegWith(6)],
    ["image/png", pngWith(6)],
    ["image/webp", webpWith(6)],
  ] as const)
    for (let length = 12; length < picture.length; length++) {
      const cleaned = withoutMetadata(picture.subarray(0, length), type);
      expect(cleaned.length).toBeLessThan(length + 40);
      expect(cleaned.includes("PhoneXX")).toBe(false);
    }
});

test("a stored picture, and one that was stored before pictures were cleaned, are served without the position", {
  tags: ["3-profile-103"],
}, async () => {
  const token = await newMember("investee");
  await save("POST", token, { avatar: { content: photo, name: "logo.jpg" } });
  const { avatar } = await readProfile(token);
  const [stored] = await server.context.database.select().from(files);
  expect(stored?.content.includes("PhoneXX")).toBe(false);
  expect(avatar?.size).toBe(stored?.content.length);
  await server.context.database.update(files).set({ content: photo });
  const downloaded = await download(token, avatar?.id ?? "");
  const content = Buffer.from(await downloaded.arrayBuffer());
  expect(content.includes("PhoneXX")).toBe(false);
  expect(content.includes(jpegBody.subarray(-30))).toBe(true);
});
