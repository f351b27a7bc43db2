import { crc32 } from "node:zlib";

/** Small files in real formats, complete enough for the server to detect their types. */

const OFFICE = "application/vnd.openxmlformats-officedocument";
const MAIN_PARTS = {
  docx: `${OFFICE}.wordprocessingml.document.main+xml`,
  xlsx: `${OFFICE}.spreadsheetml.sheet.main+xml`,
  pptx: `${OFFICE}.presentationml.presentation.main+xml`,
} as const;

/** Returns a PDF of the given size in bytes. */
export function pdf(size = 600): Buffer {
  const head = Buffer.from("%PDF-1.7\n%\u00e2\u00e3\n");
  const tail = Buffer.from("\ntrailer\n%%EOF\n");
  const padding = Buffer.alloc(size - head.length - tail.length, 0x20);
  return Buffer.concat([head, padding, tail]);
}

/** One half-transparent pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
export const jpeg = Buffer.from(
  "ffd8ffe000104a46494600010100000100010000ffd9",
  "hex",
);
export const gif = Buffer.from(
  "R0lGODlhAQABAAAAACwAAAAAAQABAAACAUwAOw==",
  "base64",
);
export const webp = Buffer.from(
  "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
  "base64",
);
export const svg = Buffer.from(
  '<?xml version="1.0"?>\n<!-- a sun --><svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>',
);
/** The start of a Windows executable. */
export const executable = Buffer.concat([
  Buffer.from("MZ\u0090\u0000\u0003", "latin1"),
  Buffer.alloc(300),
  Buffer.from("PE\0\0"),
]);
/** The start of a Linux executable. */
export const elf = Buffer.concat([
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]),
  Buffer.alloc(60),
]);
export const script = Buffer.from("#!/bin/sh\necho hello\n");
export const page = Buffer.from("<!doctype html><script>alert(1)</script>");
/** The start of a PowerPoint file in the pre-2007 format, enough to detect its type. */
export const ppt = compoundFile("PowerPoint Document");
/** The start of a Windows installer, a compound file like `ppt`. */
export const msi = compoundFile("\u4840\u3f3f\u4577");
export const plainZip = zip({ "notes.txt": "plain text" });

/** Returns an Office document in the format used since Office 2007. */
export function office(kind: keyof typeof MAIN_PARTS): Buffer {
  return zip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${MAIN_PARTS[kind]}"/></Types>`,
    "main.xml": "<main/>",
  });
}

function compoundFile(stream: string): Buffer {
  const head = Buffer.alloc(1_024);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  Buffer.from(stream, "utf16le").copy(head, 512);
  return head;
}

/** Returns a ZIP without compression: the files with their local headers, then the central directory. */
function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const metadata = Buffer.alloc(26);
    metadata.writeUInt16LE(20, 0);
    metadata.writeUInt32LE(crc32(content), 10);
    metadata.writeUInt32LE(content.length, 14);
    metadata.writeUInt32LE(content.length, 18);
    metadata.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      metadata,
      Buffer.from(name),
      content,
    ]);
    const location = Buffer.alloc(14);
    location.writeUInt32LE(offset, 10);
    locals.push(local);
    directory.push(
      Buffer.concat([
        Buffer.from("PK\x01\x02\x14\x00"),
        metadata,
        location,
        Buffer.from(name),
      ]),
    );
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([
    ...locals,
    ...directory,
    Buffer.from("PK\x05\x06"),
    end,
  ]);
}
