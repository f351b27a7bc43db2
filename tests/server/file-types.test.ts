import { expect, test } from "vitest";
import { detectedType } from "../../server/files/detected-type.ts";
import * as sample from "../support/sample-files.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const UNKNOWN = "application/octet-stream";
/** Two of these fill most of the part of a file that is searched for an SVG element. */
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
    "an old PowerPoint presentation",
    sample.ppt,
    "application/vnd.ms-powerpoint",
  ],
  ["an installer in a compound file", sample.msi, UNKNOWN],
  [
    "a drawing after many comments",
    Buffer.from(`${COMMENTS}<!DOCTYPE svg>${COMMENTS}<svg>`),
    "image/svg+xml",
  ],
  ["comments without a drawing", Buffer.from(COMMENTS), UNKNOWN],
  [
    "a drawing behind a comment that never ends",
    Buffer.from("<!--><svg></svg>"),
    UNKNOWN,
  ],
  [
    "a drawing behind an unclosed declaration",
    Buffer.from("<?xml ><svg></svg>"),
    UNKNOWN,
  ],
  ["an executable", sample.executable, "application/x-msdownload"],
  ["a Linux executable", sample.elf, "application/x-elf"],
  ["a script", sample.script, UNKNOWN],
  ["a page", sample.page, UNKNOWN],
  [
    "a page that mentions a drawing",
    Buffer.from("<html><svg></svg></html>"),
    UNKNOWN,
  ],
  ["a zip", sample.plainZip, "application/zip"],
  ["nothing", Buffer.alloc(0), UNKNOWN],
  ["half a zip", sample.office("docx").subarray(0, 40), "application/zip"],
])("the type of %s is read from its content", async (_what, content, type) => {
  expect((await detectedType(content)).mime).toBe(type);
});
