/** All API calls in one table, for the browser's client, the server's routes and the tests. */

/** What the client does when a call with a token fails with 401 or 403. */
export type OnUnauthorized =
  /** Clears the session and redirects to /. */
  | "endSession"
  | "keepSession"
  /** Does not end the session, because the calling flow handles the failure itself. The call sends SKIP_HEADER. */
  | "skipHeader";

export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, with `{name}` for each parameter. */
  readonly path: string;
  /** Whether the call needs a session, and the scheme of its Authorization header. */
  readonly auth: "none" | "optional" | "token" | "bearer";
  readonly onUnauthorized: OnUnauthorized;
};

export const calls = {
  register: call("POST", "/api/register/", "none"),
  resendActivation: call("POST", "/api/resend-activation/", "none"),
  checkEmail: call("POST", "/api/check-email/", "none"),
  login: call("POST", "/api/login/", "none"),
  user: call("GET", "/api/user/", "token"),
  profile: call("GET", "/api/profile/", "token"),
  createProfile: call("POST", "/api/profile/", "token"),
  updateProfile: call("PUT", "/api/profile/", "token"),
  matchInvestors: call("GET", "/api/match_investors/", "token"),
  logout: call("POST", "/logout/", "optional", "skipHeader"),
  matches: call("GET", "/api/matches/", "token"),
  matchStatus: call("PATCH", "/api/matches/{id}/status/", "token"),
  matchReason: call("PUT", "/api/matches/{id}/reason/", "token"),
  matchProfile: call("GET", "/api/matches/{id}/profile/", "token"),
  matchOutlook: call("GET", "/api/match-outlook/", "token"),
  stateFunding: call("PUT", "/api/matches/{id}/funding-report/", "token"),
  withdrawFunding: call("DELETE", "/api/matches/{id}/funding-report/", "token"),
  verifyToken: call("GET", "/api/verify/{token}/", "none"),
  verifyCode: call("POST", "/api/verify/code/", "none", "skipHeader"),
  resendCode: call(
    "POST",
    "/api/resend-verification-code/",
    "none",
    "skipHeader",
  ),
  verifyLink: call("POST", "/api/verify/", "none"),
  requestReset: call(
    "POST",
    "/api/generate-reset-token/",
    "none",
    "skipHeader",
  ),
  confirmReset: call(
    "POST",
    "/api/reset-password-confirm/{uid}/{token}/",
    "none",
  ),
  requestChange: call("POST", "/api/reset-password/", "token", "skipHeader"),
  deleteAccount: call("DELETE", "/api/delete_account/", "token", "skipHeader"),
  trainings: call("GET", "/api/trainings/", "token"),
  events: call("GET", "/api/events/", "token"),
  checkAccess: call(
    "GET",
    "/api/check-access/investee-match-test",
    "bearer",
    "skipHeader",
  ),
  updates: call("GET", "/api/updates/", "token"),
  file: call("GET", "/api/files/{id}/", "token"),
  pitchDecks: call("GET", "/api/pitch-deck/", "token"),
  addPitchDeck: call("POST", "/api/pitch-deck/", "token"),
  removePitchDeck: call("DELETE", "/api/pitch-deck/{id}/", "token"),
  sessions: call("GET", "/api/sessions/", "token"),
  endOtherSessions: call("DELETE", "/api/sessions/others/", "token"),
  endSession: call("DELETE", "/api/sessions/{id}/", "token"),
  reminders: call("GET", "/api/reminders/", "token"),
  setReminders: call("PUT", "/api/reminders/", "token"),
  unsubscribe: call("POST", "/api/unsubscribe/{token}/", "none", "endSession"),
  setLanguage: call("PUT", "/api/account/language/", "token"),
  exportData: call("GET", "/api/export/", "token"),
  reportDefect: call("POST", "/api/defects/", "none", "endSession"),
};
export type CallName = keyof typeof calls;

/** The session does not end after a 401 or 403 to a request with this header: the calling flow handles the failure. */
export const SKIP_HEADER = "X-Skip-Auth-Redirect";
/** Makes re-runs, deck uploads and REPLAYED_CALLS safe to retry: calls with the same key take effect only once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
/**
 * The calls whose responses the server stores by Idempotency-Key, because repeating such a call after a lost response
 * would send a second email or fail. The responses contain no secrets.
 */
export const REPLAYED_CALLS: readonly CallName[] = [
  "requestReset",
  "requestChange",
  "confirmReset",
  "resendCode",
];
/**
 * The calls that use GET although they change data, because the requirements define them so. Clients never repeat them
 * without the user, and the server does not run them for a prefetch. All other calls that use GET only read.
 */
export const CHANGING_READS: readonly CallName[] = [
  "matchInvestors",
  "verifyToken",
];
/** The multipart fields of a pitch deck upload: the file, and optionally the id of the deck that it replaces. */
export const DECK_PARTS = { file: "pitch_deck", replaces: "replaces" } as const;

/** Returns the path of a call with its parameters filled in and escaped. Throws when a parameter is missing. */
export function pathOf(
  name: CallName,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return calls[name].path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = parameters[parameter];
    if (value === undefined) throw new Error(`${name} needs ${parameter}`);
    return encodeURIComponent(value);
  });
}

function call<const Path extends string, const Auth extends Call["auth"]>(
  method: Call["method"],
  path: Path,
  auth: Auth,
  onUnauthorized: OnUnauthorized = auth === "token"
    ? "endSession"
    : "keepSession",
) {
  return { method, path, auth, onUnauthorized };
}
