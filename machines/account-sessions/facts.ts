import { type CallFailure, statusOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { SessionEntry } from "../../contract/wire.ts";

/** Context, events and selectors of the chart for a member's own sessions and data. */

export type AccountSessionsContext = {
  readonly sessions: readonly SessionEntry[];
  /** Id of the session that is being ended. */
  readonly ending: string | null;
  /** Why the list could not be loaded or a session could not be ended. */
  readonly notice: Message | null;
  /** Which session was ended. */
  readonly success: Message | null;
  /** True when loading takes longer than usual. */
  readonly slow: boolean;
  /** Why the download failed. */
  readonly downloadNotice: Message | null;
  readonly downloaded: Message | null;
};

export type AccountSessionsEvent =
  | { type: "load.retried" }
  /** Log out one other device. */
  | { type: "session.ended"; id: string }
  /** Log out all other devices. */
  | { type: "others.ended" }
  | { type: "data.asked" }
  | { type: "data.cancelled" };

/** Returns the sessions other than that of this page. */
export function otherSessions({
  sessions,
}: Pick<AccountSessionsContext, "sessions">): readonly SessionEntry[] {
  return sessions.filter(({ current }) => !current);
}

/** Returns the name of the device that is being logged out; empty when there is none. */
export function deviceOf({
  sessions,
  ending,
}: Pick<AccountSessionsContext, "sessions" | "ending">): string {
  return sessions.find(({ id }) => id === ending)?.device ?? "";
}

/** Returns the input of DELETE /api/sessions/{id}/. */
export function endRequest({ context }: { context: AccountSessionsContext }): {
  readonly id: string;
} {
  return { id: context.ending ?? "" };
}

/** Returns why the download failed, with the wait when there were too many downloads. */
export function downloadNotice(failure: CallFailure): Message {
  if (statusOf(failure) !== 429) return message("export.failed");
  const seconds = failure.kind === "answered" ? failure.retryAfter : null;
  return seconds === null
    ? message("export.tooManyLater")
    : message("export.tooMany", { wait: formatWait(seconds * 1_000) });
}
