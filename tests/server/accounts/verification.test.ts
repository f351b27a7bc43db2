import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "../../../server/database/schema.ts";
import { logIn, newEmail, registration } from "../../support/accounts.ts";
import { textField } from "../../support/http-client.ts";
import {
  emailsTo,
  latestEmail,
  linkAndCodeOf,
  linkParts,
} from "../../support/mailbox.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FAILED = {
  error: "Verification failed. The link may be invalid or expired.",
};
const LINK_USED = { error: "This link has already been used. You can log in." };
const WRONG_CODE = {
  error:
    "This code is wrong or has expired. Please check it or request a new one.",
};

const server = serverForTests();

async function register() {
  const form = registration();
  const response = await server.call("POST", "/api/register/", { json: form });
  const mail = await latestEmail(server, form.email);
  return {
    email: form.email,
    handle: textField(response, "token"),
    ...linkAndCodeOf(mail),
    ...linkParts(mail),
  };
}
const post = (path: string, json: unknown) =>
  server.call("POST", path, { json });
const verifyCode = (token: string, code: string) =>
  post("/api/verify/code/", { token, code });
const resendCode = (token: string) =>
  post("/api/resend-verification-code/", { token });
const wrongCodeFor = (code: string) =>
  code === "000000" ? "000001" : "000000";

test("POST /api/verify/ with uid and token verifies the account only once", {
  tags: ["7-verification-link-02", "2-verification-link-107"],
}, async () => {
  const { email, uid, token } = await register();
  const response = await post("/api/verify/", { uidb64: uid, token });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    message: "Email verified successfully.",
    email,
  });
  expect(await logIn(server, email)).toMatch(/^[\w-]{43}$/);
  const repeated = await post("/api/verify/", { uidb64: uid, token });
  expect(repeated.status).toBe(400);
  expect(repeated.body).toEqual(LINK_USED);
});

test("GET /api/verify/{token}/ does not need the uid and verifies the account only once", {
  tags: ["7-verification-link-01"],
}, async () => {
  const { email, token } = await register();
  const response = await server.call("GET", `/api/verify/${token}/`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: "Email verified successfully." });
  await logIn(server, email);
  const repeated = await server.call("GET", `/api/verify/${token}/`);
  expect(repeated.status).toBe(400);
  expect(repeated.body).toEqual(LINK_USED);
});

test("only one of ten concurrent uses of a link verifies the account", async () => {
  const { uid, token } = await register();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      post("/api/verify/", { uidb64: uid, token }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(9);
});

test("a link is rejected when its token is unknown, or when its uid is empty, malformed or belongs to another account", {
  tags: ["8-verification-link-01"],
}, async () => {
  const account = await register();
  const otherAccount = await register();
  for (const json of [
    { uidb64: otherAccount.uid, token: account.token },
    { uidb64: account.uid, token: "x".repeat(43) },
    { uidb64: "", token: account.token },
    { uidb64: "MHgx", token: account.token },
    { uidb64: "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5", token: account.token },
  ]) {
    const response = await post("/api/verify/", json);
    expect(response.status).toBe(400);
    expect(response.body).toEqual(FAILED);
  }
  expect((await server.call("GET", "/api/verify/abc/")).body).toEqual(FAILED);
});

test("neither the link nor the code verifies a suspended account", async () => {
  const { email, uid, token, handle, code } = await register();
  await server.context.database
    .update(accounts)
    .set({ suspendedAt: new Date(server.clock.now()) })
    .where(eq(accounts.email, email));
  const byLink = await post("/api/verify/", { uidb64: uid, token });
  expect(byLink).toMatchObject({ status: 400, body: FAILED });
  const byCode = await verifyCode(handle, code);
  expect(byCode).toMatchObject({ status: 400, body: WRONG_CODE });
});

test("a link expires after 24 hours", async () => {
  const first = await register();
  server.clock.advance(24 * HOUR - 10 * SECOND);
  expect(
    (await post("/api/verify/", { uidb64: first.uid, token: first.token }))
      .status,
  ).toBe(200);
  const second = await register();
  server.clock.advance(24 * HOUR + SECOND);
  const response = await post("/api/verify/", {
    uidb64: second.uid,
    token: second.token,
  });
  expect(response.status).toBe(400);
  expect(response.body).toEqual(FAILED);
});

test("the emailed code and the handle from the registration verify the account, even when the code is typed with spaces", {
  tags: ["7-verification-code-01", "5-verification-code-01"],
}, async () => {
  const { email, handle, code, uid, token } = await register();
  const response = await verifyCode(
    handle,
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: "Email verified successfully." });
  await logIn(server, email);
  const repeated = await verifyCode(handle, code);
  expect(repeated.status).toBe(400);
  expect(repeated.body).toEqual(LINK_USED);
  const link = await post("/api/verify/", { uidb64: uid, token });
  expect(link.body).toEqual(LINK_USED);
});

test("a wrong code is rejected with a message", {
  tags: ["8-verification-code-01"],
}, async () => {
  const { handle, code } = await register();
  for (const wrongCode of [wrongCodeFor(code), "١٢٣٤٥٦"]) {
    const response = await verifyCode(handle, wrongCode);
    expect(response.status).toBe(400);
    expect(response.body).toEqual(WRONG_CODE);
  }
});

test("a code without digits or of another length is rejected and uses up no attempt; a copied code may contain invisible characters, dashes, full stops and digits of another script", {
  tags: ["5-verification-code-102", "5-verification-code-103"],
}, async () => {
  const { handle, code } = await register();
  for (const mistyped of ["", "not a code", "12345", "1234567", "12345a"])
    expect((await verifyCode(handle, mistyped)).body).toEqual({
      error:
        "A code has six digits. Please check what you entered and try again.",
    });
  for (let attempt = 1; attempt < 5; attempt++)
    expect((await verifyCode(handle, wrongCodeFor(code))).body).toEqual(
      WRONG_CODE,
    );
  const persian = code.replace(/\d/g, (digit) =>
    String.fromCodePoint(0x6f0 + Number(digit)),
  );
  const copied = `\u200e${persian.slice(0, 3)}\u2013\u2060${persian.slice(3)}.`;
  expect((await verifyCode(handle, copied)).status).toBe(200);
});

test("a code expires after 15 minutes", async () => {
  const first = await register();
  server.clock.advance(15 * MINUTE - 10 * SECOND);
  expect((await verifyCode(first.handle, first.code)).status).toBe(200);
  const second = await register();
  server.clock.advance(15 * MINUTE + SECOND);
  const response = await verifyCode(second.handle, second.code);
  expect(response.status).toBe(400);
  expect(response.body).toEqual(WRONG_CODE);
});

test("a code is invalid after five wrong attempts, even when they are concurrent", async () => {
  const { handle, code } = await register();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => verifyCode(handle, wrongCodeFor(code))),
  );
  expect(responses.map(({ status }) => status)).toEqual([
    400, 400, 400, 400, 400,
  ]);
  const sixth = await verifyCode(handle, code);
  expect(sixth.status).toBe(429);
  const wait = Number(sixth.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
  // The code stays invalid when the limit no longer applies.
  await server.context.database.execute("delete from limit_counters");
  const afterLimit = await verifyCode(handle, code);
  expect(afterLimit.status).toBe(400);
  expect(afterLimit.body).toEqual(WRONG_CODE);
});

test("the limit of five attempts in 15 minutes also applies to a new code", async () => {
  const { email, handle, code } = await register();
  for (let n = 0; n < 5; n++) await verifyCode(handle, wrongCodeFor(code));
  server.clock.advance(31 * SECOND);
  expect((await resendCode(handle)).status).toBe(200);
  const resent = linkAndCodeOf(await latestEmail(server, email));
  expect((await verifyCode(handle, resent.code)).status).toBe(429);
  server.clock.advance(14 * MINUTE + 30 * SECOND);
  expect((await verifyCode(handle, resent.code)).status).toBe(200);
});

test("a resend emails a new code and invalidates the previous one", {
  tags: ["7-verification-code-02"],
}, async () => {
  const { email, handle, code } = await register();
  const response = await resendCode(handle);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    message: "A new code has been sent to your email.",
  });
  expect(await emailsTo(server, email)).toHaveLength(2);
  const resent = linkAndCodeOf(await latestEmail(server, email));
  if (resent.code !== code)
    expect((await verifyCode(handle, code)).body).toEqual(WRONG_CODE);
  expect((await verifyCode(handle, resent.code)).status).toBe(200);
});

test("a second resend within 30 seconds is rejected by both endpoints", {
  tags: ["4-verification-code-01"],
}, async () => {
  const { email, handle } = await register();
  expect((await resendCode(handle)).status).toBe(200);
  const limited = await resendCode(handle);
  expect(limited.status).toBe(429);
  const wait = Number(limited.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(30);
  expect(limited.body).toEqual({
    error: "Please wait before you request another code.",
  });
  const otherAttempt = await post("/api/resend-activation/", { email });
  expect(otherAttempt.status).toBe(429);
  server.clock.advance(30 * SECOND);
  expect((await resendCode(handle)).status).toBe(200);
});

test("a code can also be used with a handle from resend-activation or from the 403 response to a login", async () => {
  const account = await register();
  const resendResponse = await post("/api/resend-activation/", {
    email: account.email,
  });
  const resent = linkAndCodeOf(await latestEmail(server, account.email));
  expect(
    (await verifyCode(textField(resendResponse, "token"), resent.code)).status,
  ).toBe(200);
  const otherAccount = await register();
  const rejected = await post("/api/login/", {
    email: otherAccount.email,
    password: "Kilimanjaro-42",
    frontend_url: FRONTEND,
  });
  expect(rejected.status).toBe(403);
  expect(
    (await verifyCode(textField(rejected, "token"), otherAccount.code)).status,
  ).toBe(200);
});

test("a resend returns the same response for unknown, verified and unverified addresses, after at least 240 ms", async () => {
  const unverified = await register();
  const verifiedAccount = await register();
  await verifyCode(verifiedAccount.handle, verifiedAccount.code);
  const resend = async (email: string) => {
    const startedAt = performance.now();
    const response = await post("/api/resend-activation/", { email });
    return { response, time: performance.now() - startedAt };
  };
  const unknownEmail = newEmail();
  const [forUnverified, forUnknown, forVerified] = [
    await resend(unverified.email),
    await resend(unknownEmail),
    await resend(verifiedAccount.email),
  ];
  for (const { response } of [forUnknown, forVerified]) {
    expect(response.status).toBe(forUnverified.response.status);
    expect(Object.keys(response.body as object)).toEqual(
      Object.keys(forUnverified.response.body as object),
    );
    expect(textField(response, "message")).toBe(
      textField(forUnverified.response, "message"),
    );
    expect(textField(response, "token")).toHaveLength(
      textField(forUnverified.response, "token").length,
    );
  }
  expect(await emailsTo(server, unknownEmail)).toHaveLength(0);
  expect(await emailsTo(server, verifiedAccount.email)).toHaveLength(1);
  const times = [forUnverified, forUnknown, forVerified].map(
    ({ time }) => time,
  );
  // The server rounds response times up to a multiple of 250 ms, so they do not reveal how much work a call did.
  expect(Math.min(...times)).toBeGreaterThanOrEqual(240);
  expect((await resend(unknownEmail)).response.status).toBe(429);
});

test("the responses to a wrong code and to resends are the same for unknown and real handles", async () => {
  const { handle, code } = await register();
  const responsesFor = async (token: string) => {
    const responses = [
      await verifyCode(token, wrongCodeFor(code)),
      await resendCode(token),
      await resendCode(token),
    ];
    return responses.map(({ status, body }) => [status, body]);
  };
  const forHandle = await responsesFor(handle);
  expect(forHandle.map(([status]) => status)).toEqual([400, 200, 429]);
  expect(await responsesFor("a".repeat(43))).toEqual(forHandle);
});
