import { afterEach, expect, test, vi } from "vitest";

const CONSTANTS = "../../contract/constants.ts";
const RULES = "../../server/limits/rules.ts";

/** The sources of the numbers in each row, in the order in which the row shows them. */
const SOURCES: Readonly<Record<string, string>> = {
  login:
    "loginFailures.hits loginFailures.window unknownAddressFailures.hits loginAddressFailures.hits LOGIN_LOCKOUT",
  session: "SESSION_LIFETIME INACTIVITY_TIMEOUT SESSION_NOTICE",
  passwordResetRequest:
    "resetRequests.hits resetRequests.window RESET_REQUEST_WINDOW",
  passwordResetConfirm:
    "resetConfirms.hits resetConfirms.window resetConfirms.window PASSWORD_HISTORY",
  passwordChange: "changeRequests.hits changeRequests.window",
  registration:
    "registrations.hits registrations.window emailChecks.hits emailChecks.window",
  emailVerificationByCode:
    "codeAttempts.hits codeAttempts.window CODE_LIFETIME resends.window dailyResends.hits dailyResends.window addressResends.hits addressResends.window",
  emailVerificationByLink: "LINK_LIFETIME",
  accountDeletion: "deletions.hits deletions.window",
  accountSessions: "dataExports.hits dataExports.window",
  profile: "uploads.hits uploads.window",
  matching:
    "MAX_MATCHES MAX_RERUNS matchCalls.hits matchCalls.window MAX_MATCHES MAX_RERUNS matchCalls.window",
  matchReview: "matchReviews.hits matchReviews.window",
  fundingReport:
    "fundingChanges.hits fundingChanges.window fundingMails.hits fundingMails.window",
  liveUpdates:
    "UPDATES_IDLE_TIMEOUT UPDATES_HIDDEN_TIMEOUT UPDATES_FIRST_DELAY UPDATES_MAX_DELAY",
  cookieConsent: "CONSENT_COOKIE_DAYS",
};

/**
 * Replaces every numeric constant, and the hits and window of every limit, with a unique value. Returns the values by
 * name.
 */
async function useUniqueValues(): Promise<ReadonlyMap<string, number>> {
  const values = new Map<string, number>();
  const unique = (name: string) => {
    values.set(name, (101 + values.size) * 86_400_000);
    return values.get(name);
  };
  for (const path of [CONSTANTS, RULES]) {
    const actual = await vi.importActual<Record<string, unknown>>(path);
    const mocked = Object.entries(actual).map(([name, value]) => {
      if (typeof value === "number") return [name, unique(name)];
      if (typeof value !== "object") return [name, value];
      const [hits, window] = [unique(`${name}.hits`), unique(`${name}.window`)];
      return [name, { ...value, hits, window }];
    });
    vi.doMock(path, () => Object.fromEntries(mocked));
  }
  vi.resetModules();
  return values;
}

afterEach(() => {
  vi.doUnmock(CONSTANTS);
  vi.doUnmock(RULES);
  vi.resetModules();
});

test("every documented limit is read from its own constant", async () => {
  const values = await useUniqueValues();
  const { limitRows } = await import("../../scripts/docs/limits.ts");
  expect(limitRows.map(({ flow }) => flow)).toEqual(Object.keys(SOURCES));
  for (const { flow, limit, consequence } of limitRows) {
    const names = SOURCES[flow]?.split(" ") ?? [];
    const expected = names.map((name) => values.get(name) ?? 0);
    // Durations are shown in days. All other numbers are above 1,000, so a number below 1,000 is a number of days.
    const displayed =
      `${limit} ${consequence}`.match(/\d+/g)?.map(Number) ?? [];
    expect(
      displayed.map((number) =>
        number < 1_000 ? number * 86_400_000 : number,
      ),
      flow,
    ).toEqual(expected);
  }
});
