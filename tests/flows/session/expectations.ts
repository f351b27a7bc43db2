import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { sessionFacts } from "../../../machines/session/facts.ts";

export type Step = {
  readonly before: SnapshotFrom<typeof sessionMachine>;
  readonly after: SnapshotFrom<typeof sessionMachine>;
  // biome-ignore lint/suspicious/noExplicitAny: the type of the event depends on the transition
  readonly event: any;
};
export const noSession = {
  token: null,
  userType: null,
  email: null,
};
/**
 * Expects the session to be set from the stored data. A missing login time defaults to the time of reading, and a
 * missing activity time to the login time.
 */
const setsSessionFrom = (
  getStoredData: (event: Step["event"]) => Record<string, unknown>,
) => ({
  context: ({ event }: Step) => {
    const storedData = getStoredData(event);
    const loggedInAt = storedData.loggedInAt ?? storedData.at;
    return {
      token: storedData.token,
      userType: storedData.userType,
      email: storedData.email,
      loggedInAt,
      activeAt: Math.max(Number(storedData.activeAt ?? 0), Number(loggedInAt)),
      logoutAt: storedData.logoutAt,
      now: storedData.at,
      end: null,
    } as Partial<SessionContext>;
  },
});

export const setsSessionFromOutput = setsSessionFrom(({ output }) => output);

export const setsSessionFromOtherTab = setsSessionFrom((event) => event);

/** Expects that exactly a member has a token, also while the session of another tab replaces this tab's. */
export function isLoggedInWithToken({
  snapshot,
}: {
  readonly snapshot: SnapshotFrom<typeof sessionMachine>;
}): void {
  const { status, token } = sessionFacts(snapshot);
  expect(["member", "replaced"].includes(status)).toBe(token !== null);
}
