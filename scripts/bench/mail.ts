import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import nodemailer from "nodemailer";
import { SMTPServer } from "smtp-server";
import { systemClock } from "../../server/clock.ts";
import {
  type Connection,
  connectTo,
} from "../../server/database/connection.ts";
import { mailOutbox } from "../../server/database/schema.ts";
import { createTransport, DELIVERY_SLOTS } from "../../server/mail/delivery.ts";
import { startMailWorker } from "../../server/mail/worker.ts";
import {
  createDatabase,
  openDatabaseServer,
} from "../../tests/support/test-databases.ts";

/** Time that the mail server takes for each email, in milliseconds. */
const SERVER_DELAY = 20;
const HANGING = "hanging@example.org";
const ENV = {
  mailFrom: "Ubia <no-reply@example.org>",
  publicUrl: "https://ubia.example.org",
};

/**
 * Compares the mail worker with nodemailer's own pool on the same mail server, which takes SERVER_DELAY for each email.
 * Then measures by how much a recipient whose delivery hangs delays the others.
 */
export async function run(count = 2_000): Promise<void> {
  const smtp = await startMailServer();
  const server = await openDatabaseServer();
  const testDatabase = await createDatabase(server);
  const connection = connectTo(testDatabase.url);
  try {
    console.log(
      `mail: ${count} emails over ${DELIVERY_SLOTS} connections to a mail server that takes ${SERVER_DELAY} ms for each`,
    );
    const pool = await timePool(smtp.url, count);
    const worker = await timeWorker(connection, smtp, count);
    console.log(
      `  nodemailer's pool ${perSecond(count, pool)}, the worker ${perSecond(count, worker)}: ${(pool / worker).toFixed(2)} of the pool`,
    );
    await addMails(connection, [HANGING]);
    const delayed = await timeWorker(connection, smtp, count);
    console.log(
      `  with a recipient whose delivery hangs: ${Math.max(0, delayed - worker).toFixed(0)} ms later`,
    );
  } finally {
    await connection.close();
    await testDatabase.drop();
    await server.close();
    smtp.close();
  }
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function startMailServer() {
  let received = 0;
  let notify = () => {};
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address !== HANGING) done();
    },
    async onData(stream, _session, done) {
      for await (const _ of stream);
      await sleep(SERVER_DELAY);
      received += 1;
      notify();
      done();
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Resolves after `count` more emails have been received. */
    next(count: number): Promise<void> {
      const last = received + count;
      return new Promise((resolve) => {
        notify = () => {
          if (received >= last) resolve();
        };
      });
    },
    close: () => smtp.close(() => {}),
  };
}

const recipients = (count: number) =>
  Array.from({ length: count }, (_, n) => `member-${n}@example.org`);

async function timePool(url: string, count: number): Promise<number> {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: DELIVERY_SLOTS,
  });
  const startedAt = performance.now();
  await Promise.all(
    recipients(count).map((to) =>
      transport.sendMail({
        from: ENV.mailFrom,
        to,
        subject: "Subject",
        text: "text",
        html: "<p>html</p>",
      }),
    ),
  );
  const duration = performance.now() - startedAt;
  transport.close();
  return duration;
}

async function timeWorker(
  connection: Connection,
  smtp: MailServer,
  count: number,
): Promise<number> {
  const { database } = connection;
  await addMails(connection, recipients(count));
  const allReceived = smtp.next(count);
  const startedAt = performance.now();
  const worker = startMailWorker({
    database,
    clock: systemClock,
    transport: createTransport(ENV, smtp.url, 5_000),
    log: { warn() {}, error: console.error },
  });
  await allReceived;
  const duration = performance.now() - startedAt;
  await worker.stop();
  return duration;
}

async function addMails(
  { database }: Connection,
  addresses: readonly string[],
): Promise<void> {
  const now = new Date();
  await database.insert(mailOutbox).values(
    addresses.map((recipient) => ({
      kind: "matched",
      recipient,
      subject: "Subject",
      textPart: "text",
      htmlPart: "<p>html</p>",
      createdAt: now,
      nextAttemptAt: now,
    })),
  );
}

function perSecond(count: number, duration: number): string {
  return `${Math.round((count * 1_000) / duration)} per second`;
}
