import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { formatCount } from "../../contract/format.ts";
import { REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { emailProblem } from "../../contract/rules/accounts.ts";
import { mailOutbox } from "../database/schema.ts";
import { composeMail } from "../mail/compose.ts";
import { createTransport, deliveryError } from "../mail/delivery.ts";
import type { OutboxMail } from "../mail/outbox.ts";
import {
  type Action,
  type Input,
  MAX_LISTED,
  originOf,
  recordAction,
  recordedAction,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { formatList, formatMinute } from "./text-format.ts";

const MINUTE = 60_000;
/** An email that waits longer than this, in milliseconds, is stuck: it is usually sent within seconds. */
const STUCK_AFTER = 5 * MINUTE;

const isUnsent = isNull(mailOutbox.deliveredAt);
const EMPTIED =
  "an email with a link or a code is emptied when it fails, and the person has to request another one";
const hasText = ne(mailOutbox.textPart, "");

/** `mails list`: the emails that have not been sent. */
export function listMails(input: Input): Action {
  return recordedAction(input, async (queries, { clock }) => {
    const now = clock.now();
    const total = await queries.$count(mailOutbox, isUnsent);
    const rows = await queries
      .select()
      .from(mailOutbox)
      .where(isUnsent)
      .orderBy(asc(mailOutbox.createdAt))
      .limit(MAX_LISTED);
    const mails = rows.map((mail) => ({
      id: mail.id,
      state: stateOf(mail, now),
      kind: mail.kind,
      recipient: mail.recipient,
      age_seconds: Math.round((now - mail.createdAt.getTime()) / 1_000),
      attempts: mail.attempts,
      next_attempt_at: mail.failedAt ? null : mail.nextAttemptAt,
      last_error: mail.lastError,
    }));
    return {
      data: { total, mails },
      text: formatList(
        ["email", "emails"],
        total,
        ["id", "state", "kind", "to", "age", "tries", "next try", "last error"],
        mails.map((mail) => [
          mail.id,
          mail.state,
          mail.kind,
          mail.recipient,
          `${formatCount(Math.floor(mail.age_seconds / 60))} min`,
          String(mail.attempts),
          formatMinute(mail.next_attempt_at),
          mail.last_error ?? "-",
        ]),
      ),
    };
  });
}

function stateOf(mail: OutboxMail, now: number) {
  if (mail.failedAt) return "failed";
  if (mail.leasedUntil && mail.leasedUntil.getTime() > now) return "sending";
  const isLate = now - mail.createdAt.getTime() > STUCK_AFTER;
  return isLate || mail.attempts > 0 ? "stuck" : "waiting";
}

/** `mails send-again [id]`: the servers send one email, or all that have failed, within seconds. */
export function sendMailsAgain(input: Input): Action {
  const [id] = input.parameters;
  const all = input.options.failed === true;
  if (all === (id !== undefined))
    throw new UsageFailure(
      "Name either the id of an email, which `mails list` prints, or --failed for all emails that have failed.",
    );
  return recordedAction(input, async (queries, { clock }) => {
    const now = new Date(clock.now());
    const isSelected = id
      ? and(isUnsent, eq(sql`${mailOutbox.id}::text`, id))
      : and(isUnsent, isNotNull(mailOutbox.failedAt));
    const isIdle = sql`coalesce(${mailOutbox.leasedUntil}, ${now}) <= ${now}`;
    const found = await queries.$count(mailOutbox, isSelected);
    const changed = await queries
      .update(mailOutbox)
      .set({ failedAt: null, nextAttemptAt: now })
      .where(and(isSelected, hasText, isIdle))
      .returning({ id: mailOutbox.id });
    const rest = found - changed.length;
    if (id && changed.length === 0)
      throw new CommandFailure(
        found === 0
          ? `No email that has not been sent has the id ${id}.`
          : `The email ${id} cannot be sent again: ${EMPTIED}, or it is being sent now.`,
      );
    return {
      data: { sent_again: changed.map((row) => row.id), not_sent: rest },
      text: `The servers send ${changed.length} ${changed.length === 1 ? "email" : "emails"} again as soon as one runs.${rest ? ` ${rest} cannot be sent again: ${EMPTIED}.` : ""}`,
      details: { mails: String(changed.length) },
    };
  });
}

/** `mails test <address>`: sends an email now, without the outbox. */
export function sendTestMail(input: Input): Action {
  const [recipient = ""] = input.parameters;
  if (emailProblem(recipient))
    throw new UsageFailure(`${recipient} is not an email address.`);
  return async (context) => {
    const { smtpUrl } = context.env;
    if (!smtpUrl)
      throw new CommandFailure(
        "SMTP_URL is missing: set it to the mail server of the servers.",
      );
    const env = { ...context.env, publicUrl: originOf(context) };
    const transport = createTransport(env, smtpUrl);
    const createdAt = new Date(context.clock.now());
    const content = composeMail(
      {
        subject: { text: "A test email of Ubia" },
        heading: { text: "A test email" },
        paragraphs: [
          { text: `${env.publicUrl} can send emails to this address.` },
        ],
      },
      REFERENCE_LANGUAGE,
    );
    try {
      await transport.deliver(
        { id: randomUUID(), recipient, createdAt },
        content,
      );
    } catch (error) {
      throw new CommandFailure(
        `The mail server did not accept the email (${deliveryError(error)}): check SMTP_URL and MAIL_FROM.`,
      );
    } finally {
      transport.close();
    }
    await recordAction(context, context.database, input.name, {});
    return {
      data: { done: input.name },
      text: "The mail server has accepted the email.",
    };
  };
}
