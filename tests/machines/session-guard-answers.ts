import { pages } from "../../contract/pages.ts";
import { MINUTE } from "./session-cases.ts";
import type { Moment } from "./session-expectations.ts";

/** What a guard is asked about. */
type Asked = Pick<Moment, "before" | "event">;

/** What the guards must ask, in the words of §4 Session and decisions: Access. */
export const when = {
  /** The whole time since the login has gone by. */
  expired: ({ before: { context }, event }: Asked) =>
    event.at - context.loggedInAt >= context.sessionLength,
  /** The whole time without activity has gone by. */
  inactive: ({ before: { context }, event }: Asked) =>
    event.at - context.activeAt >= context.inactivityLength,
  /** Two minutes before the end a notice says so. */
  endingSoon: ({ before: { context }, event }: Asked) =>
    context.sessionLength - (event.at - context.loggedInAt) <= 2 * MINUTE,
  /** The storage holds a session, and neither of its limits has passed. */
  readsLiving,
  readsOwn: (asked: Asked) =>
    readsLiving(asked) && asked.event.output.token === tokenOf(asked),
  readsAnother: (asked: Asked) =>
    readsLiving(asked) && asked.event.output.token !== tokenOf(asked),
  /** The request carried the token that is held now. */
  refused: (asked: Asked) => asked.event.token === tokenOf(asked),
  refusedAtHome: (asked: Asked) =>
    asked.event.token === tokenOf(asked) && isAt("/", asked),
  logout: tellsLogout,
  logoutAtHome: (asked: Asked) => tellsLogout(asked) && isAt("/", asked),
  tokenGone: ({ event }: Asked) => event.token === null,
  tokenGoneFromProtected: (asked: Asked) =>
    asked.event.token === null &&
    Object.values(pages).some(
      ({ path, access }) => isAt(path, asked) && access !== "public",
    ),
  newTokenOrRole: ({ before: { context }, event }: Asked) =>
    event.token !== context.token || event.userType !== context.userType,
} as const;

/** Times that were never stored begin with the reading, and nobody was active before the login. */
function readsLiving({ before: { context }, event: { output } }: Asked) {
  const loggedInAt = output.loggedInAt ?? output.at;
  const activeAt = output.activeAt ?? loggedInAt;
  return (
    output.token !== null &&
    output.at - loggedInAt < context.sessionLength &&
    output.at - Math.max(activeAt, loggedInAt) < context.inactivityLength
  );
}

/** A marker that this tab has not seen yet, and none from before its login. */
function tellsLogout({ before: { context }, event: { logoutAt } }: Asked) {
  return (
    logoutAt !== null &&
    logoutAt !== context.logoutAt &&
    Number(logoutAt) >= context.loggedInAt
  );
}

function tokenOf({ before }: Asked): string | null {
  return before.context.token;
}

function isAt(path: string, { before }: Asked): boolean {
  return before.context.path === path;
}
