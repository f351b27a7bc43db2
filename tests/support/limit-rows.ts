import { expect } from "vitest";
import { t } from "../../contract/messages/index.ts";
import { createHandle } from "../../server/accounts/verification.ts";
import type { accounts } from "../../server/database/schema.ts";
import * as limits from "../../server/limits/rules.ts";
import { GOOD_PASSWORD, newEmail, registration } from "./accounts.ts";
import { FRONTEND } from "./frontend.ts";
import type { Call, HttpResponse } from "./http-client.ts";
import { addMatch, giveReason, review, stateFunding } from "./match-calls.ts";
import type { TestMember } from "./members.ts";
import type { TestServer } from "./server.ts";
import { reachedSentence } from "./shown-text.ts";

const MINUTE = 60;
const WRONG_PASSWORD = "Kilimanjaro-43";
const forwardedFor = (address: string) => ({ "X-Forwarded-For": address });
/** Logs in with this network address in X-Forwarded-For, as if through a proxy. */
export const logInFrom = (
  call: Call,
  email: string,
  password: string,
  address: string,
) =>
  call("POST", "/api/login/", {
    json: { email, password, frontend_url: FRONTEND },
    headers: forwardedFor(address),
  });

/** Passed to `prepare`: the first node, and a function that creates members. */
type AttemptContext = {
  readonly server: TestServer;
  /** Creates a member with GOOD_PASSWORD. */
  newMember(
    columns?: Partial<typeof accounts.$inferInsert>,
  ): Promise<TestMember>;
};
type Attempt = (call: Call, number: number) => Promise<HttpResponse>;
/** A request limit with the calls that reach it. */
export type LimitRow = {
  readonly name: string;
  /** Ids of the product rules that the limit implements. */
  readonly rules?: string[];
  readonly limit: limits.Limit;
  /** The number of attempts that are accepted within `seconds`. */
  readonly hits: number;
  readonly seconds: number;
  /** Creates the accounts and returns a function that makes one attempt. */
  readonly prepare: (context: AttemptContext) => Promise<Attempt>;
  /** The status of an attempt within the limit. */
  readonly acceptedStatus: number;
  /** The response body of an attempt beyond the limit. */
  readonly rejection: unknown;
  /**
   * Attempts that are recorded directly on the first node, so that only the rest need real calls. `keyParts` identifies
   * their counter.
   */
  readonly precounted?: {
    readonly hits: number;
    readonly keyParts: readonly string[];
  };
};

/** Matches a sentence about a limit per day that has just been reached. */
const tooOften = (what: string): unknown =>
  expect.stringMatching(
    new RegExp(
      String.raw`^${what} too often\. Please try again in (24 hours|23 hours, 59 minutes,? and \d+ seconds?)\.$`,
    ),
  );

const ATTACKED_EMAIL = newEmail();
const RESET_EMAIL = newEmail();
/**
 * The request limits, except those for exports, for uploads, for resends per day and per network address, and for emails
 * about statements, which have separate tests. The numbers are literals, independent of the product's constants.
 */
export const LIMIT_ROWS: readonly LimitRow[] = [
  {
    name: "login: 5 failures per account and address in 5 minutes",
    rules: ["9-login-01"],
    limit: limits.loginFailures,
    hits: 5,
    seconds: 5 * MINUTE,
    async prepare({ newMember }) {
      const { email } = await newMember();
      return (call) => logInFrom(call, email, WRONG_PASSWORD, "198.51.100.1");
    },
    acceptedStatus: 400,
    rejection: {
      error: t("login.tooMany"),
    },
  },
  {
    name: "login: 100 failures per account in 5 minutes from addresses without an earlier login",
    rules: ["9-login-02"],
    limit: limits.unknownAddressFailures,
    hits: 100,
    seconds: 5 * MINUTE,
    async prepare({ newMember }) {
      await newMember({ email: ATTACKED_EMAIL });
      return (call, number) =>
        logInFrom(call, ATTACKED_EMAIL, WRONG_PASSWORD, `203.0.113.${number}`);
    },
    acceptedStatus: 400,
    rejection: {
      error: t("login.tooMany"),
    },
    precounted: { hits: 96, keyParts: [ATTACKED_EMAIL] },
  },
  {
    name: "login: 300 failures per address across all accounts in 5 minutes",
    rules: ["9-login-03"],
    limit: limits.loginAddressFailures,
    hits: 300,
    seconds: 5 * MINUTE,
    prepare: async () => (call) =>
      logInFrom(call, newEmail(), WRONG_PASSWORD, "198.51.100.4"),
    acceptedStatus: 401,
    rejection: {
      error: t("login.tooMany"),
    },
    precounted: { hits: 296, keyParts: ["198.51.100.4"] },
  },
  {
    name: "registration: 60 per network address per hour",
    limit: limits.registrations,
    hits: 60,
    seconds: 60 * MINUTE,
    prepare: async () => (call) =>
      call("POST", "/api/register/", {
        json: registration(),
        headers: forwardedFor("198.51.100.2"),
      }),
    acceptedStatus: 201,
    rejection: {
      error: expect.stringMatching(
        /^Too many registration attempts\. Try again in (1 hour|59 minutes and \d+ seconds?)\.$/,
      ),
    },
    precounted: { hits: 56, keyParts: ["198.51.100.2"] },
  },
  {
    name: "reset request: 60 per network address in 1 hour",
    limit: limits.addressResets,
    hits: 60,
    seconds: 60 * MINUTE,
    prepare: async () => (call) =>
      call("POST", "/api/generate-reset-token/", {
        json: { email: newEmail(), frontend_url: FRONTEND },
        headers: forwardedFor("198.51.100.5"),
      }),
    acceptedStatus: 200,
    rejection: {
      error: expect.stringMatching(
        /^Too many reset attempts\. Please try again after (1 hour|59 minutes and \d+ seconds?)\.$/,
      ),
    },
    precounted: { hits: 56, keyParts: ["198.51.100.5"] },
  },
  {
    name: "reset request: 20 per email address and day",
    limit: limits.dailyResets,
    hits: 20,
    seconds: 24 * 60 * MINUTE,
    prepare: async () => (call) =>
      call("POST", "/api/generate-reset-token/", {
        json: { email: RESET_EMAIL, frontend_url: FRONTEND },
      }),
    acceptedStatus: 200,
    rejection: {
      error: expect.stringMatching(
        /^Too many reset attempts\. Please try again after (24|23) hours.*\.$/,
      ),
    },
    precounted: { hits: 18, keyParts: [RESET_EMAIL] },
  },
  {
    name: "check-email: 120 per network address in 5 minutes",
    limit: limits.emailChecks,
    hits: 120,
    seconds: 5 * MINUTE,
    prepare: async () => (call) =>
      call("POST", "/api/check-email/", {
        json: { email: newEmail() },
        headers: forwardedFor("198.51.100.3"),
      }),
    acceptedStatus: 200,
    rejection: { error: "Too many requests. Please try again later." },
    precounted: { hits: 110, keyParts: ["198.51.100.3"] },
  },
  {
    name: "reset request: 3 per email address in 5 minutes",
    limit: limits.resetRequests,
    hits: 3,
    seconds: 5 * MINUTE,
    async prepare() {
      const email = newEmail();
      return (call) =>
        call("POST", "/api/generate-reset-token/", {
          json: { email, frontend_url: FRONTEND },
        });
    },
    acceptedStatus: 200,
    rejection: {
      error: expect.stringMatching(
        /^Too many reset attempts\. Please try again after (5 minutes|4 minutes and \d+ seconds?)\.$/,
      ),
    },
  },
  {
    name: "reset confirmation: 5 in 3 minutes",
    limit: limits.resetConfirms,
    hits: 5,
    seconds: 3 * MINUTE,
    prepare: async () => (call) => {
      const link = { uid: "NzcwMDE", token: "a".repeat(43) };
      return call(
        "POST",
        `/api/reset-password-confirm/${link.uid}/${link.token}/`,
        { json: { ...link, password: GOOD_PASSWORD } },
      );
    },
    acceptedStatus: 400,
    rejection: { error: "Too many attempts. Please try again in 3 minutes." },
  },
  {
    name: "code verification: 5 in 15 minutes",
    limit: limits.codeAttempts,
    hits: 5,
    seconds: 15 * MINUTE,
    async prepare({ server, newMember }) {
      const { id } = await newMember({ verifiedAt: null });
      const { database, clock } = server.context;
      const token = await createHandle(database, clock, { accountId: id });
      return (call) =>
        call("POST", "/api/verify/code/", { json: { token, code: "000000" } });
    },
    acceptedStatus: 400,
    rejection: {
      error: reachedSentence(
        "verification.tooMany",
        "Too many attempts. Please try again later.",
      ),
    },
  },
  {
    name: "resend: 1 in 30 seconds",
    limit: limits.resends,
    hits: 1,
    seconds: 30,
    async prepare({ newMember }) {
      const { email } = await newMember({ verifiedAt: null });
      return (call) =>
        call("POST", "/api/resend-activation/", {
          json: { email, frontend_url: FRONTEND },
        });
    },
    acceptedStatus: 200,
    rejection: { error: "Please wait before you request another code." },
  },
  {
    name: "deletion: 5 in 15 minutes",
    limit: limits.deletions,
    hits: 5,
    seconds: 15 * MINUTE,
    async prepare({ newMember }) {
      const { token } = await newMember();
      return (call) =>
        call("DELETE", "/api/delete_account/", {
          token,
          json: { password: WRONG_PASSWORD },
        });
    },
    acceptedStatus: 400,
    rejection: {
      error: reachedSentence(
        "deletion.tooMany",
        "Too many attempts. Please try again later.",
      ),
    },
  },
  {
    name: "password change request: 5 in 15 minutes",
    limit: limits.changeRequests,
    hits: 5,
    seconds: 15 * MINUTE,
    async prepare({ newMember }) {
      const { token } = await newMember();
      return (call) =>
        call("POST", "/api/reset-password/", {
          token,
          json: { current_password: WRONG_PASSWORD, frontend_url: FRONTEND },
        });
    },
    acceptedStatus: 403,
    rejection: { error: "Too many requests. Please try again later." },
  },
  {
    name: "profile save: 100 per account in 10 minutes",
    rules: ["9-profile-08"],
    limit: limits.profileSaves,
    hits: 100,
    seconds: 10 * MINUTE,
    async prepare({ newMember }) {
      const { token } = await newMember();
      return (call) =>
        call("PUT", "/api/profile/", { token, json: { business_name: "" } });
    },
    acceptedStatus: 400,
    rejection: { error: "Too many requests. Please try again later." },
  },
  {
    name: "matching: 10 per account per minute",
    limit: limits.matchCalls,
    hits: 10,
    seconds: MINUTE,
    async prepare({ newMember }) {
      const { token } = await newMember();
      return (call) => call("GET", "/api/match_investors/", { token });
    },
    acceptedStatus: 200,
    rejection: {
      error: expect.stringMatching(
        /^You have requested matches too often\. Please try again in (1 minute|\d+ seconds?)\.$/,
      ),
    },
  },
  {
    name: "decline reason: 10 changes of a match per day",
    rules: ["9-decline-reason-63"],
    limit: limits.matchReasons,
    hits: 10,
    seconds: 24 * 60 * MINUTE,
    async prepare({ server }) {
      const { investor, matchId } = await addMatch(server, {
        status: "rejected",
      });
      return (call) => giveReason({ call }, investor, matchId, "country");
    },
    acceptedStatus: 200,
    rejection: {
      error: tooOften("This match has been changed"),
    },
  },
  {
    name: "defects: 60 reports per address in 10 minutes",
    rules: ["8-defects-262"],
    limit: limits.defectReports,
    hits: 60,
    seconds: 10 * MINUTE,
    precounted: { hits: 58, keyParts: ["192.0.2.77"] },
    prepare: async () => (call) =>
      call("POST", "/api/defects/", {
        headers: forwardedFor("192.0.2.77"),
        json: {
          kind: "error",
          name: "TypeError",
          script: "index-abc.js",
          line: 1,
          column: 2,
          route: "/login",
        },
      }),
    acceptedStatus: 204,
    rejection: { error: "Too many requests. Please try again later." },
  },
  {
    name: "outlook: 10 per account per minute",
    rules: ["9-match-outlook-101"],
    limit: limits.outlookReads,
    hits: 10,
    seconds: MINUTE,
    async prepare({ newMember }) {
      const { token } = await newMember();
      return (call) => call("GET", "/api/match-outlook/", { token });
    },
    acceptedStatus: 200,
    rejection: { error: "Too many requests. Please try again later." },
  },
  {
    name: "funding: 10 changes to the statement of a side per match and day",
    rules: ["9-funding-report-101"],
    limit: limits.fundingChanges,
    hits: 10,
    seconds: 24 * 60 * MINUTE,
    async prepare({ server }) {
      const { investor, matchId } = await addMatch(server, {
        status: "approved",
      });
      return (call, number) =>
        stateFunding({ call }, investor, matchId, number + 1, "2026-01-31");
    },
    acceptedStatus: 200,
    rejection: {
      error: tooOften("The funding of this match has been changed"),
    },
  },
  {
    name: "review: 10 changes to a match per day",
    rules: ["9-match-review-01"],
    limit: limits.matchReviews,
    hits: 10,
    seconds: 24 * 60 * MINUTE,
    async prepare({ server }) {
      const { investor, matchId } = await addMatch(server);
      return (call, number) =>
        review(
          { call },
          investor,
          matchId,
          number % 2 ? "rejected" : "approved",
        );
    },
    acceptedStatus: 200,
    rejection: {
      error: tooOften("This match has been changed"),
    },
  },
];
