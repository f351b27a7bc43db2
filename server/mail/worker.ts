import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import { traceOf } from "../http/http-error.ts";

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** Delivers mails: over SMTP, or to the development mailbox. */
export type Delivery = {
  /** Throws when the delivery fails; `isFinal` returns true for errors that a retry cannot fix. */
  deliver(mail: OutboxMail): Promise<void>;
  isFinal(error: unknown): boolean;
  /** Whether delivered mails stay in the table, for the development mailbox. */
  staysInOutbox: boolean;
  close(): void;
};

/** Polling interval for mails without a wake call, in milliseconds. */
const POLL = 2_000;
const BATCH = 10;
/** Other nodes retry the mails of a crashed node after this long, in milliseconds. */
const LEASE = 120_000;
const FIRST_RETRY = 10_000;
const LAST_RETRY = 30 * 60_000;
/** Links in mails expire within this time, in milliseconds. */
const MAX_AGE = 24 * 60 * 60_000;

export type MailWorker = {
  wake(): void;
  /** Waits for the mail that is being sent, then stops. */
  stop(): Promise<void>;
};

/**
 * Sends the mails of the outbox. Each mail is sent by one node at a time, at least once, with increasing delays between attempts.
 */
export function startMailWorker(given: {
  database: Database;
  clock: Clock;
  delivery: Delivery;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}): MailWorker {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    do {
      again = false;
      const mails = await claim(given.database, given.clock.now());
      for (const mail of mails) await send(given, mail);
      again ||= mails.length === BATCH;
    } while (again && !stopped);
  }
  function wake(): void {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch((error) =>
        given.log.error(
          { failure: traceOf(error) },
          "reading the outbox failed",
        ),
      )
      .finally(() => {
        running = null;
      });
  }
  const poll = setInterval(wake, POLL);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running;
      given.delivery.close();
    },
  };
}

/** Claims due mails that no other node has claimed. */
function claim(database: Database, now: number): Promise<OutboxMail[]> {
  const at = new Date(now);
  const due = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.deliveredAt),
        isNull(mailOutbox.failedAt),
        lte(mailOutbox.nextAttemptAt, at),
        or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, at)),
      ),
    )
    .orderBy(mailOutbox.nextAttemptAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return database
    .update(mailOutbox)
    .set({
      leasedUntil: new Date(now + LEASE),
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

async function send(
  { database, clock, delivery, log }: Parameters<typeof startMailWorker>[0],
  mail: OutboxMail,
): Promise<void> {
  const own = eq(mailOutbox.id, mail.id);
  try {
    await delivery.deliver(mail);
  } catch (error) {
    const now = clock.now();
    const failure = traceOf(error);
    const isOver =
      delivery.isFinal(error) || now - mail.createdAt.getTime() > MAX_AGE;
    log.warn(
      { mail: mail.id, kind: mail.kind, attempt: mail.attempts, failure },
      isOver ? "mail failed permanently" : "mail delivery failed, will retry",
    );
    await database
      .update(mailOutbox)
      .set(isOver ? failedPermanently(now) : postponed(now, mail.attempts))
      .where(own);
    return;
  }
  if (delivery.staysInOutbox)
    await database
      .update(mailOutbox)
      .set({ deliveredAt: new Date(clock.now()), leasedUntil: null })
      .where(own);
  // Sent mails contain links and codes, so they are deleted.
  else await database.delete(mailOutbox).where(own);
}

function postponed(now: number, attempts: number) {
  const pause = Math.min(FIRST_RETRY * 2 ** (attempts - 1), LAST_RETRY);
  return { leasedUntil: null, nextAttemptAt: new Date(now + pause) };
}

function failedPermanently(now: number) {
  return {
    failedAt: new Date(now),
    leasedUntil: null,
    textPart: "",
    htmlPart: "",
  };
}
