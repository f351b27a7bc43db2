import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { UPLOAD_MAX_BYTES } from "../../contract/constants.ts";
import type { ChosenFile } from "../../contract/rules/files.ts";
import { detectedType } from "../files/detected-type.ts";
import { refuse } from "./refusal.ts";

/** A file as it was uploaded, with its type by content. */
export type Upload = ChosenFile & { readonly content: Buffer };
/** A multipart form: its text parts and the files of the names that were asked for. */
export type Form = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Upload>;
};

/** A profile's three files, its texts, and room for what else a client sends along. */
const FORM_MAX_BYTES = 4 * UPLOAD_MAX_BYTES;
const FIELD_MAX_BYTES = 128 * 1024;
const NAME_MAX_LENGTH = 255;

/** Lets the server take multipart forms. They are read where a route asks for it, after it knows who calls. */
export function takeMultipartForms(app: FastifyInstance): void {
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

/**
 * Reads a multipart form. Of parts with the same name the last counts; other files than `fileNames` are dropped. A
 * file that is too large is cut off just above the limit, for the rules to refuse; an empty file part without a
 * name, which browsers send for a field without a choice, counts as no file.
 *
 * @throws Refusal 400 when it cannot be read, 411 or 413 for a length that is missing or too large.
 */
export async function readForm(
  request: FastifyRequest,
  fileNames: readonly string[],
): Promise<Form> {
  refuseLength(request);
  try {
    return await readParts(request, fileNames);
  } catch (error) {
    // Whoever cuts a form off, or writes one that cannot be read, has made the mistake, whatever the parser says.
    throw isRefused(error) ? error : refuse(400, { key: "server.malformed" });
  }
}

async function readParts(
  request: FastifyRequest,
  fileNames: readonly string[],
): Promise<Form> {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Upload>();
  for await (const part of request.parts()) {
    if (part.type === "field") fields[part.fieldname] = part.value;
    else {
      const upload = await readFile(part, fileNames.includes(part.fieldname));
      if (upload) files.set(part.fieldname, upload);
    }
  }
  return { fields, files };
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    "statusCode" in error &&
    Number(error.statusCode) < 500
  );
}

function refuseLength(request: FastifyRequest): void {
  const length = Number(request.headers["content-length"]);
  if (!Number.isInteger(length))
    throw refuse(411, { key: "server.lengthRequired" });
  if (length > FORM_MAX_BYTES) throw refuse(413, { key: "server.tooLarge" });
}

async function readFile(
  part: MultipartFile,
  isWanted: boolean,
): Promise<Upload | null> {
  if (!isWanted) {
    part.file.resume();
    return null;
  }
  const content = await part.toBuffer();
  const name = fileName(part.filename);
  if (content.length === 0 && !part.filename) return null;
  return {
    name,
    content,
    size: part.file.truncated ? UPLOAD_MAX_BYTES + 1 : content.length,
    type: await detectedType(content),
  };
}

// As it may be shown and offered for saving: no folders, no control characters, not endless. Browsers write a quote
// and a line break in a name as %22, %0D and %0A.
function fileName(given: string | undefined): string {
  const name = (given ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/%22|%0d|%0a/gi, "")
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|:*?]/gu, "")
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .toWellFormed();
  return name || "file";
}
