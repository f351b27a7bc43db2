import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type CallName, REPLAYED_CALLS } from "../../../contract/api.ts";
import { REPLAY_WINDOW } from "../../../contract/constants.ts";
import { accounts, replays } from "../../../server/database/schema.ts";
import { runCleanup } from "../../../server/jobs/cleanup.ts";
import { runOnce } from "../../../server/routes/replay.ts";
import { createAccount, logIn, registration } from "../../support/accounts.ts";
import { emailsTo, latestEmail, linkParts } from "../../support/mailbox.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const NEW_PASSWORD = "Zambezi-Delta-9";

const server = serverForTests();

const newKey = () => crypto.randomUUID();

function post(path: string, json: unknown, key: string, token?: string) {
  const headers = { "Idempotency-Key": key };
  return server.call("POST", path, {
    json,
    headers,
    ...(token !== undefined && { token }),
  });
}
const requestReset = (email: string, key: string) =>
  post("/api/generate-reset-token/", { email, frontend_url: FRONTEND }, key);

async function expectOneEmail(
  email: string,
  send: () => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const countEmails = async () => (await emailsTo(server, email)).length;
  const before = await countEmails();
  const first = await send();
  expect(first).toMatchObject({ status: 200 });
  const after = await countEmails();
  const second = await send();
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect([after, await countEmails()]).toEqual([before + 1, before + 1]);
}

test("a call in REPLAYED_CALLS that is sent twice with the same key takes effect and sends its email only once", {
  tags: ["8-offline-02"],
}, async () => {
  const tested: CallName[] = [];
  const { email } = await createAccount(server);
  const resetKey = newKey();
  tested.push("requestReset");
  await expectOneEmail(email, () => requestReset(email, resetKey));
  const { uid, token: linkToken } = linkParts(await latestEmail(server, email));
  const confirmKey = newKey();
  const confirm = (password: string) =>
    post(
      `/api/reset-password-confirm/${uid}/${linkToken}/`,
      { uid, token: linkToken, password },
      confirmKey,
    );
  tested.push("confirmReset");
  await expectOneEmail(email, () => confirm(NEW_PASSWORD));
  expect((await confirm("Another-Password-9")).status).toBe(400);
  const token = await logIn(server, email, NEW_PASSWORD);
  const changeKey = newKey();
  tested.push("requestChange");
  await expectOneEmail(email, () =>
    post(
      "/api/reset-password/",
      { current_password: NEW_PASSWORD, frontend_url: FRONTEND },
      changeKey,
      token,
    ),
  );

  const unverified = registration();
  const registered = await server.call("POST", "/api/register/", {
    json: unverified,
  });
  const handle = (registered.body as { token: string }).token;
  const resendKey = newKey();
  tested.push("resendCode");
  await expectOneEmail(unverified.email, () =>
    post(
      "/api/resend-verification-code/",
      { token: handle, frontend_url: FRONTEND },
      resendKey,
    ),
  );
  expect(tested.toSorted()).toEqual(REPLAYED_CALLS.toSorted());
});

test("a call runs again with another key, another body, a key that is too short or an expired key", {
  tags: ["8-offline-02"],
}, async () => {
  const { email } = await createAccount(server);
  const other = await createAccount(server);
  const key = newKey();
  const emailCounts = async () => [
    (await emailsTo(server, email)).length,
    (await emailsTo(server, other.email)).length,
  ];
  await requestReset(email, key);
  const [before = 0, otherBefore = 0] = await emailCounts();
  await requestReset(other.email, key);
  expect(await emailCounts()).toEqual([before, otherBefore + 1]);
  await requestReset(email, newKey());
  expect(await emailCounts()).toEqual([before + 1, otherBefore + 1]);
  server.clock.advance(REPLAY_WINDOW + 1);
  await requestReset(email, key);
  expect(await emailCounts()).toEqual([before + 2, otherBefore + 1]);
  for (const _ of [1, 2]) await requestReset(other.email, "short");
  expect(await emailCounts()).toEqual([before + 2, otherBefore + 3]);
});

test("of two concurrent calls with the same key, one takes effect and the other returns 503", async () => {
  const { email } = await createAccount(server);
  const before = (await emailsTo(server, email)).length;
  const key = newKey();
  const calls = await server.context.database.transaction(async (queries) => {
    // The call that runs waits for this lock, so the other one responds first.
    await queries
      .select()
      .from(accounts)
      .where(eq(accounts.email, email))
      .for("update");
    const running = [1, 2].map(() => requestReset(email, key));
    expect((await Promise.race(running)).status).toBe(503);
    return running;
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 503]);
  expect((await requestReset(email, key)).status).toBe(200);
  expect(await emailsTo(server, email)).toHaveLength(before + 1);
});

test("a failed call is not stored, and a call that a crash interrupted can run again after a minute", async () => {
  const { database } = server.context;
  const count = () => database.$count(replays);
  const before = await count();
  const key = newKey();
  expect((await requestReset("not an address", key)).status).toBe(400);
  expect(await count()).toBe(before);
  const { email } = await createAccount(server);
  await requestReset(email, key);
  await database.update(replays).set({ response: null });
  expect((await requestReset(email, key)).status).toBe(503);
  server.clock.advance(60_001);
  expect((await requestReset(email, key)).status).toBe(200);
});

test("when the response to a successful call cannot be stored, an immediate retry does not run the call again", async () => {
  const call = {
    name: "requestReset",
    key: newKey(),
    accountId: undefined,
    parameters: {},
    body: {},
  } as const;
  // PostgreSQL cannot store JSON text that contains a NUL character.
  const unstorable = async () => "\u0000";
  await expect(runOnce(server.context, call, unstorable)).rejects.toThrow();
  await expect(
    runOnce(server.context, call, async () => "again"),
  ).rejects.toMatchObject({ status: 503 });
});

test("when a slow call fails after its retry has succeeded, the response to the retry remains stored", async () => {
  const call = {
    name: "requestReset",
    key: newKey(),
    accountId: undefined,
    parameters: {},
    body: {},
  } as const;
  const failure = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const slow = runOnce(server.context, call, () => {
    started.resolve();
    return failure.promise;
  });
  await started.promise;
  server.clock.advance(60_001);
  expect(await runOnce(server.context, call, async () => "second")).toBe(
    "second",
  );
  failure.reject(new Error("lost"));
  await expect(slow).rejects.toThrow("lost");
  expect(await runOnce(server.context, call, async () => "third")).toBe(
    "second",
  );
});

test("a stored response contains neither the key nor the email address of the request, and the cleanup removes expired responses", async () => {
  const { database } = server.context;
  const { email } = await createAccount(server);
  const key = newKey();
  await requestReset(email, key);
  const rows = JSON.stringify(await database.select().from(replays));
  expect(rows).not.toContain(key);
  expect(rows).not.toContain(email);
  await runCleanup(server.context);
  expect(await database.$count(replays)).toBeGreaterThan(0);
  server.clock.advance(REPLAY_WINDOW + 1);
  await runCleanup(server.context);
  expect(await database.$count(replays)).toBe(0);
});

test("a call that takes no Idempotency-Key ignores the header, however long it is", async () => {
  const checkEmail = (key: string) =>
    post("/api/check-email/", { email: "somebody@example.com" }, key);
  const { status, body } = await checkEmail("k".repeat(2_000));
  expect({ status, body }).toEqual({
    status: 200,
    body: { isEmailUnique: true },
  });
});

test("copies of the path parameters in the body of a password reset are ignored, however deeply they are nested", async () => {
  const uid = `${'{"0":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  const response = await fetch(
    `${server.origin}/api/reset-password-confirm/MTAwMA/token/`,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": newKey(),
      },
      body: `{"password":"${NEW_PASSWORD}","uid":${uid}}`,
    },
  );
  expect(response.status).toBe(400);
});
