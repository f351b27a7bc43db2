import { readFileSync } from "node:fs";
import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { zipSync } from "fflate";
import { calls } from "../../contract/api.ts";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import { limitCounters } from "../../server/database/schema.ts";
import {
  apiDescriptionOf,
  ResponseChecker,
} from "../support/api-description.ts";
import * as sample from "../support/sample-files.ts";
import type { TestServer } from "../support/server.ts";
import { type SentRequest, send, type TimedResponse } from "./send.ts";
import { createWorld, type World } from "./world.ts";

/** Maximum duration of an upload, compared with the median of the files of about its size. */
const MAX_RATIO = 20;
const REPETITIONS = 4;
/** Maximum memory of the server, compared with that after the first uploads. */
const MAX_MEMORY_RATIO = 2;
const WARM_UP = 40;
/** The world is renewed after so many uploads, because an account stores only a few decks. */
const RENEWAL = 8;
const BOUNDARY = "hostile-boundary";

const MARKUP = "<script>alert(1)</script>";
const bomb = Buffer.alloc(8_000_000);

const HEADS: readonly Buffer[] = [
  sample.pdf(),
  sample.png,
  sample.jpeg,
  sample.gif,
  sample.webp,
  sample.ppt,
  sample.msi,
  sample.office("pptx"),
  sample.plainZip,
  sample.svg,
  sample.page,
  sample.executable,
  sample.script,
  Buffer.from("GIF89a/*"),
  Buffer.from("GIF89a=1;"),
  Buffer.from("%PDF-"),
  Buffer.from(`${MARKUP}${" ".repeat(900)}%PDF-1.7\n`),
  Buffer.from("\ufeff<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'b'>]>"),
  Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8X", "latin1"),
  pictureHead(4_000_000_000),
  Buffer.alloc(0),
];
const FILLERS: readonly (string | Buffer)[] = [
  "",
  "<!--",
  "<!---->",
  "<svg ",
  "((((",
  "<<",
  "1 0 obj\n",
  "/Encrypt ",
  "stream\n",
  "PK\x03\x04",
  "PK\x05\x06",
  "Exif\x00\x00MM\x00*",
  "\xff\xe1\x00\x02",
  "\xff\xd8",
  "ustar\x00",
  "ftypheic",
  "!\xfe\x01a",
  chunk("tEXt", Buffer.from("a\0b")),
  chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from("%PDF-"),
];
const TAILS: readonly (string | Buffer)[] = [
  "",
  "\n%%EOF",
  MARKUP,
  `*/=1;alert(1)//`,
  sample.plainZip,
  sample.office("pptx"),
  chunk("IEND", Buffer.alloc(0)),
  ";",
];
/** Small files that become large, or say that they do. */
const BOMBS: readonly Buffer[] = [
  Buffer.from(zipSync({ "[Content_Types].xml": bomb, "ppt/a.xml": bomb })),
  Buffer.from(
    zipSync({ "a.zip": [zipSync({ "a.pptx": bomb }), { level: 0 }] }),
  ),
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Array.from({ length: 3_000 }, (_, index) => [
          `${index}/[Content_Types].xml`,
          new Uint8Array(1),
        ]),
      ),
    ),
  ),
  gzipSync(bomb),
  Buffer.concat([
    pictureHead(60_000),
    chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(bomb)])),
    chunk("IDAT", deflateSync(bomb)),
    chunk("IEND", Buffer.alloc(0)),
  ]),
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Filter[${"/FlateDecode".repeat(1_000)}]>>stream\n`,
  ),
];
const LENGTHS = [
  0,
  100,
  5_000,
  60_000,
  1_000_000,
  UPLOAD_MAX_BYTES - 40_000,
  UPLOAD_MAX_BYTES + 1,
];

/** A hostile file with the name, the type and the field that its sender states. */
type HostileFile = {
  readonly content: Buffer;
  readonly name: string;
  readonly type: string;
  readonly field: "pitch_deck" | "avatar" | "financial_records_file";
};

const contents = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        head: fc.constantFrom(...HEADS),
        filler: fc.constantFrom(...FILLERS),
        length: fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...LENGTHS.slice(0, 4)) },
          { weight: 1, arbitrary: fc.constantFrom(...LENGTHS.slice(4)) },
        ),
        tail: fc.constantFrom(...TAILS),
        kept: fc.constantFrom(1, 1, 1, 0.9, 0.5, 0.01),
      })
      .map(({ head, filler, length, tail, kept }) => {
        const pattern = Buffer.from(filler as string, "latin1");
        const middle = Buffer.alloc(pattern.length === 0 ? 0 : length, pattern);
        const whole = Buffer.concat([
          head,
          middle,
          Buffer.from(tail as string, "latin1"),
        ]);
        return whole.subarray(0, Math.ceil(whole.length * kept));
      }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...BOMBS) },
);

const files: fc.Arbitrary<HostileFile> = fc.record({
  content: contents,
  name: fc.constantFrom(
    "deck.pdf",
    "deck.html",
    "deck.pdf.svg",
    "deck.php\u0000.pdf",
    "../../../deck.pdf",
    "C:\\deck.exe",
    "deck\u202efdp.exe",
    "a".repeat(2_000),
    "",
    ".",
    "con",
    "<img src=x onerror=alert(1)>.png",
    'a\\"; filename=\\"b.html',
    "%0d%0aSet-Cookie: a=b",
  ),
  type: fc.constantFrom(
    "application/pdf",
    "image/png",
    "text/html",
    "image/svg+xml",
    "application/x-msdownload",
    "a",
    "",
  ),
  field: fc.constantFrom("pitch_deck", "avatar", "financial_records_file"),
});

type UploadFigures = {
  readonly seed: number;
  readonly uploads: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly sentBytes: number;
  /** How many files were stored and downloaded again. */
  readonly stored: number;
  readonly slowest: number;
  /** The largest memory of the server, compared with that after the first uploads; null in one process with the test. */
  readonly memoryRatio: number | null;
  readonly findings: readonly string[];
};

/**
 * Uploads generated files, and downloads those that are stored.
 *
 * @param target The node that gets the uploads, with its process if that is a separate one.
 */
export async function attackWithUploads(
  server: TestServer,
  target: { readonly origin: string; readonly pid?: number },
  { total, seed }: { readonly total: number; readonly seed: number },
): Promise<UploadFigures> {
  const checker = new ResponseChecker(await apiDescriptionOf(server));
  const findings: string[] = [];
  const statuses: Record<string, number> = {};
  const timed: { file: HostileFile; milliseconds: number }[] = [];
  let world = await createWorld(server);
  let [sentBytes, stored, uploads, firstMemory, memory] = [0, 0, 0, 0, 0];
  const upload = async (file: HostileFile) => {
    await server.context.database.delete(limitCounters);
    return send(target.origin, uploadOf(world, file));
  };
  const property = fc.asyncProperty(files, async (file) => {
    if (uploads % RENEWAL === 0) world = await createWorld(server);
    uploads += 1;
    const response = await upload(file);
    const { status, milliseconds } = response;
    statuses[status] = (statuses[status] ?? 0) + 1;
    sentBytes += file.content.length;
    timed.push({ file, milliseconds });
    if (target.pid !== undefined) {
      memory = Math.max(memory, memoryOf(target.pid));
      if (uploads <= WARM_UP) firstMemory = memory;
    }
    const { method, path } = uploadCallOf(file);
    const problems = checker.problemsOf(method, path, response);
    if (![200, 201, 400, 413, 415].includes(status))
      problems.push(`status ${status}: ${response.text}`);
    if (status < 300) {
      const id = storedIdOf(file, response);
      if (id) {
        stored += 1;
        problems.push(...(await downloadProblems(target.origin, world, id)));
      }
    }
    if (problems.length > 0) throw new Error(problems.join("\n"));
  });
  const result = await fc.check(property, { seed, numRuns: total });
  if (result.failed)
    findings.push(
      `seed ${result.seed}, path ${result.counterexamplePath}: ${result.counterexample?.map(describeFile)}\n${result.errorInstance}`,
    );
  let slowest = 0;
  for (const group of Object.values(
    Object.groupBy(timed, ({ file }) =>
      Math.ceil(Math.log10(file.content.length + 1)),
    ),
  )) {
    const sorted = (group ?? []).toSorted(
      (a, b) => b.milliseconds - a.milliseconds,
    );
    const median =
      sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? Number.NaN;
    for (const { file, milliseconds } of sorted.slice(0, 3)) {
      let fastest = milliseconds;
      for (
        let repetition = 0;
        repetition < REPETITIONS && fastest > 5 * median;
        repetition += 1
      ) {
        world = await createWorld(server);
        fastest = Math.min(fastest, (await upload(file)).milliseconds);
      }
      slowest = Math.max(slowest, fastest / median);
      if (sorted.length >= 8 && fastest > MAX_RATIO * median)
        findings.push(
          `${(fastest / median).toFixed(1)} times the median: ${describeFile(file)}`,
        );
    }
  }
  const memoryRatio = firstMemory === 0 ? null : memory / firstMemory;
  if (memoryRatio !== null && memoryRatio > MAX_MEMORY_RATIO)
    findings.push(
      `the memory of the server grew from ${firstMemory} MB to ${memory} MB`,
    );
  return {
    seed,
    uploads,
    statuses,
    sentBytes,
    stored,
    slowest,
    memoryRatio,
    findings,
  };
}

function uploadCallOf({ field }: HostileFile) {
  return field === "pitch_deck" ? calls.addPitchDeck : calls.updateProfile;
}

function uploadOf({ tokens }: World, file: HostileFile): SentRequest {
  const { method, path } = uploadCallOf(file);
  return {
    method,
    path,
    headers: {
      Authorization: `Token ${tokens.investee}`,
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\n${file.type && `Content-Type: ${file.type}\r\n`}\r\n`,
      ),
      file.content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}

/** Returns the id of the uploaded file, or undefined if the server ignored it, as a file part without a name and content. */
function storedIdOf(
  { field }: HostileFile,
  { text }: TimedResponse,
): string | undefined {
  const body = JSON.parse(text);
  return field === "pitch_deck" ? body.id : body[field]?.id;
}

/** Returns what would let a browser show or run a stored file. */
async function downloadProblems(
  origin: string,
  { tokens }: World,
  id: string,
): Promise<string[]> {
  const { status, headers } = await send(origin, {
    method: "GET",
    path: `/api/files/${id}/`,
    headers: { Authorization: `Token ${tokens.investee}` },
  });
  const expected: readonly (readonly [string, RegExp])[] = [
    ["Content-Disposition", /^attachment; filename\*=UTF-8''[\w.%!~-]+$/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["Content-Security-Policy", /^default-src 'none'; sandbox$/],
    [
      "Content-Type",
      /^(application\/(pdf|vnd\.[\w.-]+)|image\/(png|jpeg|gif|webp))$/,
    ],
  ];
  return [
    ...(status === 200 ? [] : [`the download returns ${status}`]),
    ...expected
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""))
      .map(([name]) => `the download has ${name}: ${headers.get(name)}`),
  ];
}

function describeFile({ content, name, type, field }: HostileFile): string {
  return `${content.length} bytes ${JSON.stringify(content.subarray(0, 60).toString("latin1"))}…${JSON.stringify(content.subarray(-60).toString("latin1"))} as ${field}, ${JSON.stringify(name)}, ${type}`;
}

/** Returns the memory of a process in megabytes; Linux only. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

/** Returns the start of a PNG that states this width and height. */
function pictureHead(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([sample.png.subarray(0, 8), chunk("IHDR", header)]);
}

/** Returns a chunk of a PNG, without a valid checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}
