/** Every API call in one table, used by the browser's client, the server's routes and the tests. */

/** How the client treats a 401 or 403 of a call that carries a token. */
export type SessionRule =
  /** Clears the session and redirects to /. */
  | "ends"
  /** Never ends the session: the path is in EXEMPT_PATHS. */
  | "exempt"
  /** Never ends the session: the call sends SKIP_HEADER, because its page shows the error itself. */
  | "skips";

export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly authorization: "none" | "token" | "bearer";
  readonly sessionRule: SessionRule;
};

export const calls = {
  register: call("POST", "/api/register/", "none", "exempt"),
  resendActivation: call("POST", "/api/resend-activation/", "none", "exempt"),
  checkEmail: call("POST", "/api/check-email/", "none", "exempt"),
  login: call("POST", "/api/login/", "none", "exempt"),
  user: call("GET", "/api/user/", "token", "ends"),
  profile: call("GET", "/api/profile/", "token", "ends"),
  createProfile: call("POST", "/api/profile/", "token", "ends"),
  updateProfile: call("PUT", "/api/profile/", "token", "ends"),
  matchInvestors: call("GET", "/api/match_investors/", "token", "ends"),
  logout: call("POST", "/logout/", "token", "skips"),
  matches: call("GET", "/api/matches/", "token", "ends"),
  matchStatus: call("PATCH", "/api/matches/{id}/status/", "token", "ends"),
  matchProfile: call("GET", "/api/matches/{id}/profile/", "token", "ends"),
  verifyToken: call("GET", "/api/verify/{token}/", "none", "exempt"),
  verifyCode: call("POST", "/api/verify/code/", "none", "skips"),
  resendCode: call("POST", "/api/resend-verification-code/", "none", "skips"),
  verifyLink: call("POST", "/api/verify/", "none", "exempt"),
  requestReset: call("POST", "/api/generate-reset-token/", "none", "skips"),
  confirmReset: call(
    "POST",
    "/api/reset-password-confirm/{uid}/{token}/",
    "none",
    "exempt",
  ),
  requestChange: call("POST", "/api/reset-password/", "token", "skips"),
  deleteAccount: call("DELETE", "/api/delete_account/", "token", "skips"),
  trainings: call("GET", "/api/trainings/", "token", "ends"),
  events: call("GET", "/api/events/", "token", "ends"),
  checkAccess: call(
    "GET",
    "/api/check-access/investee-match-test",
    "bearer",
    "skips",
  ),
  updates: call("GET", "/api/updates/", "token", "ends"),
  file: call("GET", "/api/files/{id}/", "token", "ends"),
  pitchDecks: call("GET", "/api/pitch-deck/", "token", "ends"),
  addPitchDeck: call("POST", "/api/pitch-deck/", "token", "ends"),
  removePitchDeck: call("DELETE", "/api/pitch-deck/{id}/", "token", "ends"),
  sessions: call("GET", "/api/sessions/", "token", "ends"),
  endOtherSessions: call("DELETE", "/api/sessions/others/", "token", "ends"),
  endSession: call("DELETE", "/api/sessions/{id}/", "token", "ends"),
  exportData: call("GET", "/api/export/", "token", "ends"),
} as const satisfies Record<string, Call>;
export type CallName = keyof typeof calls;

/** A call that sends this header keeps its session after a 401 or 403. */
export const SKIP_HEADER = "X-Skip-Auth-Redirect";
/** Makes a re-run or an upload safe to retry: the server does not repeat it for the same key. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
/** The parts of a pitch deck's multipart form: the file, and optionally the id of the deck that it replaces. */
export const DECK_PARTS = { file: "pitch_deck", replaces: "replaces" } as const;

/** First path segments after /api/ whose 401 and 403 never end the session. Segments below them are covered too. */
export const EXEMPT_PATHS = [
  "login",
  "register",
  "check-email",
  "resend-activation",
  "generate-reset-token",
  "verify",
  "reset-password",
  "verify-password",
] as const;

/** True when a 401 or 403 of this path ends the session of the request. `skips`: the request carries SKIP_HEADER. */
export function endsSession(path: string, skips: boolean): boolean {
  if (skips) return false;
  const [, afterApi = ""] = path.split("/api/");
  const name = afterApi.split(/[/?]/)[0] ?? "";
  return !EXEMPT_PATHS.some(
    (exempt) =>
      name === exempt ||
      (exempt === "reset-password" && name === "reset-password-confirm"),
  );
}

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

function call(
  method: Call["method"],
  path: string,
  authorization: Call["authorization"],
  sessionRule: SessionRule,
): Call {
  return { method, path, authorization, sessionRule };
}
