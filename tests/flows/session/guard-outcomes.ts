import { SESSION_NOTICE } from "../../../contract/constants.ts";
import type { Step } from "./expectations.ts";

/** The arguments of a guard. */
type Args = Pick<Step, "before" | "event">;

/** The expected outcomes of the guards, stated independently of the chart. */
export const when = {
  /** The maximum time since the login has passed. */
  expired: ({ before: { context } }: Args) =>
    context.now - context.loggedInAt >= context.sessionLength,
  /** The maximum time without activity has passed. */
  inactive: ({ before: { context } }: Args) =>
    context.now - context.activeAt >= context.inactivityLength,
  /** The session ends within `SESSION_NOTICE`. */
  endingSoon: ({ before: { context } }: Args) =>
    context.sessionLength - (context.now - context.loggedInAt) <=
    SESSION_NOTICE,
  /** The storage contains a session, and neither of its limits has passed. */
  readsActiveSession: isStoredSessionValid,
  readsSameSession: (step: Args) =>
    isStoredSessionValid(step) && step.event.output.token === tokenOf(step),
  /** The rejected request had the current token, and the page has not sent a request that ends the session. */
  rejectsCurrentToken: (step: Args) =>
    step.event.token === tokenOf(step) && !step.before.context.isClosing,
  isNewLogout,
  isClosedElsewhere: (step: Args) =>
    step.before.context.isClosing &&
    (step.event.token === null || isNewLogout(step)),
  tokenRemoved: ({ event }: Args) => event.token === null,
  newTokenOrRole: ({ before: { context }, event }: Args) =>
    event.token !== context.token || event.userType !== context.userType,
} as const;

/**
 * Returns whether the storage contains a session and neither of its limits has passed. A missing login time defaults to
 * the time of reading. An activity time that is missing or earlier than the login counts as the login time.
 */
function isStoredSessionValid({
  before: { context },
  event: { output },
}: Args) {
  const loggedInAt = output.loggedInAt ?? output.at;
  const activeAt = output.activeAt ?? loggedInAt;
  return (
    output.token !== null &&
    output.at - loggedInAt < context.sessionLength &&
    output.at - Math.max(activeAt, loggedInAt) < context.inactivityLength
  );
}

/** Returns whether the logout marker is new to this tab and not older than the login. */
function isNewLogout({ before: { context }, event: { logoutAt } }: Args) {
  return (
    logoutAt !== null &&
    logoutAt !== context.logoutAt &&
    Number(logoutAt) >= context.loggedInAt
  );
}

function tokenOf({ before }: Args): string | null {
  return before.context.token;
}
