import { type CallFailure, statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import { sayWait } from "../contract/messages/wait.ts";
import type { SessionEntry } from "../contract/wire.ts";

/** What the chart of a member's sessions and data knows, and what its view reads of it. */

export type AccountSessionsContext = {
  readonly sessions: readonly SessionEntry[];
  /** The session that is being ended, by its id. */
  readonly ending: string | null;
  /** Why the list is not there, or a device is still logged in. */
  readonly notice: Message | null;
  /** What has ended. */
  readonly success: Message | null;
  /** The list takes longer than usual. */
  readonly slow: boolean;
  /** Why there is no file. */
  readonly downloadNotice: Message | null;
  readonly downloaded: Message | null;
};

export type AccountSessionsEvent =
  | { type: "load.retried" }
  /** Log out, behind one device. */
  | { type: "session.ended"; id: string }
  /** Log out everywhere else. */
  | { type: "others.ended" }
  | { type: "data.asked" }
  | { type: "data.cancelled" };

/** The sessions that are not the one of this page. */
export function otherSessions({
  sessions,
}: Pick<AccountSessionsContext, "sessions">): readonly SessionEntry[] {
  return sessions.filter(({ current }) => !current);
}

/** The device that is being logged out, in words. */
export function deviceOf({
  sessions,
  ending,
}: Pick<AccountSessionsContext, "sessions" | "ending">): string {
  return sessions.find(({ id }) => id === ending)?.device ?? "";
}

/** What DELETE /api/sessions/{id}/ gets. */
export function endRequest({ context }: { context: AccountSessionsContext }): {
  readonly id: string;
} {
  return { id: context.ending ?? "" };
}

/** Why the data could not be downloaded; with the wait when there were too many downloads. */
export function downloadNotice(failure: CallFailure): Message {
  if (statusOf(failure) !== 429) return message("export.failed");
  const seconds = failure.kind === "answered" ? failure.retryAfter : null;
  return seconds === null
    ? message("export.tooManyLater")
    : message("export.tooMany", { wait: sayWait(seconds * 1_000) });
}
