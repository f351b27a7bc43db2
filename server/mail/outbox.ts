import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import { preparedInsert } from "../database/statements.ts";
import type { Mail, MailKind } from "./mails.ts";

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** Queues emails in the database. */
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * A person who registers waits for the verification email, so it is sent before all others. Somebody also waits for a link
 * that sets a password, but anybody can request many of them. Many reminders are queued at the same time, and must not delay
 * emails about decisions. Lower numbers are sent first.
 */
const PRIORITIES: Partial<Record<MailKind, number>> = {
  verification: 0,
  passwordReset: 1,
  passwordChangeLink: 1,
  reminder: 3,
  datesPassed: 3,
};
const OTHER_PRIORITY = 2;

const insertMails = preparedInsert(mailOutbox);

/**
 * Creates an outbox. With `isDelivered`, emails are stored as delivered, for a server that only shows them at
 * /dev/mailbox. `onAdd` is called when emails are added.
 */
export function createOutbox(
  clock: Clock,
  { isDelivered = false, onAdd = () => {} } = {},
) {
  return {
    /**
     * Queues an email to one or more recipients, in the same transaction as the change that it reports. If the account
     * `aboutAccountId` is deleted before the email is sent, the email is deleted too.
     */
    async add(
      queries: Queries,
      recipients: string | readonly string[],
      mail: Mail,
      aboutAccountId: number | null = null,
    ): Promise<void> {
      const now = new Date(clock.now());
      onAdd();
      const mails = [recipients].flat().map((recipient) => ({
        id: mail.id ?? randomUUID(),
        kind: mail.kind,
        priority: PRIORITIES[mail.kind] ?? OTHER_PRIORITY,
        recipient,
        subject: mail.subject,
        textPart: mail.text,
        htmlPart: mail.html,
        aboutAccountId,
        createdAt: now,
        nextAttemptAt: now,
        ...(isDelivered && { deliveredAt: now }),
      }));
      await insertMails(queries, mails);
    },
  };
}
