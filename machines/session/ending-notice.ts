import { formatWait } from "../../contract/format.ts";
import { message } from "../../contract/messages/index.ts";
import { type SessionTimes, sessionEndTime } from "./limits.ts";

/**
 * Returns the notice before the end of a session. The displayed time changes in large steps, and in smaller ones near
 * the end, because screen readers announce each change.
 */
export function endingNotice(session: SessionTimes & { readonly now: number }) {
  const remaining = Math.max(0, sessionEndTime(session) - session.now);
  const step = remaining > 30_000 ? 30_000 : 10_000;
  const wait = formatWait(Math.ceil(remaining / step) * step);
  return message("session.endingSoon", { wait });
}
