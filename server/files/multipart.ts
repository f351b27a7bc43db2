import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import { detectType } from "../../contract/files/detected-type.ts";
import type { ChosenFile } from "../../contract/rules/files.ts";
import { JSON_MAX_BYTES } from "../http/bodies.ts";
import { detailError } from "../http/http-error.ts";
import { fileNameOf } from "./file-name.ts";
import { withoutMetadata } from "./picture-metadata.ts";

/** An uploaded file, with the type detected from its content. */
export type Upload = ChosenFile & { readonly content: Buffer };
/** A multipart form: its text parts, and the files of the requested fields. */
export type Form<Field> = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<Field, Upload>;
};

/** Maximum size of a form, in bytes: enough for a profile's three files, its text fields and other parts. */
const FORM_MAX_BYTES = 4 * UPLOAD_MAX_BYTES;
const FIELD_MAX_BYTES = 128 * 1024;
/** Minimum average rate of a slow form, in bytes per millisecond: 0.05 Mbit/s. */
const MIN_RATE = 6.25;

/** Registers the multipart parser. Each route parses its form itself, after authentication. */
export function acceptMultipartForms(app: FastifyInstance): void {
  app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      fieldSize: FIELD_MAX_BYTES,
      fieldNameSize: 100,
      files: 10,
      fields: 100,
      parts: 110,
    },
  });
}

type FormOptions<Field> = {
  /** Names of the file parts to keep; others are dropped. */
  readonly fileFields: readonly Field[];
  /** Whether every form of this route should contain a file. */
  readonly isUpload: boolean;
  /** Called at most once, before the content of a file is read. An error that it throws rejects the form. */
  readonly beforeFiles: () => Promise<void>;
};

/**
 * Parses a multipart form. If parts have the same name, the last one wins. Files in fields other than `fileFields` are
 * dropped. A file that is too large is truncated and reported with a size above the limit, so that validation rejects
 * it. An empty file part without a file name, which browsers send for an empty field, counts as no file.
 *
 * If `isUpload` is set, or the form is too long to contain only text, `beforeFiles` runs before the body is read.
 * Otherwise it runs when the first file starts to arrive.
 *
 * @throws HttpError 400 when the form cannot be parsed, 411 without a length, 413 when it is too large, and any error
 *   that `beforeFiles` throws.
 */
export async function readForm<Field extends string>(
  request: FastifyRequest,
  { fileFields, isUpload, beforeFiles }: FormOptions<Field>,
): Promise<Form<Field>> {
  const length = readContentLength(request);
  let acceptance: Promise<void> | undefined;
  const callBeforeFiles = async () => {
    acceptance ??= beforeFiles();
    await acceptance;
  };
  // Text fields alone fit into a JSON body, so a longer form must contain a file.
  if (isUpload || length > JSON_MAX_BYTES) await callBeforeFiles();
  const startedAt = performance.now();
  let received = 0;
  // `bodyTimer` does not end a form that arrives at MIN_RATE or faster, because only a few long forms are read at once.
  const restartTimer = (chunk: Buffer) => {
    received += chunk.length;
    if (received >= MIN_RATE * (performance.now() - startedAt))
      request.bodyTimer?.refresh();
  };
  const fields: Record<string, unknown> = {};
  const files = new Map<Field, Upload>();
  const maxBytes = Math.min(UPLOAD_MAX_BYTES, length);
  try {
    for await (const part of request.parts()) {
      // Added when a part arrives: before that, the listener would make Node read an unparseable form at full speed.
      request.raw.off("data", restartTimer).on("data", restartTimer);
      const fileField = fileFields.find((name) => name === part.fieldname);
      if (part.type === "field") fields[part.fieldname] = part.value;
      else if (fileField === undefined) part.file.resume();
      else {
        const upload = await readFile(part, maxBytes, callBeforeFiles);
        if (upload) files.set(fileField, upload);
      }
    }
    return { fields, files };
  } catch (error) {
    // After exceeding its limits, the parser would continue to parse the rest of the body as fast as it arrives.
    request.raw.unpipe();
    // Throws the error of `beforeFiles`, if it failed.
    await acceptance;
    // An aborted or malformed form is the client's error, even when the parser reports a server error.
    const { statusCode = 500 } = error as Partial<FastifyError>;
    throw statusCode < 500
      ? error
      : detailError(400, { key: "server.malformed" });
  } finally {
    request.raw.off("data", restartTimer);
  }
}

/** Returns the Content-Length of a form in bytes. Throws 411 or 413 when it is missing or too large. */
function readContentLength(request: FastifyRequest): number {
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length))
    throw detailError(411, { key: "server.lengthRequired" });
  if (length > FORM_MAX_BYTES)
    throw detailError(413, { key: "server.tooLarge" });
  return length;
}

/** Reads a file into a single buffer as it arrives, so that its content is in memory only once. */
async function readFile(
  part: MultipartFile,
  maxBytes: number,
  callBeforeFiles: () => Promise<void>,
): Promise<Upload | null> {
  let buffer = Buffer.alloc(0);
  let length = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (length === 0) {
      await callBeforeFiles();
      // The operating system allocates only those parts of this buffer that are written to.
      buffer = Buffer.allocUnsafeSlow(maxBytes);
    }
    length += chunk.copy(buffer, length);
  }
  const content = buffer.subarray(0, length);
  if (content.length === 0 && !part.filename) return null;
  const { mime, extension } = await detectType(content);
  const file = { name: fileNameOf(part.filename, extension), type: mime };
  if (part.file.truncated)
    return { ...file, content, size: UPLOAD_MAX_BYTES + 1 };
  const cleaned = withoutMetadata(content, mime);
  return { ...file, content: cleaned, size: cleaned.length };
}
