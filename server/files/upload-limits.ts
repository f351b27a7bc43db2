// The package declares `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { say } from "../../contract/messages/index.ts";
import { sayWait } from "../../contract/messages/wait.ts";
import type { ServerContext } from "../context.ts";
import { Refusal, refuseTooMany } from "../http/refusal.ts";
import { uploads } from "../limits/rules.ts";

/** Maximum number of multipart forms that a node processes at the same time: their files are in memory until they are stored. */
const FORMS_AT_ONCE = 8;
/** Retry-After of a form without a free slot, in milliseconds. */
const SLOT_WAIT = 5_000;

/** Limits the number of multipart forms that a node processes at the same time. */
export type UploadSlots = {
  /**
   * Runs `work` in a slot and returns its result.
   *
   * @throws Refusal 503 when no slot is free.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Creates the slots of one node. */
export function createUploadSlots(): UploadSlots {
  let used = 0;
  return {
    async run(work) {
      if (used >= FORMS_AT_ONCE)
        throw new Refusal(
          503,
          { detail: say({ key: "server.uploadsBusy" }) },
          SLOT_WAIT,
        );
      used++;
      try {
        return await work();
      } finally {
        used--;
      }
    },
  };
}

/** Unlimited slots, for LIMITS=off. */
export const unlimitedUploadSlots: UploadSlots = { run: (work) => work() };

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
