import type { ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
// Imported for its declaration of `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import { BoundedQueue } from "../security/bounded-queue.ts";
import { JSON_MAX_BYTES } from "./bodies.ts";
import { overloaded } from "./http-error.ts";

/** Maximum number of long multipart forms that a node processes at once. Their files are in memory until stored. */
const MAX_FORMS = 8;
/** Maximum number of these forms per account, so that slow uploads from one account leave slots for others. */
const MAX_FORMS_PER_ACCOUNT = 4;
/** Maximum number of forms that a node stores at the same time. Each briefly occupies a database process. */
const MAX_STORES = 1;
/** Maximum number of files that a node sends at once. They are in memory until their clients have received them. */
const MAX_DOWNLOADS = 24;
/** Every file of one profile: pitch decks, two documents and a picture. */
const MAX_DOWNLOADS_PER_ACCOUNT = MAX_PITCH_DECKS + 3;
/** Maximum duration of a download, in milliseconds: a slow client must not occupy a slot forever. */
const MAX_DOWNLOAD_DURATION = 30 * 60_000;
/** Retry-After when no slot is free, in milliseconds. */
const SLOT_RETRY_AFTER = 5_000;

/** Limits how many long multipart forms a node processes, and how many files it sends, at the same time. */
export type FileSlots = {
  /**
   * Calls `read` and then `store`, and returns the result of `store`. A multipart form of more than JSON_MAX_BYTES
   * occupies a slot until it is stored.
   *
   * @throws HttpError 503 when no slot is free for this account, before `read` is called.
   */
  upload<Form, Result>(
    request: FastifyRequest,
    accountId: number,
    read: () => Promise<Form>,
    store: (form: Form) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Occupies a slot until `response` has been sent or closed. Closes the connection after MAX_DOWNLOAD_DURATION.
   *
   * @throws HttpError 503 when no slot is free for this account.
   */
  startDownload(response: ServerResponse, accountId: number): void;
};

/** Creates the slots of one node. */
export function createFileSlots(
  maxDownloadDuration = MAX_DOWNLOAD_DURATION,
): FileSlots {
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
  const downloadQueue = new BoundedQueue({
    concurrency: MAX_DOWNLOADS,
    maxWaiting: 0,
    maxPerOwner: MAX_DOWNLOADS_PER_ACCOUNT,
  });
  return {
    upload(request, accountId, read, store) {
      // Short forms, such as a profile save without files, need no slot, so slow uploads do not block them.
      const length = Number(request.headers["content-length"]);
      if (!request.isMultipart() || !(length > JSON_MAX_BYTES))
        return unlimitedFileSlots.upload(request, accountId, read, store);
      const result = formQueue.tryRun(async () => {
        const form = await read();
        return storeQueue.tryRun(() => store(form)) ?? rejectBusy();
      }, String(accountId));
      return result ?? rejectBusy();
    },
    startDownload(response, accountId) {
      const send = () => finished(response);
      const slot = downloadQueue.tryRun(send, String(accountId));
      if (!slot) throw overloaded(SLOT_RETRY_AFTER);
      const timer = setTimeout(() => response.destroy(), maxDownloadDuration);
      // `slot` rejects if the connection closes before the response is complete.
      slot.catch(() => {}).finally(() => clearTimeout(timer));
    },
  };
}

async function rejectBusy(): Promise<never> {
  throw overloaded(SLOT_RETRY_AFTER, t("server.uploadsBusy"));
}

/** Unlimited slots, for LIMITS=off and for short requests. */
export const unlimitedFileSlots: FileSlots = {
  upload: async (_request, _accountId, read, store) => store(await read()),
  startDownload() {},
};
