import { pages } from "../../../contract/pages.ts";
import { MINUTE } from "./cases.ts";
import type { Moment } from "./expectations.ts";

/** The arguments of a guard. */
type Args = Pick<Moment, "before" | "event">;

/** The expected outcomes of the guards, stated independently of the chart. */
export const when = {
  /** The maximum time since the login has passed. */
  expired: ({ before: { context }, event }: Args) =>
    event.at - context.loggedInAt >= context.sessionLength,
  /** The maximum time without activity has passed. */
  inactive: ({ before: { context }, event }: Args) =>
    event.at - context.activeAt >= context.inactivityLength,
  /** The notice appears two minutes before the end. */
  endingSoon: ({ before: { context } }: Args) =>
    context.sessionLength - (context.now - context.loggedInAt) <= 2 * MINUTE,
  /** The storage contains a session, and neither of its limits has passed. */
  readsLiving: isStoredSessionValid,
  readsOwn: (moment: Args) =>
    isStoredSessionValid(moment) &&
    moment.event.output.token === tokenOf(moment),
  /** The rejected request had the current token. */
  refused: (moment: Args) => moment.event.token === tokenOf(moment),
  logout: isNewLogout,
  atHome: (moment: Args) => isAt("/", moment),
  tokenGone: ({ event }: Args) => event.token === null,
  tokenGoneFromProtected: (moment: Args) =>
    moment.event.token === null &&
    Object.values(pages).some(
      ({ path, access }) => isAt(path, moment) && access !== "public",
    ),
  newTokenOrRole: ({ before: { context }, event }: Args) =>
    event.token !== context.token || event.userType !== context.userType,
} as const;

/** Missing times default to the time of reading, and activity is never earlier than the login. */
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

/** A logout marker that this tab has not seen yet and that is not older than its login. */
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

function isAt(path: string, { before }: Args): boolean {
  return before.context.path === path;
}
