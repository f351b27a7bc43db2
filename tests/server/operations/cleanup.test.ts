import { isNotNull, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  LINK_LIFETIME,
  SESSION_LIFETIME,
  TOKEN_GRACE,
} from "../../../contract/constants.ts";
import {
  limitCounters,
  loginAddresses,
  mailOutbox,
  passwordLinks,
  sessions,
  verificationHandles,
  verifications,
} from "../../../server/database/schema.ts";
import { runCleanup } from "../../../server/jobs/cleanup.ts";
import { createAccount } from "../../support/accounts.ts";
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
