// The package declares `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { sayWait } from "../../contract/messages/wait.ts";
import type { ServerContext } from "../context.ts";
import { refuseTooMany } from "../http/refusal.ts";
import { uploads } from "../limits/rules.ts";

/**
 * Runs `work`, which reads and stores a request's body. A multipart form occupies a slot until its files are stored.
 *
 * @throws Refusal 503 when no slot is free, before the body is read.
 */
export function inUploadSlot<Result>(
  { uploadSlots }: Pick<ServerContext, "uploadSlots">,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  return request.isMultipart() ? uploadSlots.run(work) : work();
}

/**
 * Counts one upload of an account.
 *
 * @throws Refusal 429 over the limit.
 */
export async function countUpload(
  { limits }: Pick<ServerContext, "limits">,
  accountId: number,
): Promise<void> {
  const wait = await limits.hit(uploads, String(accountId));
  if (wait !== null)
    throw refuseTooMany(wait, {
      key: "profile.file.tooMany",
      values: { wait: sayWait(wait) },
    });
}
