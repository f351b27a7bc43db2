import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { mailOutbox } from "../../../server/database/schema.ts";
import { createTransport } from "../../../server/mail/delivery.ts";
import { startMailWorker } from "../../../server/mail/worker.ts";
import { registration } from "../../support/accounts.ts";
import { until } from "../../support/for-one-test.ts";
import { FRONTEND } from "../../support/frontend.ts";
import { emailsTo, linkAndCodeOf, linkParts } from "../../support/mailbox.ts";
import { failure, operatorOf, runInProcess } from "../../support/operator.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const resources: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const resource of resources.splice(0).reverse()) await resource.close();
});

/**
 * Starts a mail server that records what it receives. It rejects one delivery attempt for each entry of `rejections`. It
 * awaits `accept(recipient)` before it accepts or rejects the data of an email.
 */
async function startMailServer(
  rejections: { step: "rcpt" | "data"; code: number }[],
  accept: (recipient: string) => Promise<void> = async () => {},
) {
  const received: Email[] = [];
  const attempts: string[] = [];
  const nextRejection = (step: "rcpt" | "data") => {
    if (rejections[0]?.step !== step) return undefined;
    const code = rejections.shift()?.code ?? 0;
    return Object.assign(new Error("Rejected <person@example.org>"), {
      responseCode: code,
    });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      attempts.push(address.address);
      done(nextRejection("rcpt"));
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      await accept(envelope.rcptTo[0]?.address ?? "");
      const rejection = nextRejection("data");
      if (!rejection)
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done(rejection);
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  resources.push({
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  });
  const { port } = smtp.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, attempts };
}

async function startServerWith(smtpUrl?: string): Promise<TestServer> {
  const server = await startServer({
    env: smtpUrl ? { SMTP_URL: smtpUrl } : {},
  });
  resources.push({ close: () => server.stop() });
  return server;
}

async function register(server: TestServer) {
  const form = registration();
  const response = await server.call("POST", "/api/register/", { json: form });
  expect(response.status).toBe(201);
  return form.email;
}

const dueMail = (now: number): typeof mailOutbox.$inferInsert => ({
  kind: "verification",
  recipient: "person@example.org",
  subject: "Subject",
  textPart: "text",
  htmlPart: "<p>html</p>",
  createdAt: new Date(now),
  nextAttemptAt: new Date(now),
});
const outboxOf = (server: TestServer) =>
  server.context.database.select().from(mailOutbox);

test("the verification email is sent over SMTP as text and HTML, and its link verifies the address", {
  tags: ["2-verification-link-01"],
}, async () => {
  const smtp = await startMailServer([]);
  const server = await startServerWith(smtp.url);
  const email = await register(server);
  await until(() => smtp.received.length === 1);
  const [mail] = smtp.received;
  expect(mail?.to?.[0]?.address).toBe(email);
  expect(mail?.from).toMatchObject({
    name: "Ubia",
    address: "no-reply@example.org",
  });
  expect(mail?.subject).toBe("Verify your email for Ubia");
  const { link, code } = linkAndCodeOf({ text: mail?.text ?? "" });
  expect(code).toMatch(/^\d{6}$/);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.html).toContain('name="viewport"');
  const { uid, token } = linkParts({ text: mail?.text ?? "" });
  const response = await server.call("POST", "/api/verify/", {
    json: { uidb64: uid, token },
  });
  expect(response.status).toBe(200);
});

test("with SMTP_URL, emails are deleted after they are sent, and there is no mailbox", async () => {
  const smtp = await startMailServer([]);
  const server = await startServerWith(smtp.url);
  await register(server);
  await until(async () => (await outboxOf(server)).length === 0);
  expect(smtp.received).toHaveLength(1);
  expect((await server.call("GET", "/dev/mailbox")).status).toBe(404);
  expect((await server.call("GET", "/dev/mailbox.json")).status).toBe(404);
  const previews = await server.call("GET", "/dev/mailbox/previews");
  expect(previews.status).toBe(200);
  expect(previews.text).not.toContain('href="/dev/mailbox"');
});

test("a registration succeeds while the mail server temporarily rejects emails, and delivery is retried after a delay until it succeeds", async () => {
  const smtp = await startMailServer([
    { step: "data", code: 451 },
    { step: "data", code: 451 },
  ]);
  const server = await startServerWith(smtp.url);
  await register(server);
  await until(() => smtp.attempts.length === 1);
  await until(async () => (await outboxOf(server))[0]?.leasedUntil === null);
  server.clock.advance(5_000);
  server.context.wakeMail();
  await sleep(200);
  expect(smtp.attempts).toHaveLength(1);
  server.clock.advance(5_500);
  server.context.wakeMail();
  await until(() => smtp.attempts.length === 2);
  await until(async () => (await outboxOf(server))[0]?.leasedUntil === null);
  server.clock.advance(21_000);
  server.context.wakeMail();
  await until(() => smtp.received.length === 1);
  await until(async () => (await outboxOf(server)).length === 0);
});

test("an email whose recipient is permanently rejected is not retried, and its link and its code are deleted", async () => {
  const smtp = await startMailServer([{ step: "rcpt", code: 550 }]);
  const server = await startServerWith(smtp.url);
  await register(server);
  await until(async () => Boolean((await outboxOf(server))[0]?.failedAt));
  const [mail] = await outboxOf(server);
  expect(mail?.textPart).toBe("");
  expect(mail?.htmlPart).toBe("");
  server.clock.advance(24 * 60 * 60_000);
  server.context.wakeMail();
  await sleep(200);
  expect(smtp.attempts).toHaveLength(1);
});

test("two nodes that share an outbox send every email once", async () => {
  const smtp = await startMailServer([]);
  const server = await startServerWith(smtp.url);
  const otherServer = await startServer({
    databaseUrl: server.databaseUrl,
    env: { SMTP_URL: smtp.url },
  });
  resources.push({ close: () => otherServer.stop() });
  const emails = await Promise.all(
    Array.from({ length: 8 }, (_, n) => register(n % 2 ? server : otherServer)),
  );
  await until(async () => (await outboxOf(server)).length === 0);
  const recipients = smtp.received.map((mail) => mail.to?.[0]?.address);
  expect(recipients.sort()).toEqual([...emails].sort());
});

test("an email that a crashed node had leased is sent by another node when the lease expires", async () => {
  const smtp = await startMailServer([]);
  const server = await startServerWith(smtp.url);
  const now = server.clock.now();
  await server.context.database.insert(mailOutbox).values({
    ...dueMail(now),
    leasedUntil: new Date(now + 120_000),
  });
  server.context.wakeMail();
  await sleep(200);
  expect(smtp.received).toHaveLength(0);
  server.clock.advance(121_000);
  server.context.wakeMail();
  await until(() => smtp.received.length === 1);
});

test("a slow delivery does not shorten the lease of the next email, so that email is sent only once", async () => {
  const acceptNext: (() => void)[] = [];
  const smtp = await startMailServer(
    [],
    () => new Promise((resolve) => acceptNext.push(resolve)),
  );
  const server = await startServerWith(smtp.url);
  const { clock, databaseUrl } = server;
  const mail = dueMail(clock.now());
  await server.context.database.insert(mailOutbox).values([mail, mail]);
  server.context.wakeMail();
  await until(() => acceptNext.length === 1);
  clock.advance(110_000);
  acceptNext[0]?.();
  await until(() => acceptNext.length === 2);
  clock.advance(20_000);
  // A node checks the outbox when it starts.
  const env = { SMTP_URL: smtp.url };
  const otherServer = await startServer({ clock, databaseUrl, env });
  resources.push({ close: () => otherServer.stop() });
  await sleep(200);
  acceptNext[1]?.();
  await until(async () => (await outboxOf(server)).length === 0);
  expect(smtp.attempts).toHaveLength(2);
});

test("a recipient whose delivery hangs delays only their own emails, which stay in order", async () => {
  const hang = Promise.withResolvers<void>();
  const smtp = await startMailServer([], async (recipient) => {
    if (recipient === "slow@example.org") await hang.promise;
  });
  const server = await startServerWith(smtp.url);
  const now = server.clock.now();
  const mail = (recipient: string, age: number) => ({
    ...dueMail(now),
    recipient,
    subject: recipient,
    createdAt: new Date(now - age),
    nextAttemptAt: new Date(now - age),
  });
  const others = Array.from({ length: 12 }, (_, n) => `${n}@example.org`);
  await server.context.database
    .insert(mailOutbox)
    .values([
      mail("slow@example.org", 20_000),
      mail("slow@example.org", 19_000),
      ...others.map((recipient, n) => mail(recipient, 10_000 - n)),
    ]);
  server.context.wakeMail();
  await until(() => smtp.received.length === others.length);
  expect(smtp.received.map(({ subject }) => subject).sort()).toEqual(
    others.sort(),
  );
  hang.resolve();
  await until(async () => (await outboxOf(server)).length === 0);
  expect(smtp.received).toHaveLength(others.length + 2);
});

test("after a temporary failure, a later email to the same recipient waits for the earlier one, and after a permanent failure it is sent", async () => {
  const smtp = await startMailServer([
    { step: "data", code: 451 },
    { step: "rcpt", code: 550 },
  ]);
  const server = await startServerWith(smtp.url);
  const { clock, context } = server;
  const first = dueMail(clock.now() - 2_000);
  await context.database
    .insert(mailOutbox)
    .values([first, { ...dueMail(clock.now() - 1_000), subject: "Later" }]);
  context.wakeMail();
  await until(async () =>
    (await outboxOf(server)).some(
      ({ attempts, leasedUntil }) => attempts === 1 && !leasedUntil,
    ),
  );
  await sleep(200);
  expect([smtp.attempts.length, smtp.received]).toEqual([1, []]);
  clock.advance(11_000);
  context.wakeMail();
  await until(() => smtp.received.length === 1);
  expect(smtp.received[0]?.subject).toBe("Later");
});

test("a delivery that takes too long is cut off and retried later, even if the mail server replies to each command in time", async () => {
  let isClosed = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => setTimeout(done, 300),
    onMailFrom: (_address, _session, done) => setTimeout(done, 300),
    onRcptTo: (_address, _session, done) => setTimeout(done, 300),
    onClose() {
      isClosed = true;
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  resources.push({
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  });
  const { port } = smtp.server.address() as AddressInfo;
  const server = await startServerWith();
  const { env, database, clock } = server.context;
  await database.insert(mailOutbox).values(dueMail(clock.now()));
  const warnings: unknown[] = [];
  const worker = startMailWorker({
    database,
    clock,
    transport: createTransport(env, `smtp://127.0.0.1:${port}`, 700),
    log: { warn: (entry: unknown) => warnings.push(entry), error() {} },
  });
  resources.push({ close: () => worker.stop() });
  await until(() => warnings.length === 1 && isClosed);
  await until(async () => (await outboxOf(server))[0]?.leasedUntil === null);
  const [mail] = await outboxOf(server);
  expect(mail?.attempts).toBe(1);
  expect(mail?.nextAttemptAt.getTime()).toBeGreaterThan(clock.now());
});

test("a node whose lease has expired does not release the lease of another node", async () => {
  const finishNext: (() => void)[] = [];
  const smtp = await startMailServer(
    [{ step: "data", code: 451 }],
    () => new Promise((resolve) => finishNext.push(resolve)),
  );
  const server = await startServerWith(smtp.url);
  const { clock, databaseUrl } = server;
  await server.context.database.insert(mailOutbox).values(dueMail(clock.now()));
  server.context.wakeMail();
  await until(() => finishNext.length === 1);
  clock.advance(10 * 60_000);
  const env = { SMTP_URL: smtp.url };
  const otherServer = await startServer({ clock, databaseUrl, env });
  resources.push({ close: () => otherServer.stop() });
  await until(() => finishNext.length === 2);
  const leased = await outboxOf(server);
  finishNext[0]?.();
  await sleep(500);
  expect(await outboxOf(server)).toEqual(leased);
  expect(leased[0]?.leasedUntil?.getTime()).toBeGreaterThan(clock.now());
  finishNext[1]?.();
  await until(async () => (await outboxOf(server)).length === 0);
  expect(smtp.received).toHaveLength(1);
});

test("without SMTP_URL, an email is shown in the mailbox and marked as delivered, so that it is never sent", async () => {
  const server = await startServerWith();
  const email = await register(server);
  expect(await emailsTo(server, email)).toHaveLength(1);
  expect((await outboxOf(server))[0]?.deliveredAt).not.toBeNull();
});

test("a failed registration sends no email", async () => {
  const server = await startServerWith();
  await server.context.database.execute(
    "alter table verification_handles add constraint broken check (false) not valid",
  );
  const form = registration();
  const response = await server.call("POST", "/api/register/", { json: form });
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    detail: "Something went wrong on our side. Please try again.",
  });
  expect(await outboxOf(server)).toHaveLength(0);
});

test("a verification email is sent before password emails that were queued earlier", async () => {
  const { url, received } = await startMailServer([]);
  const server = await startServerWith(url);
  const { database, outbox } = server.context;
  // In one transaction, so that all of them are due when the worker claims the first.
  await database.transaction(async (queries) => {
    for (const kind of [
      "passwordReset",
      "passwordReset",
      "verification",
    ] as const) {
      const mail = { kind, subject: kind, text: kind, html: kind };
      await outbox.add(queries, "person@example.org", mail);
      server.clock.advance(1_000);
    }
  });
  await until(() => received.length === 3);
  expect(received.map(({ subject }) => subject)).toEqual([
    "verification",
    "passwordReset",
    "passwordReset",
  ]);
});

test("the operator sees that an email is stuck and then has failed, with the last reply of the mail server but no address from it, and lets the servers send it again", {
  tags: ["8-mail-261"],
}, async () => {
  const smtp = await startMailServer([
    { step: "data", code: 451 },
    { step: "rcpt", code: 550 },
  ]);
  const server = await startServerWith(smtp.url);
  const { clock, context } = server;
  const operator = operatorOf(server);
  const listed = async () =>
    (await operator.json("mails", "list")) as { mails: { id: string }[] };
  const due = {
    ...dueMail(clock.now()),
    kind: "matched",
    nextAttemptAt: new Date(clock.now() + 60_000),
  };
  await context.database.insert(mailOutbox).values(due);
  expect(await listed()).toMatchObject({ mails: [{ state: "waiting" }] });
  clock.advance(61_000);
  context.wakeMail();
  await until(async () => {
    const [mail] = await outboxOf(server);
    return mail?.attempts === 1 && mail.leasedUntil === null;
  });
  const [stuck] = (await listed()).mails;
  expect(stuck).toMatchObject({
    state: "stuck",
    recipient: due.recipient,
    attempts: 1,
    last_error: "451 Rejected <…>",
  });
  await operator.json("mails", "send-again", stuck?.id ?? "");
  context.wakeMail();
  await until(async () => Boolean((await outboxOf(server))[0]?.failedAt));
  expect(await listed()).toMatchObject({
    mails: [{ state: "failed", attempts: 2, last_error: "550 Rejected <…>" }],
  });
  expect((await operator.run("mails", "list")).output).toContain(
    "550 Rejected",
  );
  expect(await operator.json("mails", "send-again", "--failed")).toEqual({
    sent_again: [stuck?.id],
    not_sent: 0,
  });
  context.wakeMail();
  await until(async () => (await outboxOf(server)).length === 0);
  expect(smtp.received).toHaveLength(1);
});

test("an email with a link that has failed cannot be sent again, and a wrong id is refused", {
  tags: ["8-mail-261"],
}, async () => {
  const server = await startServerWith();
  const now = server.clock.now();
  await server.context.database
    .insert(mailOutbox)
    .values({ ...dueMail(now), failedAt: new Date(now), textPart: "" });
  const [mail] = await outboxOf(server);
  const operator = operatorOf(server);
  expect(await operator.json("mails", "send-again", "--failed")).toEqual({
    sent_again: [],
    not_sent: 1,
  });
  const emptied = await operator.run("mails", "send-again", mail?.id ?? "");
  expect([emptied.exitCode, emptied.errors]).toEqual([
    1,
    expect.stringContaining("the person has to request another one"),
  ]);
  const other = "00000000-0000-4000-8000-000000000000";
  for (const id of [other, "1"])
    expect(await operator.run("mails", "send-again", id)).toEqual(
      failure(1, `No email that has not been sent has the id ${id}.`),
    );
  for (const args of [[], [other, "--failed"]])
    expect((await operator.run("mails", "send-again", ...args)).exitCode).toBe(
      2,
    );
});

test("the operator sends a test email, and a sentence explains why the mail server does not accept it", {
  tags: ["8-mail-262"],
}, async () => {
  const smtp = await startMailServer([{ step: "rcpt", code: 550 }]);
  const { databaseUrl } = await startServerWith();
  const send = (smtpUrl: string) =>
    runInProcess(
      { DATABASE_URL: databaseUrl, PUBLIC_URL: FRONTEND, SMTP_URL: smtpUrl },
      ...["mails", "test", "person@example.org"],
    );
  const refused = (reason: string) =>
    failure(
      1,
      `The mail server did not accept the email (${reason}): check SMTP_URL and MAIL_FROM.`,
    );
  expect(await send(smtp.url)).toEqual(refused("550 Rejected <…>"));
  expect(await send("smtp://user:secret@127.0.0.1:1")).toEqual(
    refused("ESOCKET"),
  );
  expect((await send(smtp.url)).exitCode).toBe(0);
  expect(smtp.received[0]?.text).toContain(FRONTEND);
});
