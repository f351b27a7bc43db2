import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import { traceOf } from "../http/failures.ts";

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** How a mail leaves: over SMTP, or into the development mailbox. */
export type Delivery = {
  /** Throws when it did not work; `isFinal` says that it never will. */
  deliver(mail: OutboxMail): Promise<void>;
  isFinal(error: unknown): boolean;
  /** Whether the row stays, to be read in the development mailbox. */
  keeps: boolean;
  close(): void;
};

/** How often a node looks for mails that nobody woke it for, in milliseconds. */
const POLL = 2_000;
const BATCH = 10;
/** A node that dies while it sends leaves its mails to the others after this long. */
const LEASE = 120_000;
const FIRST_RETRY = 10_000;
const LAST_RETRY = 30 * 60_000;
/** No link in a mail lives longer than this. */
const GIVE_UP = 24 * 60 * 60_000;

export type MailWorker = {
  wake(): void;
  /** Waits for what is being sent and ends. */
  stop(): Promise<void>;
};

/** Sends what lies in the outbox, each mail by one node at a time, at least once, with growing pauses. */
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
        given.log.error({ failure: traceOf(error) }, "outbox not read"),
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

/** Takes mails that are due and that no other node holds. */
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
      delivery.isFinal(error) || now - mail.createdAt.getTime() > GIVE_UP;
    log.warn(
      { mail: mail.id, kind: mail.kind, attempt: mail.attempts, failure },
      isOver ? "mail given up" : "mail not sent yet",
    );
    await database
      .update(mailOutbox)
      .set(isOver ? givenUp(now) : postponed(now, mail.attempts))
      .where(own);
    return;
  }
  if (delivery.keeps)
    await database
      .update(mailOutbox)
      .set({ deliveredAt: new Date(clock.now()), leasedUntil: null })
      .where(own);
  // What was sent holds links and codes: it is not kept.
  else await database.delete(mailOutbox).where(own);
}

function postponed(now: number, attempts: number) {
  const pause = Math.min(FIRST_RETRY * 2 ** (attempts - 1), LAST_RETRY);
  return { leasedUntil: null, nextAttemptAt: new Date(now + pause) };
}

function givenUp(now: number) {
  return {
    failedAt: new Date(now),
    leasedUntil: null,
    textPart: "",
    htmlPart: "",
  };
}
