import { lastReadOf } from "../../contract/failure.ts";
import { formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf } from "./actor-events.ts";

/** True when a read failed without a response, and the browser has stored the response to an earlier read. */
export function hasLastRead({ event }: { event: object }): boolean {
  return lastReadOf(failureOf(event)) !== null;
}

/** Returns the response to the earlier read. Call it only after `hasLastRead`. */
export function lastResponseOf<T>(event: object): T {
  return lastReadOf(failureOf(event))?.response as T;
}

/** Returns the notice with the time of the earlier read, or null without one. */
export function lastReadNotice({ event }: { event: object }): Message | null {
  const lastRead = lastReadOf(failureOf(event));
  return (
    lastRead && message("load.lastRead", { time: formatTime(lastRead.at) })
  );
}

/** The transition of a dashboard's profile to the state `restored`. */
export const restoresProfile = {
  guard: "hasLastRead",
  target: "restored",
  actions: "restoreProfile",
  meta: { rules: ["8-offline-01"] },
} as const;

export const restoredProfile = {
  description:
    "The server cannot be reached. The page shows the profile of the last read.",
  on: {
    "page.resumed": { target: "fetching" },
    "refresh.requested": { target: "fetching" },
  },
} as const;
