import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { traceOf } from "../http/http-error.ts";
import { type createTransport, DELIVERY_TIMEOUT } from "./delivery.ts";
import type { OutboxMail } from "./outbox.ts";

/** Polling interval in milliseconds, for emails that were added without a wake call. */
const POLL_INTERVAL = 2_000;
/** Time after which other nodes retry the email of a crashed node, in milliseconds. Longer than one delivery. */
const LEASE_DURATION = DELIVERY_TIMEOUT + 30_000;
const FIRST_DELAY = 10_000;
const MAX_DELAY = 30 * 60_000;

export type MailWorker = {
  wake(): void;
  /** Waits for the current delivery to finish, then stops. */
  stop(): Promise<void>;
};

/** Sends the emails in the outbox: each by one node at a time, at least once, with growing delays between attempts. */
export function startMailWorker(options: {
  database: Database;
  clock: Clock;
  transport: ReturnType<typeof createTransport>;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}): MailWorker {
  let stopped = false;
  let hasMore = false;
  let currentRun: Promise<void> | null = null;

  async function drain(): Promise<void> {
    do {
      hasMore = false;
      const now = options.clock.now();
      const [mail] = await claimMail(options.database, {
        now: new Date(now),
        leasedUntil: new Date(now + LEASE_DURATION),
      });
      if (mail === undefined) continue;
      await send(options, mail);
      hasMore = true;
    } while (hasMore && !stopped);
  }
  function wake(): void {
    if (stopped) return;
    hasMore = true;
    currentRun ??= drain()
      .catch((error) =>
        options.log.error(
          { failure: traceOf(error) },
          "reading the outbox failed",
        ),
      )
      .finally(() => {
        currentRun = null;
      });
  }
  const poll = setInterval(wake, POLL_INTERVAL);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await currentRun;
      options.transport.close();
    },
  };
}

/** Claims the next due email that no other node has claimed. */
const claimMail = prepared("claim_mail", (queries) => {
  const now = sql.placeholder("now");
  const dueMail = queries
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.deliveredAt),
        isNull(mailOutbox.failedAt),
        lte(mailOutbox.nextAttemptAt, now),
        or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, now)),
      ),
    )
    .orderBy(mailOutbox.priority, mailOutbox.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  return queries
    .update(mailOutbox)
    .set({
      leasedUntil: sql`${sql.placeholder("leasedUntil")}`,
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(eq(mailOutbox.id, dueMail))
    .returning();
});

async function send(
  { database, clock, transport, log }: Parameters<typeof startMailWorker>[0],
  mail: OutboxMail,
): Promise<void> {
  const isThisMail = eq(mailOutbox.id, mail.id);
  try {
    await transport.deliver(mail);
  } catch (error) {
    const now = clock.now();
    const failure = traceOf(error);
    // After LINK_LIFETIME an email is not retried, because its link may have expired.
    const isFinal =
      transport.isFinal(error) ||
      now - mail.createdAt.getTime() > LINK_LIFETIME;
    log.warn(
      { mail: mail.id, kind: mail.kind, attempt: mail.attempts, failure },
      isFinal
        ? "email failed permanently"
        : "email delivery failed, will retry",
    );
    const delay = Math.min(FIRST_DELAY * 2 ** (mail.attempts - 1), MAX_DELAY);
    await database
      .update(mailOutbox)
      .set({
        leasedUntil: null,
        ...(isFinal
          ? { failedAt: new Date(now), textPart: "", htmlPart: "" }
          : { nextAttemptAt: new Date(now + delay) }),
      })
      // If this node was suspended, another node may have claimed the email in the meantime.
      .where(and(isThisMail, eq(mailOutbox.attempts, mail.attempts)));
    return;
  }
  // Sent emails contain links and codes, so they are deleted.
  await database.delete(mailOutbox).where(isThisMail);
}
