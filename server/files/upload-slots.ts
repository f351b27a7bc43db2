import { say } from "../../contract/messages/index.ts";
import { HttpError } from "../http/http-error.ts";

/** Maximum number of multipart forms that a node processes at the same time: their files are in memory until they are stored. */
const FORMS_AT_ONCE = 8;
/** Retry-After of a form without a free slot, in milliseconds. */
const SLOT_WAIT = 5_000;

/** Limits the number of multipart forms that a node processes at the same time. */
export type UploadSlots = {
  /**
   * Runs `work` in a slot and returns its result.
   *
   * @throws HttpError 503 when no slot is free.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Creates the slots of one node. */
export function createUploadSlots(): UploadSlots {
  let used = 0;
  return {
    async run(work) {
      if (used >= FORMS_AT_ONCE)
        throw new HttpError(
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
