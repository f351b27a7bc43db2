import { and, eq, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { traceOf } from "../http/http-error.ts";
import { type Metrics, noMetrics } from "../metrics/metrics.ts";
import type { MailParts } from "./compose.ts";
import {
  type createTransport,
  DELIVERY_SLOTS,
  DELIVERY_TIMEOUT,
  deliveryError,
} from "./delivery.ts";
import { MAIL_KINDS, type MailKind } from "./mails.ts";
import type { OutboxMail } from "./outbox.ts";

/** Polling interval in milliseconds, for emails that were added without a wake call. */
const POLL_INTERVAL = 2_000;
/** Time after which other nodes retry the email of a crashed node, in milliseconds. Longer than one delivery. */
const LEASE_DURATION = DELIVERY_TIMEOUT + 30_000;
const FIRST_DELAY = 10_000;
const MAX_DELAY = 30 * 60_000;

export type MailWorker = ReturnType<typeof startMailWorker>;

/**
 * Sends the emails in the outbox: each by one node at a time, at least once, with growing delays between attempts. The
 * emails of one recipient are sent in order, and a delivery that takes long delays only them.
 */
export function startMailWorker({
  database,
  clock,
  transport,
  compose = storedParts,
  log,
  metrics = noMetrics,
}: {
  database: Database;
  clock: Clock;
  transport: ReturnType<typeof createTransport>;
  /** Returns what an email says now, or null if there is nothing to say any more. By default, the stored text. */
  compose?: (mail: OutboxMail) => Promise<MailParts | null>;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
  metrics?: Metrics;
}) {
  let isStopped = false;
  let isWoken = false;
  const slots = new Set<Promise<void>>();

  async function deliverDue(): Promise<void> {
    let mail: OutboxMail | undefined;
    do {
      isWoken = false;
      const now = clock.now();
      [mail] = await claimMail(database, {
        now: new Date(now),
        leasedUntil: new Date(now + LEASE_DURATION),
      });
      if (!mail) continue;
      startSlot();
      await send(mail);
    } while ((mail || isWoken) && !isStopped);
  }
  async function send(mail: OutboxMail): Promise<void> {
    const isThisMail = eq(mailOutbox.id, mail.id);
    try {
      const parts = await compose(mail);
      if (parts) await transport.deliver(mail, parts);
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
      const hasSecret = MAIL_KINDS[mail.kind as MailKind] !== "withoutSecret";
      metrics.add("deliveries", isFinal ? "failed" : "delayed");
      const delay = Math.min(FIRST_DELAY * 2 ** (mail.attempts - 1), MAX_DELAY);
      await database
        .update(mailOutbox)
        .set({
          leasedUntil: null,
          lastError: deliveryError(error),
          ...(isFinal
            ? { failedAt: new Date(now), ...(hasSecret && EMPTY_PARTS) }
            : { nextAttemptAt: new Date(now + delay) }),
        })
        // If this node was suspended, another node may have claimed the email in the meantime.
        .where(and(isThisMail, eq(mailOutbox.attempts, mail.attempts)));
      return;
    }
    metrics.add("deliveries", "sent");
    // Sent emails contain links and codes, so they are deleted.
    await database.delete(mailOutbox).where(isThisMail);
  }
  /** Starts another slot, which starts the next one as soon as it has found an email. */
  function startSlot(): void {
    if (isStopped || slots.size >= DELIVERY_SLOTS) return;
    const slot = deliverDue()
      .catch((error) =>
        log.error({ failure: traceOf(error) }, "reading the outbox failed"),
      )
      .finally(() => slots.delete(slot));
    slots.add(slot);
  }
  function wake(): void {
    isWoken = true;
    startSlot();
  }
  /** Resolves when no email is due. */
  async function idle(): Promise<void> {
    while (slots.size > 0) await Promise.all(slots);
  }
  const poll = setInterval(wake, POLL_INTERVAL);
  wake();
  return {
    wake,
    idle,
    isRunning: () => !isStopped,
    /** Waits for the current deliveries to finish, then stops. */
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await idle();
      transport.close();
    },
  };
}

const earlier = alias(mailOutbox, "earlier");
/** Claims the next due email that no other node has claimed and no earlier one to the same recipient precedes. */
const claimMail = prepared("claim_mail", (queries) => {
  const now = sql.placeholder("now");
  const isEarlier = sql`(${earlier.priority}, ${earlier.createdAt}, ${earlier.id})
    < (${mailOutbox.priority}, ${mailOutbox.createdAt}, ${mailOutbox.id})`;
  const dueMail = queries
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.deliveredAt),
        isNull(mailOutbox.failedAt),
        lte(mailOutbox.nextAttemptAt, now),
        or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, now)),
        // An email that is being sent, or that waits for its next attempt, is not overtaken.
        notExists(
          queries
            .select({ id: earlier.id })
            .from(earlier)
            .where(
              and(
                eq(earlier.recipient, mailOutbox.recipient),
                isNull(earlier.deliveredAt),
                isNull(earlier.failedAt),
                isEarlier,
              ),
            ),
        ),
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

/** An email that has failed can be sent again, but a link or a code must not stay in the database. */
const EMPTY_PARTS = { textPart: "", htmlPart: "" };

/** Returns the text that was stored when the email was queued. */
export async function storedParts(mail: OutboxMail): Promise<MailParts> {
  return { subject: mail.subject, text: mail.textPart, html: mail.htmlPart };
}
