import { eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  LINK_LIFETIME,
  SESSION_LIFETIME,
  TOKEN_GRACE,
} from "../../../contract/constants.ts";
import {
  accounts,
  limitCounters,
  loginAddresses,
  mailOutbox,
  passwordLinks,
  sessions,
  verificationHandles,
  verifications,
} from "../../../server/database/schema.ts";
import {
  removeUnverifiedAccounts,
  runCleanup,
} from "../../../server/jobs/cleanup.ts";
import {
  createAccount,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { FRONTEND, serverForTests } from "../../support/server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the rows of these tables are stored after they are created, shortest first. */
const RETENTIONS = [
  [SESSION_LIFETIME + TOKEN_GRACE, { sessions }],
  // The longest limit window in this test is the window of one day for reset requests.
  [LINK_LIFETIME, { limitCounters, verificationHandles }],
  [7 * DAY, { mailOutbox }],
  [30 * DAY, { verifications, passwordLinks }],
  [180 * DAY, { loginAddresses }],
] as const;

const server = serverForTests();

test("the cleanup removes sessions, limit counters, verifications, links, sent emails and login addresses at the end of their retention periods, but does not remove unsent emails", async () => {
  const { context, clock } = server;
  const { database } = context;
  const { email } = await createAccount(server);
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: FRONTEND },
  });
  const createdAt = new Date(clock.now());
  await database.insert(mailOutbox).values({
    kind: "passwordReset",
    recipient: email,
    subject: "Not sent",
    textPart: "text",
    htmlPart: "<p>html</p>",
    createdAt,
    nextAttemptAt: createdAt,
  });
  const cleanUpAt = async (age: number) => {
    clock.advance(createdAt.getTime() + age - clock.now());
    await runCleanup(context);
  };
  const isSent = isNotNull(mailOutbox.deliveredAt);
  for (const [retention, tables] of RETENTIONS) {
    const counts = () =>
      Promise.all(
        Object.values(tables).map((table) =>
          database.$count(table, table === mailOutbox ? isSent : undefined),
        ),
      );
    const names = Object.keys(tables).join();
    await cleanUpAt(retention - MINUTE);
    expect(await counts(), names).not.toContain(0);
    await cleanUpAt(retention + MINUTE);
    expect(new Set(await counts()), names).toEqual(new Set([0]));
  }
  expect(
    await database.$count(mailOutbox, isNull(mailOutbox.deliveredAt)),
  ).toBe(1);
});

test("an account whose address is not verified within 30 days of the registration or of the last link is deleted, and the address can be registered again", {
  tags: ["3-registration-282"],
}, async () => {
  const { context, clock } = server;
  const emails = [newEmail(), newEmail(), newEmail(), newEmail()] as const;
  const [abandoned, waiting, resetting, suspended] = emails;
  const { email: verified } = await createAccount(server);
  const register = (email: string) =>
    server.call("POST", "/api/register/", { json: registration({ email }) });
  for (const email of emails) await register(email);
  // A suspended address must not become available again.
  await context.database
    .update(accounts)
    .set({ suspendedAt: new Date(clock.now()) })
    .where(eq(accounts.email, suspended));
  const remainingAfter = async (days: number) => {
    clock.advance(days * DAY);
    await removeUnverifiedAccounts(context);
    const rows = await context.database
      .select({ email: accounts.email })
      .from(accounts)
      .where(inArray(accounts.email, [...emails, verified]));
    return rows.map(({ email }) => email).toSorted();
  };
  expect(await remainingAfter(20)).toHaveLength(5);
  await server.call("POST", "/api/resend-activation/", {
    json: { email: waiting },
  });
  await server.call("POST", "/api/generate-reset-token/", {
    json: { email: resetting, frontend_url: FRONTEND },
  });
  expect(await remainingAfter(10.1)).toEqual(
    [verified, waiting, resetting, suspended].toSorted(),
  );
  expect(await remainingAfter(20)).toEqual([verified, suspended].toSorted());
  expect((await register(abandoned)).status).toBe(201);
});
