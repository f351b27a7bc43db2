// The package declares `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { formatWait } from "../../contract/format.ts";
import type { ServerContext } from "../context.ts";
import { rateLimitError } from "../http/http-error.ts";
import { uploads } from "../limits/rules.ts";

/**
 * Reads and stores a request's body. A multipart form occupies a slot until its files are stored.
 *
 * @throws HttpError 503 when no slot is free, before the body is read.
 */
export async function inUploadSlot<Form, Result>(
  { uploadSlots }: Pick<ServerContext, "uploadSlots">,
  request: FastifyRequest,
  read: () => Promise<Form>,
  store: (form: Form) => Promise<Result>,
): Promise<Result> {
  return request.isMultipart()
    ? uploadSlots.run(read, store)
    : store(await read());
}

/**
 * Counts one upload of an account.
 *
 * @throws HttpError 429 over the limit.
 */
export async function countUpload(
  { limits }: Pick<ServerContext, "limits">,
  accountId: number,
): Promise<void> {
  const wait = await limits.hit(uploads, String(accountId));
  if (wait !== null)
    throw rateLimitError(wait, {
      key: "profile.file.tooMany",
      values: { wait: formatWait(wait) },
    });
}
