import type { SnapshotFrom } from "xstate";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";

export type Moment = {
  readonly before: SnapshotFrom<typeof sessionMachine>;
  readonly after: SnapshotFrom<typeof sessionMachine>;
  // biome-ignore lint/suspicious/noExplicitAny: each transition knows its event
  readonly event: any;
};
/** No input remains after a session. */
export const clear = { password: "", problem: null };
export const noSession = { token: null, userType: null, email: null, ...clear };
export const redirectToLogin = ["goTo", { to: "/login" }] as const;
export const removeSession = [["removeSession"], ["removeAuthHeader"]] as const;
/** The redirect to /login after the session was removed. */
export const forgetAndLogin = [
  ["removeSession"],
  redirectToLogin,
  ["removeAuthHeader"],
] as const;

/** The stored data becomes the session. Missing times default to the time of reading. */
const storesSession = (
  read: (event: Moment["event"]) => Record<string, unknown>,
) => ({
  context: ({ event }: Moment) => {
    const found = read(event);
    const loggedInAt = found.loggedInAt ?? found.at;
    return {
      token: found.token,
      userType: found.userType,
      email: found.email,
      loggedInAt,
      activeAt: Math.max(Number(found.activeAt ?? 0), Number(loggedInAt)),
      logoutAt: found.logoutAt,
      now: found.at,
      reason: null,
      sessionEndedNotice: null,
      interrupted: null,
      isOpenedInTab: false,
    } as Partial<SessionContext>;
  },
});

export const storesOutput = storesSession(({ output }) => output);

export const storesOtherTab = storesSession((event) => event);
