import { pages } from "../../../contract/pages.ts";
import { MINUTE } from "./cases.ts";
import type { Moment } from "./expectations.ts";

/** The arguments of a guard. */
type Asked = Pick<Moment, "before" | "event">;

/** The expected outcomes of the guards, stated independently of the chart. */
export const when = {
  /** The maximum time since the login has passed. */
  expired: ({ before: { context }, event }: Asked) =>
    event.at - context.loggedInAt >= context.sessionLength,
  /** The maximum time without activity has passed. */
  inactive: ({ before: { context }, event }: Asked) =>
    event.at - context.activeAt >= context.inactivityLength,
  /** The notice appears two minutes before the end. */
  endingSoon: ({ before: { context } }: Asked) =>
    context.sessionLength - (context.now - context.loggedInAt) <= 2 * MINUTE,
  /** The storage contains a session, and neither of its limits has passed. */
  readsLiving,
  readsOwn: (asked: Asked) =>
    readsLiving(asked) && asked.event.output.token === tokenOf(asked),
  /** The rejected request had the current token. */
  refused: (asked: Asked) => asked.event.token === tokenOf(asked),
  logout: isLogoutNews,
  atHome: (asked: Asked) => isAt("/", asked),
  tokenGone: ({ event }: Asked) => event.token === null,
  tokenGoneFromProtected: (asked: Asked) =>
    asked.event.token === null &&
    Object.values(pages).some(
      ({ path, access }) => isAt(path, asked) && access !== "public",
    ),
  newTokenOrRole: ({ before: { context }, event }: Asked) =>
    event.token !== context.token || event.userType !== context.userType,
} as const;

/** Missing times default to the time of reading, and activity is never earlier than the login. */
function readsLiving({ before: { context }, event: { output } }: Asked) {
  const loggedInAt = output.loggedInAt ?? output.at;
  const activeAt = output.activeAt ?? loggedInAt;
  return (
    output.token !== null &&
    output.at - loggedInAt < context.sessionLength &&
    output.at - Math.max(activeAt, loggedInAt) < context.inactivityLength
  );
}

/** A logout marker that this tab has not seen yet and that is not older than its login. */
function isLogoutNews({ before: { context }, event: { logoutAt } }: Asked) {
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
