import { expect, test } from "vitest";
import { detectType } from "../../../contract/files/detected-type.ts";
import * as sample from "../../support/sample-files.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const UNKNOWN = "application/octet-stream";
/** Empty comments. Two copies of this text nearly fill the part of a file that is searched for an `svg` element. */
const COMMENTS = "<!---->".repeat(250);

test.each([
  ["a PDF", sample.pdf(), "application/pdf"],
  ["a PNG", sample.png, "image/png"],
  ["a JPEG", sample.jpeg, "image/jpeg"],
  ["a GIF", sample.gif, "image/gif"],
  ["a WebP", sample.webp, "image/webp"],
  ["an SVG", sample.svg, "image/svg+xml"],
  [
    "a Word document",
    sample.office("docx"),
    `${OFFICE}.wordprocessingml.document`,
  ],
  ["an Excel sheet", sample.office("xlsx"), `${OFFICE}.spreadsheetml.sheet`],
  [
    "a PowerPoint presentation",
    sample.office("pptx"),
    `${OFFICE}.presentationml.presentation`,
  ],
  [
    "a PowerPoint presentation in the pre-2007 format",
    sample.ppt,
    "application/vnd.ms-powerpoint",
  ],
  ["an installer in a compound file", sample.msi, UNKNOWN],
  [
    "an SVG after many comments",
    Buffer.from(`${COMMENTS}<!DOCTYPE svg>${COMMENTS}<svg>`),
    "image/svg+xml",
  ],
  [
    "an SVG that declares entities",
    Buffer.from('<!DOCTYPE svg [<!ENTITY n "x">]><svg>&n;</svg>'),
    UNKNOWN,
  ],
  [
    "an SVG whose entity contains the start of an element",
    Buffer.from('<!DOCTYPE svg [<!ENTITY n "><svg ">]><svg>&n;</svg>'),
    UNKNOWN,
  ],
  [
    "an SVG that declares entities after a quoted `>`",
    Buffer.from(
      '<!DOCTYPE svg SYSTEM "><svg " [<!ENTITY n "x">]><svg>&n;</svg>',
    ),
    UNKNOWN,
  ],
  [
    "an SVG whose document type has quoted identifiers",
    Buffer.from(`<!DOCTYPE svg PUBLIC "a's" 'svg.dtd'><svg></svg>`),
    "image/svg+xml",
  ],
  ["comments without an SVG", Buffer.from(COMMENTS), UNKNOWN],
  [
    "an SVG after an unclosed comment",
    Buffer.from("<!--><svg></svg>"),
    UNKNOWN,
  ],
  [
    "an SVG after an unclosed declaration",
    Buffer.from("<?xml ><svg></svg>"),
    UNKNOWN,
  ],
  ["an executable", sample.executable, "application/x-msdownload"],
  ["a Linux executable", sample.elf, "application/x-elf"],
  ["a script", sample.script, UNKNOWN],
  ["an HTML page", sample.page, UNKNOWN],
  [
    "an HTML page that contains an SVG",
    Buffer.from("<html><svg></svg></html>"),
    UNKNOWN,
  ],
  ["a ZIP", sample.plainZip, "application/zip"],
  ["an empty file", Buffer.alloc(0), UNKNOWN],
  ["a truncated ZIP", sample.office("docx").subarray(0, 40), "application/zip"],
])(
  "the type of %s is detected from its content",
  async (_description, content, type) => {
    expect((await detectType(content)).mime).toBe(type);
  },
);
