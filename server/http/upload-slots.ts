// The package declares `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { t } from "../../contract/messages/index.ts";
import { BoundedQueue } from "../security/bounded-queue.ts";
import { HttpError } from "./http-error.ts";

/** Maximum number of multipart forms that a node processes at the same time: their files are in memory until they are stored. */
const MAX_FORMS = 8;
/** Maximum number of these forms per account, so that slow uploads from one account leave slots for others. */
const MAX_FORMS_PER_ACCOUNT = 4;
/** Maximum number of forms that a node stores at the same time. Each briefly occupies a database process. */
const MAX_STORES = 1;
/** Retry-After when no slot is free, in milliseconds. */
const SLOT_RETRY_AFTER = 5_000;

/** Limits the number of multipart forms that a node processes at the same time. */
export type UploadSlots = {
  /**
   * Calls `read` and then `store` in a slot. Returns the result of `store`.
   *
   * @throws HttpError 503 when no slot is free for this account, before `read` is called.
   */
  run<Form, Result>(
    accountId: string,
    read: () => Promise<Form>,
    store: (form: Form) => Promise<Result>,
  ): Promise<Result>;
};

/** Creates the slots of one node. */
export function createUploadSlots(): UploadSlots {
  const formQueue = new BoundedQueue({
    concurrency: MAX_FORMS,
    maxWaiting: 0,
    maxPerOwner: MAX_FORMS_PER_ACCOUNT,
  });
  const storeQueue = new BoundedQueue({
    concurrency: MAX_STORES,
    maxWaiting: MAX_FORMS,
    maxPerOwner: MAX_FORMS,
  });
  return {
    run(accountId, read, store) {
      const result = formQueue.tryRun(async () => {
        const form = await read();
        return storeQueue.tryRun(() => store(form)) ?? rejectBusy();
      }, accountId);
      return result ?? rejectBusy();
    },
  };
}

async function rejectBusy(): Promise<never> {
  throw new HttpError(
    503,
    { detail: t("server.uploadsBusy") },
    SLOT_RETRY_AFTER,
  );
}

/** Unlimited slots, for LIMITS=off and for requests that are not multipart. */
export const unlimitedUploadSlots: UploadSlots = {
  run: async (_accountId, read, store) => store(await read()),
};

/**
 * Reads and stores a request's body. A multipart form occupies a slot until its files are stored.
 *
 * @throws HttpError 503 when no slot is free for this account, before the body is read.
 */
export async function runInUploadSlot<Form, Result>(
  { uploadSlots }: { readonly uploadSlots: UploadSlots },
  { request, accountId }: { request: FastifyRequest; accountId: number },
  read: () => Promise<Form>,
  store: (form: Form) => Promise<Result>,
): Promise<Result> {
  const slots = request.isMultipart() ? uploadSlots : unlimitedUploadSlots;
  return slots.run(String(accountId), read, store);
}
