import { createConfig, lintFromString } from "@redocly/openapi-core";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { calls } from "../../../contract/api.ts";
import { accounts } from "../../../server/database/schema.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import {
  type ApiDescription,
  apiDescriptionOf,
  type Operation,
  ResponseChecker,
} from "../../support/api-description.ts";
import type { Call } from "../../support/http-client.ts";
import { latestEmail, linkParts } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  giveReason,
  review,
  stateFunding,
} from "../../support/match-calls.ts";
import { addInvestee, addInvestors } from "../../support/members.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import { pdf } from "../../support/sample-files.ts";
import {
  FRONTEND,
  startServer,
  type TestServer,
} from "../../support/server.ts";

let server: TestServer;
let description: ApiDescription;
let checker: ResponseChecker;
/** The server, with each response checked against the published description. */
let checkedServer: { call: Call };
beforeAll(async () => {
  server = await startServer();
  description = await apiDescriptionOf(server);
  checker = new ResponseChecker(description);
  checkedServer = { call: checker.wrap(server.call) };
});
afterAll(() => server.stop());
beforeEach(async () => {
  checker.occurred.clear();
  await server.context.database.execute("delete from limit_counters");
});

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";
const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): [string, string, Operation] => [
        method.toUpperCase(),
        path,
        operation,
      ],
    ),
  );

test("a linter with its recommended rules finds no problem in the API description", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // Almost all paths of the API end with a slash.
      "no-path-trailing-slash": "off",
      "operation-tag-defined": "error",
      "tag-description": "error",
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(description),
    absoluteRef: "openapi.json",
    config,
  });
  expect(
    problems.map(
      ({ severity, ruleId, location }) =>
        `${severity} ${ruleId} ${location[0]?.pointer}`,
    ),
  ).toEqual([]);
});

test("each endpoint of the contract is described under its own name", () => {
  expect(
    operations()
      .map(([method, path, { operationId }]) => [operationId, method, path])
      .toSorted(),
  ).toEqual(
    Object.entries(calls)
      .map(([name, { method, path }]) => [name, method, path])
      .toSorted(),
  );
});

test("for every call with a body, the description of the 400 response lists a malformed body as a cause", () => {
  // The description lists a 415 response for every call with a body.
  const descriptions = operations()
    .filter(([, , { responses }]) => responses["415"])
    .map(([, , { operationId, responses }]): [string, string] => [
      operationId,
      responses["400"]?.description ?? "",
    ]);
  expect(descriptions).toContainEqual([
    "matchStatus",
    "The body is malformed, or a value is invalid.",
  ]);
  expect(descriptions).toContainEqual([
    "verifyLink",
    "The body is malformed, or the link is invalid, used or expired.",
  ]);
  expect(
    descriptions.filter(([, text]) => !/^The body is malformed\b/.test(text)),
  ).toEqual([]);
});

test("a call without a token returns 401 if and only if the description requires a session", async () => {
  for (const [method, path, { operationId, security }] of operations()) {
    const needsSession =
      security.length > 0 &&
      security.every((scheme) => Object.keys(scheme).length > 0);
    const url = path.replace(/\{\w+\}/g, UNKNOWN_ID);
    const { status } = await checkedServer.call(method, url, {
      ...(method === "GET" ? {} : { json: {} }),
    });
    expect([operationId, status === 401]).toEqual([operationId, needsSession]);
  }
});

test("responses to account calls match the description", async () => {
  const form = registration();
  const { email } = form;
  const login = (changes = {}) =>
    checkedServer.call("POST", "/api/login/", {
      json: {
        email,
        password: GOOD_PASSWORD,
        frontend_url: FRONTEND,
        ...changes,
      },
    });
  await checkedServer.call("POST", "/api/check-email/", { json: form });
  await checkedServer.call("POST", "/api/register/", { json: form });
  await checkedServer.call("POST", "/api/register/", { json: form });
  await checkedServer.call("POST", "/api/register/", {
    raw: "{",
    headers: JSON_TYPE,
  });
  await checkedServer.call("POST", "/api/register/", {
    raw: "a",
    headers: { "Content-Type": "text/plain" },
  });
  await checkedServer.call("POST", "/api/register/", {
    raw: `"${"a".repeat(300_000)}"`,
    headers: JSON_TYPE,
  });
  await login();
  await checkedServer.call("POST", "/api/resend-activation/", {
    json: { email },
  });
  await checkedServer.call("POST", "/api/resend-activation/", {
    json: { email },
  });
  const { uid, token } = linkParts(await latestEmail(server, email));
  const link = { json: { uidb64: uid, token } };
  await checkedServer.call("POST", "/api/verify/", link);
  await checkedServer.call("POST", "/api/verify/", link);
  await checkedServer.call("GET", `/api/verify/${"a".repeat(43)}/`);
  await checkedServer.call("POST", "/api/verify/code/", {
    json: { token: "a", code: "123456" },
  });
  await checkedServer.call("POST", "/api/resend-verification-code/", {
    json: { token: "a" },
  });
  await login();
  await login({ email: newEmail() });
  await server.context.database
    .update(accounts)
    .set({ passwordExpired: true })
    .where(eq(accounts.email, email));
  await login();
  for (let attempt = 0; attempt < 6; attempt += 1)
    await login({ password: "Kilimanjaro-43" });
  for (let attempt = 0; attempt < 4; attempt += 1)
    await checkedServer.call("POST", "/api/generate-reset-token/", {
      json: { email, frontend_url: FRONTEND },
    });
  await checkedServer.call("POST", "/api/reset-password-confirm/a/b/", {
    json: { password: GOOD_PASSWORD },
  });
  expectOccurred(
    "checkEmail 200",
    "register 201",
    "register 400",
    "register 413",
    "register 415",
    "login 403",
    "resendActivation 200",
    "resendActivation 429",
    "verifyLink 200",
    "verifyLink 400",
    "verifyToken 400",
    "verifyCode 400",
    "resendCode 200",
    "login 200",
    "login 401",
    "login 428",
    "login 400",
    "login 429",
    "requestReset 200",
    "confirmReset 400",
  );
});

test("responses to a member's calls match the description", async () => {
  const { token } = await createAccount(server, "investee");
  const get = (path: string) => checkedServer.call("GET", path, { token });
  await get("/api/user/");
  await get("/api/profile/");
  await checkedServer.call("PUT", "/api/profile/", {
    token,
    raw: formOf(validParts("investee")),
  });
  await get("/api/match_investors/");
  await checkedServer.call("POST", "/api/profile/", {
    token,
    raw: formOf({ ...validParts("investee"), sector_type: "Nothing" }),
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    await checkedServer.call("POST", "/api/profile/", {
      token,
      raw: formOf(validParts("investee")),
    });
  await checkedServer.call("PUT", "/api/profile/", {
    token,
    json: { location: "Ghana" },
  });
  const deck = { content: pdf(), name: "deck.pdf", type: "application/pdf" };
  await checkedServer.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}),
  });
  const stored = await checkedServer.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}, { pitch_deck: deck }),
  });
  const { id } = stored.body as { id: string };
  for (const enabled of [false, "no", undefined])
    await checkedServer.call("PUT", "/api/reminders/", {
      token,
      json: { enabled },
    });
  for (const language of ["fr", "de"])
    await checkedServer.call("PUT", "/api/account/language/", {
      token,
      json: { language },
    });
  await checkedServer.call("POST", "/api/unsubscribe/unknown/");
  for (const path of [
    "/api/reminders/",
    "/api/match-outlook/",
    "/api/profile/",
    "/api/pitch-deck/",
    `/api/files/${id}/`,
    `/api/files/${UNKNOWN_ID}/`,
    "/api/matches/",
    `/api/matches/${UNKNOWN_ID}/profile/`,
    "/api/trainings/",
    "/api/events/",
    "/api/updates/",
    "/api/sessions/",
    "/api/export/",
    "/api/check-access/investee-match-test",
  ])
    await get(path);
  for (const path of [
    `/api/pitch-deck/${id}/`,
    `/api/pitch-deck/${id}/`,
    `/api/sessions/${UNKNOWN_ID}/`,
    "/api/sessions/others/",
  ])
    await checkedServer.call("DELETE", path, { token });
  const change = (current_password: string) =>
    checkedServer.call("POST", "/api/reset-password/", {
      token,
      json: { current_password, frontend_url: FRONTEND },
    });
  await change("Kilimanjaro-43");
  await change(GOOD_PASSWORD);
  const deleteAccount = (password: string) =>
    checkedServer.call("DELETE", "/api/delete_account/", {
      token,
      json: { password },
    });
  await deleteAccount("Kilimanjaro-43");
  await deleteAccount(GOOD_PASSWORD);
  await checkedServer.call("POST", "/logout/", { token });
  expectOccurred(
    "user 200",
    "profile 404",
    "updateProfile 404",
    "matchInvestors 400",
    "createProfile 400",
    "createProfile 201",
    "createProfile 409",
    "updateProfile 200",
    "setReminders 200",
    "setReminders 400",
    "setLanguage 200",
    "setLanguage 400",
    "reminders 200",
    "unsubscribe 200",
    "matchOutlook 200",
    "addPitchDeck 400",
    "addPitchDeck 201",
    "profile 200",
    "pitchDecks 200",
    "file 200",
    "file 404",
    "matches 200",
    "matchProfile 404",
    "trainings 200",
    "events 200",
    "updates 200",
    "sessions 200",
    "exportData 200",
    "checkAccess 200",
    "removePitchDeck 204",
    "removePitchDeck 404",
    "endSession 404",
    "endOtherSessions 204",
    "requestChange 403",
    "requestChange 200",
    "deleteAccount 400",
    "deleteAccount 200",
    "logout 200",
  );
});

test("responses to calls about matches conform to the description", async () => {
  const investorNamed = await addInvestors(
    server.context,
    "Acacia",
    "Baobab",
    "Cedar",
  );
  const investee = await addInvestee(server.context);
  await findInvestors(checkedServer, investee);
  await findInvestors(checkedServer, investee);
  await findInvestors(checkedServer, investee, "first");
  await findInvestors(checkedServer, investee, "a".repeat(300));
  const investor = investorNamed("Cedar");
  const matchId = await firstMatchId(checkedServer, investor);
  await checkedServer.call("GET", `/api/matches/${matchId}/profile/`, {
    token: investor.token,
  });
  await review(checkedServer, investor, matchId, "nothing");
  await review(checkedServer, investor, matchId, "approved");
  const state = (amount: unknown) =>
    stateFunding(checkedServer, investor, matchId, amount, "2026-01-31");
  await state(1);
  await state("none");
  const withdraw = ({ token }: { token: string }) =>
    checkedServer.call("DELETE", `/api/matches/${matchId}/funding-report/`, {
      token,
    });
  await withdraw(investor);
  await withdraw(await addInvestee(server.context));
  await giveReason(checkedServer, investor, matchId, "country");
  await review(checkedServer, investor, matchId, "rejected");
  await state(1);
  await withdraw(investor);
  for (const reason of ["country", "none"])
    await giveReason(checkedServer, investor, matchId, reason);
  await review(checkedServer, investee, matchId, "approved");
  for (let attempt = 0; attempt < 30; attempt += 1)
    await findInvestors(checkedServer, investee);
  expectOccurred(
    "matchInvestors 200",
    "matchInvestors 409",
    "matchInvestors 400",
    "matches 200",
    "matchProfile 200",
    "matchStatus 400",
    "matchStatus 200",
    "matchStatus 404",
    "matchReason 200",
    "matchReason 400",
    "matchReason 409",
    "stateFunding 200",
    "stateFunding 400",
    "stateFunding 409",
    "withdrawFunding 200",
    "withdrawFunding 404",
    "withdrawFunding 409",
    "matchInvestors 429",
  );
});

const JSON_TYPE = { "Content-Type": "application/json" };

function expectOccurred(...responses: readonly string[]): void {
  expect(
    responses.filter((response) => !checker.occurred.has(response)),
  ).toEqual([]);
}
