import type { ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
// Imported for its declaration of `request.isMultipart()`.
import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { JSON_MAX_BYTES } from "./bodies.ts";
import { overloaded } from "./http-error.ts";
import { createQueues } from "./queues.ts";

/** Maximum number of long multipart forms that a node processes at once. Their files are in memory until stored. */
const MAX_FORMS = 8;
/** Maximum number of these forms per account, so that slow uploads from one account leave slots for others. */
const MAX_FORMS_PER_ACCOUNT = 4;
/** Maximum number of forms that a node stores at the same time. Each briefly occupies a database process. */
const MAX_STORES = 1;
/** Maximum number of files that a node sends at once. One part of each is in memory, or all of it if it is a picture. */
const MAX_DOWNLOADS = 24;
/** Every file of one profile: pitch decks, two documents and a picture. */
const MAX_DOWNLOADS_PER_ACCOUNT = MAX_PITCH_DECKS + 3;
/** Maximum number of personal data exports that a node sends at once. One part of a file of each is in memory. */
const MAX_EXPORTS = 8;
const MAX_EXPORTS_PER_ACCOUNT = 1;
/** Maximum duration of a download or an export, in milliseconds: a slow client must not occupy a slot forever. */
const MAX_DOWNLOAD_DURATION = 30 * 60_000;
/** How long a transfer may run, in milliseconds, before it can be ended for another account: most take less. */
const MIN_DURATION = 10_000;
/** Retry-After when no slot is free, in milliseconds. */
const SLOT_RETRY_AFTER = 5_000;

/**
 * Limits how many long multipart forms a node processes, and how many files and exports it sends, at the same time.
 * When all slots are taken, the oldest transfer of the account with the most transfers is ended for an account with
 * fewer, so that a few accounts with slow transfers cannot keep others out.
 */
export type FileSlots = ReturnType<typeof createFileSlots>;

/** Creates the slots of one node. */
export function createFileSlots({
  maxDownloadDuration = MAX_DOWNLOAD_DURATION,
  minDuration = MIN_DURATION,
  maxDownloads = MAX_DOWNLOADS,
} = {}) {
  const forms = createTransfers(MAX_FORMS, MAX_FORMS_PER_ACCOUNT, minDuration);
  const responses = {
    download: createTransfers(
      maxDownloads,
      MAX_DOWNLOADS_PER_ACCOUNT,
      minDuration,
    ),
    export: createTransfers(MAX_EXPORTS, MAX_EXPORTS_PER_ACCOUNT, minDuration),
  };
  const storing = pLimit(MAX_STORES);
  const storeInOrder = createQueues<number>(1);
  return {
    /**
     * Calls `read` and then `store`, and returns the result of `store`. A multipart form of more than JSON_MAX_BYTES
     * occupies a slot until it is stored. The calls of `store` for one account follow each other: each of them locks the
     * account, so otherwise a single account could occupy every connection to the database.
     *
     * @throws HttpError 503 when no slot is free for this account, before `read` is called.
     */
    async upload<Form, Result>(
      request: FastifyRequest,
      accountId: number,
      read: () => Promise<Form>,
      store: (form: Form) => Promise<Result>,
    ): Promise<Result> {
      // Short forms, such as a profile save without files, need no slot, so slow uploads do not block them.
      const length = Number(request.headers["content-length"]);
      if (!request.isMultipart() || !(length > JSON_MAX_BYTES)) {
        const form = await read();
        return storeInOrder(accountId, () => store(form));
      }
      const transfer = forms.start(accountId, () => request.raw.destroy());
      if (!transfer)
        throw overloaded(SLOT_RETRY_AFTER, { key: "server.uploadsBusy" });
      try {
        const form = await read();
        // A form that has arrived is stored, even if another account needs a slot.
        transfer.end = null;
        return await storeInOrder(accountId, () => storing(() => store(form)));
      } finally {
        forms.remove(transfer);
      }
    },
    /**
     * Occupies a slot for a file, or for an export of the account's data, until `response` has been sent or closed. Closes
     * the connection after MAX_DOWNLOAD_DURATION.
     *
     * @throws HttpError 503 when no slot is free for this account.
     */
    start(
      kind: keyof typeof responses,
      response: ServerResponse,
      accountId: number,
    ): void {
      const transfers = responses[kind];
      const transfer = transfers.start(accountId, () => response.destroy());
      if (!transfer) throw overloaded(SLOT_RETRY_AFTER);
      const timer = setTimeout(() => response.destroy(), maxDownloadDuration);
      // Rejects if the connection closes before the response is complete.
      finished(response)
        .catch(() => {})
        .finally(() => {
          clearTimeout(timer);
          transfers.remove(transfer);
        });
    },
  };
}

type Transfer = {
  readonly accountId: number;
  readonly startedAt: number;
  /** Ends the transfer. Null when it can no longer be ended. */
  end: (() => void) | null;
};

/** The running transfers of one kind, the oldest first. */
function createTransfers(
  max: number,
  maxPerAccount: number,
  minDuration: number,
) {
  const transfers = new Set<Transfer>();

  /** Ends the oldest transfer of the account with the most, if these are more than `count`. Returns whether it did. */
  function endOne(count: number): boolean {
    const byAccount = Map.groupBy(transfers, (one) => one.accountId);
    const [largest = []] = [...byAccount.values()].sort(
      (a, b) => b.length - a.length,
    );
    const oldest = largest.find(({ end }) => end !== null);
    const isOld = oldest && performance.now() - oldest.startedAt >= minDuration;
    if (!isOld || largest.length <= count) return false;
    transfers.delete(oldest);
    oldest.end?.();
    return true;
  }

  return {
    /** Occupies a slot; may end a transfer of another account to free one. Returns null when none is free for this account. */
    start(accountId: number, end: () => void): Transfer | null {
      const { length: count } = [...transfers].filter(
        (transfer) => transfer.accountId === accountId,
      );
      if (count >= maxPerAccount) return null;
      if (transfers.size >= max && !endOne(count + 1)) return null;
      const transfer = { accountId, startedAt: performance.now(), end };
      transfers.add(transfer);
      return transfer;
    },
    remove: (transfer: Transfer) => transfers.delete(transfer),
  };
}

/** Unlimited slots, for LIMITS=off. */
export const unlimitedFileSlots: FileSlots = {
  upload: async (_request, _accountId, read, store) => store(await read()),
  start() {},
};
