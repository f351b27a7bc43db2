import type { Language } from "../../contract/language.ts";
import type { SessionEndReason } from "../../contract/navigation-state.ts";

export type SessionEnd =
  | SessionEndReason
  /** The member logged out, in this tab or in another one. */
  | "loggedOut"
  | "loggedOutElsewhere"
  /** Another tab removed the token. */
  | "tokenRemoved"
  /** The server refused a call. */
  | "refused"
  /** The current page ended the session and shows the next step. */
  | "closed";

/** The tags for the status of the session. The snapshot always has exactly one of them. */
const STATUSES = [
  /** The storage has not been read yet. */
  "unknown",
  "visitor",
  "member",
  /** The server is being notified of a logout. */
  "loggingOut",
  /** The logout is complete, and the home page must be loaded. */
  "leaving",
  /** The session of another tab has replaced the session of this tab. */
  "replaced",
] as const;

/** The facts that decide which page is shown. */
export type SessionFacts = {
  readonly status: (typeof STATUSES)[number];
  readonly token: string | null;
  readonly userType: string | null;
  /** The language of the account, if the response to a login in this tab contained it; otherwise null. */
  readonly language: Language | null;
  /** Why the last session ended; null before that. */
  readonly end: SessionEnd | null;
};

/** Returns the facts that decide which page is shown. */
export function sessionFacts(snapshot: {
  readonly context: Omit<SessionFacts, "status">;
  readonly hasTag: (tag: SessionFacts["status"]) => boolean;
}): SessionFacts {
  const { token, userType, language, end } = snapshot.context;
  const status = STATUSES.find((tag) => snapshot.hasTag(tag)) ?? "unknown";
  return { status, token, userType, language, end };
}
