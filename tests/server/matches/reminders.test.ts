import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  accounts,
  mailOutbox,
  matches,
  reminderSettings,
} from "../../../server/database/schema.ts";
import {
  currentParts,
  sendReminders,
} from "../../../server/matches/reminders.ts";
import { emailsTo, latestEmail } from "../../support/mailbox.ts";
import { findInvestors } from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { createClock } from "../../support/movable-clock.ts";
import { startServer, type TestServer } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const DAY = 24 * 60 * 60_000;
const clock = createClock({ isStopped: true });

let nodes: readonly [TestServer, TestServer];
let server: TestServer;
let investor: TestMember;
let investee: TestMember;
beforeAll(async () => {
  server = await startServer({ clock });
  const { databaseUrl } = server;
  nodes = [server, await startServer({ clock, databaseUrl })];
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));
beforeEach(async () => {
  const { database } = server.context;
  await database.delete(accounts);
  await database.delete(mailOutbox);
  // Each test starts at noon.
  clock.advance(DAY + DAY / 2 - (clock.now() % DAY));
  investor = await addInvestor(server.context, {
    profile: { businessName: "Baobab Capital" },
  });
  investee = await addInvestee(server.context, {
    profile: { businessName: "Nakuru Dryers" },
  });
  await findInvestors(server, investee);
});

/** Lets both nodes send the reminders that are due. */
const remindNow = () =>
  Promise.all(nodes.map(({ context }) => sendReminders(context)));
const kindsTo = async ({ email }: TestMember) =>
  (await emailsTo(server, email)).map(({ kind }) => kind);
const remindersTo = async (member: TestMember) =>
  (await kindsTo(member)).filter((kind) => kind !== "matched");

test("two nodes remind an investor of a match once on its 7th day, 2 days before its date and the day after, and inform the investee that the date has passed", {
  tags: ["4-reminders-41"],
}, async () => {
  const daysWithMail: number[] = [];
  for (let day = 0; day <= 20; day += 1) {
    const before = (await remindersTo(investor)).length;
    await remindNow();
    await remindNow();
    const added = (await remindersTo(investor)).length - before;
    if (added > 0) daysWithMail.push(day);
    expect(added).toBeLessThan(2);
    clock.advance(DAY);
  }
  expect(daysWithMail).toEqual([7, 12, 15]);
  expect(await remindersTo(investee)).toEqual(["datesPassed"]);
  const mail = await latestEmail(server, investee.email);
  expect(mail.text).toContain("Baobab Capital had until");
  expect(mail.text).toContain("Choose Get Matched");
});

test("one reminder lists ten matches with business, sector, ticket, score and date, and the number of the others", {
  tags: ["4-reminders-41"],
}, async () => {
  for (let count = 1; count < 12; count += 1)
    await findInvestors(server, await addInvestee(server.context));
  clock.advance(7 * DAY);
  await remindNow();
  const mail = await latestEmail(server, investor.email);
  expect(mail.subject).toBe("12 businesses are waiting for your answer");
  expect(mail.text.match(/ · score \d+ · answer by /g)).toHaveLength(10);
  expect(mail.text).toContain(
    reachedSentence("mails.reminder.score", " · score 100 · "),
  );
  expect(mail.text).toContain(
    reachedSentence("mails.reminder.more", "See 2 more"),
  );
  expect(mail.text).toContain("Nakuru Dryers");
});

test("a week without a node delays reminders, and one email on the day of the next start contains them all", {
  tags: ["4-reminders-41"],
}, async () => {
  clock.advance(4 * DAY);
  await findInvestors(server, await addInvestee(server.context));
  clock.advance(10 * DAY);
  await remindNow();
  await remindNow();
  expect(await remindersTo(investor)).toEqual(["reminder"]);
  const mail = await latestEmail(server, investor.email);
  expect(mail.subject).toBe("2 businesses are waiting for your answer");
  clock.advance(-3 * DAY);
  await remindNow();
  expect(await remindersTo(investor)).toHaveLength(1);
});

test("a reminder that was queued before all nodes stopped says when it is sent what is true then, and replaces that day's reminder", {
  tags: ["4-reminders-41", "4-language-61"],
}, async () => {
  clock.advance(DAY);
  await findInvestors(
    server,
    await addInvestee(server.context, {
      profile: { businessName: "Kisumu Cold Chain" },
    }),
  );
  clock.advance(6 * DAY);
  await remindNow();
  const { database } = server.context;
  await database
    .update(mailOutbox)
    .set({ deliveredAt: null })
    .where(eq(mailOutbox.kind, "reminder"));
  clock.advance(DAY);
  await database
    .update(matches)
    .set({ status: "rejected" })
    .where(eq(matches.investeeId, investee.id));
  await remindNow();
  expect(await remindersTo(investor)).toHaveLength(1);
  const [queued] = await database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, "reminder"));
  if (!queued) throw new Error("No reminder is queued");
  expect(queued.textPart).toContain("Nakuru Dryers");
  const parts = await currentParts(server.context, queued);
  expect(parts?.subject).toBe("A business is waiting for your answer");
  expect(parts?.text).not.toContain("Nakuru Dryers");
  expect(parts?.text).toContain("Kisumu Cold Chain");
  expect(parts?.unsubscribeUrl).toMatch(/\/unsubscribe\/[\w-]{43}$/);
  await database.update(accounts).set({ language: "fr" });
  const inFrench = await currentParts(server.context, queued);
  expect(inFrench?.html).toContain('<html lang="fr"');
  expect(inFrench?.unsubscribeUrl).toMatch(/\/fr\/unsubscribe\/[\w-]{43}$/);
  await database.delete(mailOutbox);
  await remindNow();
  expect(await remindersTo(investor)).toEqual([]);
  await database.update(matches).set({ status: "rejected" });
  expect(await currentParts(server.context, queued)).toBeNull();
});

test("a suspended investor, and one whose matches are decided, are not reminded", {
  tags: ["4-reminders-41"],
}, async () => {
  const { database } = server.context;
  const suspendedAt = new Date(clock.now());
  await database
    .update(accounts)
    .set({ suspendedAt })
    .where(eq(accounts.id, investor.id));
  clock.advance(7 * DAY);
  await remindNow();
  await database.update(accounts).set({ suspendedAt: null });
  await database.update(matches).set({ status: "approved" });
  await remindNow();
  expect(await remindersTo(investor)).toEqual([]);
});

const unsubscribe = (token: string, body?: string | FormData, language = "") =>
  fetch(`${server.origin}${language}/unsubscribe/${token}`, {
    method: "POST",
    ...(body !== undefined && {
      body,
      ...(typeof body === "string" && {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
    }),
  });

test("the link in a reminder ends the reminders with a POST as in RFC 8058, once or ten times, and an unknown token gets the same response", {
  tags: ["7-reminders-41"],
}, async () => {
  clock.advance(7 * DAY);
  await remindNow();
  const { text } = await latestEmail(server, investor.email);
  const token = /\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? "";
  const isOff = async () => {
    const [settings] = await server.context.database
      .select()
      .from(reminderSettings)
      .where(eq(reminderSettings.accountId, investor.id));
    return settings?.offSince !== null;
  };
  await fetch(`${server.origin}/unsubscribe/${token}`);
  expect(await isOff()).toBe(false);
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const responses = [
    // PostgreSQL accepts no NUL character.
    await unsubscribe("%00", form),
    await unsubscribe(token, form, "/fr"),
    await unsubscribe(token, "List-Unsubscribe=One-Click"),
    await unsubscribe("unknown", "List-Unsubscribe=One-Click"),
  ];
  const bodies = await Promise.all(responses.map((one) => one.text()));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set([bodies[0], ...bodies.slice(2)]).size).toBe(1);
  expect(await isOff()).toBe(true);
  clock.advance(5 * DAY);
  await remindNow();
  expect(await remindersTo(investor)).toHaveLength(1);
});

test("a member turns the reminders off and on again, and the page of the link ends them without a login", {
  tags: ["7-reminders-41"],
}, async () => {
  const settings = async () =>
    (await server.call("GET", "/api/reminders/", { token: investor.token }))
      .body;
  const set = (enabled: unknown) =>
    server.call("PUT", "/api/reminders/", {
      token: investor.token,
      json: { enabled },
    });
  expect(await settings()).toEqual({ enabled: true });
  expect((await set(false)).body).toEqual({ enabled: false });
  expect((await set("yes")).body).toEqual({
    enabled: ["Must be true or false."],
  });
  expect(await settings()).toEqual({ enabled: false });
  clock.advance(7 * DAY);
  await remindNow();
  expect(await remindersTo(investor)).toEqual([]);
  const again = await addInvestor(server.context);
  expect(
    (
      await server.call("PUT", "/api/reminders/", {
        token: again.token,
        json: { enabled: true },
      })
    ).body,
  ).toEqual({ enabled: true });
  const [row] = await server.context.database
    .select()
    .from(reminderSettings)
    .where(eq(reminderSettings.accountId, again.id));
  for (const token of [row?.token ?? "", "unknown"]) {
    const response = await server.call("POST", `/api/unsubscribe/${token}/`);
    expect([response.status, response.body]).toEqual([
      200,
      { message: "You will get no more reminders." },
    ]);
  }
  const off = await server.call("GET", "/api/reminders/", {
    token: again.token,
  });
  expect(off.body).toEqual({ enabled: false });
});
