import { describe, expect, test } from "vitest";
import {
  type CallName,
  calls,
  DECK_PARTS,
  IDEMPOTENCY_HEADER,
  pathOf,
  SKIP_HEADER,
} from "../../contract/api.ts";
import { type PageName, pagePath, pages } from "../../contract/pages.ts";
import * as storage from "../../contract/storage.ts";

/** The method, path, auth and onUnauthorized of each endpoint. */
const CALLS: Record<CallName, string> = {
  register: "POST /api/register/ none keepSession",
  resendActivation: "POST /api/resend-activation/ none keepSession",
  checkEmail: "POST /api/check-email/ none keepSession",
  login: "POST /api/login/ none keepSession",
  user: "GET /api/user/ token endSession",
  profile: "GET /api/profile/ token endSession",
  createProfile: "POST /api/profile/ token endSession",
  updateProfile: "PUT /api/profile/ token endSession",
  matchInvestors: "GET /api/match_investors/ token endSession",
  logout: "POST /logout/ optional skipHeader",
  matches: "GET /api/matches/ token endSession",
  matchStatus: "PATCH /api/matches/{id}/status/ token endSession",
  matchProfile: "GET /api/matches/{id}/profile/ token endSession",
  verifyToken: "GET /api/verify/{token}/ none keepSession",
  verifyCode: "POST /api/verify/code/ none skipHeader",
  resendCode: "POST /api/resend-verification-code/ none skipHeader",
  verifyLink: "POST /api/verify/ none keepSession",
  requestReset: "POST /api/generate-reset-token/ none skipHeader",
  confirmReset:
    "POST /api/reset-password-confirm/{uid}/{token}/ none keepSession",
  requestChange: "POST /api/reset-password/ token skipHeader",
  deleteAccount: "DELETE /api/delete_account/ token skipHeader",
  trainings: "GET /api/trainings/ token endSession",
  events: "GET /api/events/ token endSession",
  checkAccess: "GET /api/check-access/investee-match-test bearer skipHeader",
  updates: "GET /api/updates/ token endSession",
  file: "GET /api/files/{id}/ token endSession",
  pitchDecks: "GET /api/pitch-deck/ token endSession",
  addPitchDeck: "POST /api/pitch-deck/ token endSession",
  removePitchDeck: "DELETE /api/pitch-deck/{id}/ token endSession",
  sessions: "GET /api/sessions/ token endSession",
  endOtherSessions: "DELETE /api/sessions/others/ token endSession",
  endSession: "DELETE /api/sessions/{id}/ token endSession",
  exportData: "GET /api/export/ token endSession",
};
const PAGES: Record<PageName, string> = {
  home: "/ public Funding for African business",
  register: "/register public Join Ubia",
  login: "/login public Log in",
  about: "/about public About Us",
  programs: "/programs public Programs",
  contact: "/contact public Contact Us",
  support: "/support public Support",
  privacyPolicy: "/privacy-policy public Privacy and terms",
  resetPassword: "/reset-password public Reset your password",
  resetPasswordConfirm:
    "/reset-password-confirm/:uid/:token public Choose a new password",
  emailVerification: "/emailVerification public Verify your email",
  verifyEmail: "/verify-email/:uidb64/:token public Verify your email",
  profile: "/profile member Your profile",
  deleteAccount: "/delete-account member Delete your account",
  changePassword: "/change-password member Change your password",
  trainingCalendar: "/training-calendar member Training Calendar",
  eventsCalendar: "/events-calendar member Events Calendar",
  eventSlider: "/event-calendar member Events",
  programsLoggedIn: "/programs-loggedIn member Your programs",
  payment: "/payment-page member Payment",
  investorDashboard: "/investor-page investor My Dashboard",
  investeeDashboard: "/investee-page investee My Dashboard",
  matching: "/investee-match investee Looking for Funding?",
  matchingTest: "/investee-match-test investee Looking for Funding?",
};
const STORAGE_KEYS: Record<keyof typeof storage, unknown> = {
  ACTIVE_AT_KEY: "active_at",
  ARRIVAL_KEY: "arrival",
  CODE_REQUEST_KEY: "code_request",
  CONSENT_ACCEPTED: "accepted",
  CONSENT_COOKIE: "jdc_consent",
  CONSENT_REJECTED_COOKIE: "consent_rejected",
  CURRENT_USER_KEY: "current_user",
  LAST_READ_KEYS: {
    matches: "last_read_matches",
    profile: "last_read_profile",
    user: "last_read_user",
  },
  LOGIN_LOCKED_UNTIL_KEY: "login_locked_until",
  LOGOUT_AT_KEY: "logout_at",
  PROFILE_DRAFT_KEY: "profile_draft_",
  RESET_ATTEMPTS_COOKIE: "reset_attempts_",
  RESET_COOLDOWN_COOKIE: "reset_cooldown_",
  RESET_EMAIL_KEY: "reset_email",
  TOKEN_KEY: "token",
  USER_TYPE_KEY: "user_type",
};

describe("the tables of the contract", () => {
  test("each endpoint has the specified method, path, authorization and session rule", () => {
    const lines = Object.entries(calls).map(([name, call]) => [
      name,
      `${call.method} ${call.path} ${call.auth} ${call.onUnauthorized}`,
    ]);
    expect(Object.fromEntries(lines)).toEqual(CALLS);
  });

  test("each page has the specified path, access and title", () => {
    const lines = Object.entries(pages).map(([name, page]) => [
      name,
      `${page.path} ${page.access} ${page.title}`,
    ]);
    expect(Object.fromEntries(lines)).toEqual(PAGES);
  });

  test("each storage key has its specified value", () => {
    expect({ ...storage }).toEqual(STORAGE_KEYS);
  });

  test("the header names and form parts have their specified values", () => {
    expect(SKIP_HEADER).toBe("X-Skip-Auth-Redirect");
    expect(IDEMPOTENCY_HEADER).toBe("Idempotency-Key");
    expect(DECK_PARTS).toEqual({ file: "pitch_deck", replaces: "replaces" });
  });
});

describe("the path of a call or page", () => {
  test("contains its parameters, escaped", () => {
    expect(pathOf("confirmReset", { uid: "a/b", token: "c d" })).toBe(
      "/api/reset-password-confirm/a%2Fb/c%20d/",
    );
    expect(pagePath("resetPasswordConfirm", { uid: "a/b", token: "c" })).toBe(
      "/reset-password-confirm/a%2Fb/c",
    );
  });

  test("is unchanged if it has no parameters", () => {
    expect(pathOf("login")).toBe("/api/login/");
    expect(pagePath("login")).toBe("/login");
  });

  test("requires each parameter, and the error names a missing parameter", () => {
    expect(() => pathOf("file")).toThrow("file needs id");
    expect(() => pagePath("verifyEmail", { uidb64: "a" })).toThrow(
      "verifyEmail needs token",
    );
  });
});
