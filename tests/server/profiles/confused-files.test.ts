import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detectType } from "../../../contract/files/detected-type.ts";
import {
  deckProblem,
  profileFileProblem,
} from "../../../contract/rules/files.ts";
import * as sample from "../../support/sample-files.ts";
import { shownText } from "../../support/shown-text.ts";

const fieldFile = (name: string) =>
  readFileSync(new URL(`../../support/files/${name}`, import.meta.url));
const chosen = async (content: Buffer) => ({
  name: "file",
  size: content.length,
  type: (await detectType(content)).mime,
});

test("a PDF is detected after other bytes, up to its first 1,024", {
  tags: ["5-profile-119"],
}, async () => {
  for (const name of [
    "newline-first.pdf",
    "pjl-first.pdf",
    "junk200-first.pdf",
    "mac-binary.pdf",
  ])
    expect([name, (await detectType(fieldFile(name))).mime]).toEqual([
      name,
      "application/pdf",
    ]);
  const late = Buffer.concat([Buffer.alloc(1_024, " "), sample.pdf()]);
  expect((await detectType(late)).mime).toBe("application/octet-stream");
  const inExecutable = Buffer.concat([sample.executable, sample.pdf()]);
  expect((await detectType(inExecutable)).mime).not.toBe("application/pdf");
});

const lockedOffice = Buffer.alloc(1_024);
Buffer.from("d0cf11e0a1b11ae1", "hex").copy(lockedOffice);
lockedOffice.write("EncryptedPackage", 512, "utf16le");
const lockedPdf = Buffer.from(
  "%PDF-1.7\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\n5 0 obj<</EncryptMetadata false>>endobj\n%%EOF",
);
const heic = Buffer.from("0000001866747970686569630000000068656963", "hex");

for (const [description, content, text] of [
  [
    "a PowerPoint show",
    fieldFile("show.ppsx"),
    /^This is a PowerPoint show \(PPSX\)\. Please save it as a PDF or/,
  ],
  [
    "a presentation with macros",
    fieldFile("macro.pptm"),
    /^This presentation contains macros \(PPTM\)\. Please/,
  ],
  [
    "a locked Office file",
    lockedOffice,
    /^This file is locked with a password\. Please/,
  ],
  ["a locked PDF", lockedPdf, /^This file is locked with a password\. Please/],
  [
    "a HEIC photo",
    heic,
    /^This is a HEIC photo, which many browsers cannot show\. Please/,
  ],
] as const)
  test(`${description} gets a message of its own`, {
    tags: ["5-profile-120"],
  }, async () => {
    expect(shownText(deckProblem(await chosen(content)))).toMatch(text);
    const file = await chosen(content);
    expect(
      shownText(profileFileProblem("financial_records_file", file, "investee")),
    ).toMatch(text);
  });

test("an archive whose first file is a PDF is not accepted as a PDF", {
  tags: ["5-profile-119"],
}, async () => {
  const header = Buffer.alloc(512);
  header.write("deck.pdf");
  header.write("ustar\0", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 8 * 32);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  const { mime } = await detectType(Buffer.concat([header, sample.pdf()]));
  expect(mime).toBe("application/x-tar");
});

test("OpenDocument and Keynote presentations get messages of their own", {
  tags: ["5-profile-120"],
}, () => {
  const problem = (type: string) =>
    shownText(deckProblem({ name: "deck", size: 9, type }));
  expect(problem("application/vnd.oasis.opendocument.presentation")).toMatch(
    /^This is an OpenDocument presentation \(ODP\)\. Please export it as a PDF/,
  );
  expect(problem("application/vnd.apple.keynote")).toMatch(
    /^This is a Keynote presentation\. Please export it as a PDF/,
  );
});
