import type { SnapshotFrom } from "xstate";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";

export type Step = {
  readonly before: SnapshotFrom<typeof sessionMachine>;
  readonly after: SnapshotFrom<typeof sessionMachine>;
  // biome-ignore lint/suspicious/noExplicitAny: each transition knows its event
  readonly event: any;
};
/** The renewal dialog without input. */
export const emptyDialog = { password: "", problem: null };
export const noSession = {
  token: null,
  userType: null,
  email: null,
  ...emptyDialog,
};
export const redirectToLogin = ["goTo", { to: "/login" }] as const;
export const removeSession = [
  ["removeSession"],
  ["removeAuthHeader"],
  ["removeLastReads"],
] as const;
/** The redirect to /login after the session was removed. */
export const removesAndRedirects = [
  ["removeSession"],
  redirectToLogin,
  ["removeAuthHeader"],
  ["removeLastReads"],
] as const;

/** Expects the stored data to become the session. Missing times default to the time of reading. */
const storesSession = (
  getStored: (event: Step["event"]) => Record<string, unknown>,
) => ({
  context: ({ event }: Step) => {
    const stored = getStored(event);
    const loggedInAt = stored.loggedInAt ?? stored.at;
    return {
      token: stored.token,
      userType: stored.userType,
      email: stored.email,
      loggedInAt,
      activeAt: Math.max(Number(stored.activeAt ?? 0), Number(loggedInAt)),
      logoutAt: stored.logoutAt,
      now: stored.at,
      reason: null,
      sessionEndedNotice: null,
      returnAddress: null,
      isOpenedInTab: false,
    } as Partial<SessionContext>;
  },
});

export const storesOutput = storesSession(({ output }) => output);

export const storesOtherTab = storesSession((event) => event);
