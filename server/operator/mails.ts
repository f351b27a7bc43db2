import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { formatCount } from "../../contract/format.ts";
import { REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { emailProblem } from "../../contract/rules/accounts.ts";
import { mailOutbox } from "../database/schema.ts";
import { composeMail } from "../mail/compose.ts";
import { deliveryError } from "../mail/delivery.ts";
import type { OutboxMail } from "../mail/outbox.ts";
import {
  MAX_LISTED,
  type OperatorCommand,
  originOf,
  recordAction,
  recordedAction,
  transportOf,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { listOutcome } from "./text-format.ts";

const MINUTE = 60_000;
/** An email that waits longer than this, in milliseconds, is stuck: it is usually sent within seconds. */
const STUCK_AFTER = 5 * MINUTE;

const isUnsent = isNull(mailOutbox.deliveredAt);
const EMPTIED =
  "an email with a link or a code is emptied when it fails, and the person has to request another one";
const hasText = ne(mailOutbox.textPart, "");

export const mailCommands: readonly OperatorCommand[] = [
  {
    usage: "mails list",
    summary: `list the emails that have not been sent, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Oldest first. An email is waiting, sending, stuck (an attempt failed, or it has waited for 5 minutes; the servers try again) or failed (the servers do not try again). The last error is the reply of the mail server, or a code of the network.",
    async record(queries, { clock }) {
      const now = clock.now();
      const found = await queries
        .select()
        .from(mailOutbox)
        .where(isUnsent)
        .orderBy(asc(mailOutbox.createdAt))
        .limit(MAX_LISTED);
      const rows = found.map((mail) => ({
        id: mail.id,
        state: stateOf(mail, now),
        kind: mail.kind,
        recipient: mail.recipient,
        age_seconds: Math.round((now - mail.createdAt.getTime()) / 1_000),
        attempts: mail.attempts,
        next_attempt_at: mail.failedAt ? null : mail.nextAttemptAt,
        last_error: mail.lastError,
      }));
      const total = await queries.$count(mailOutbox, isUnsent);
      return listOutcome("mails", ["email"], rows, total, [
        ["id", (mail) => mail.id],
        ["state", (mail) => mail.state],
        ["kind", (mail) => mail.kind],
        ["to", (mail) => mail.recipient],
        [
          "age",
          (mail) => `${formatCount(Math.floor(mail.age_seconds / 60))} min`,
        ],
        ["tries", (mail) => mail.attempts],
        ["next try", (mail) => mail.next_attempt_at],
        ["last error", (mail) => mail.last_error],
      ]);
    },
  },
  {
    usage: "mails send-again [id]",
    summary: "let the servers send an email again, now",
    details:
      "An email that contained a link or a code was emptied when it failed; the person has to request another one.",
    options: [["--failed", "all emails that have failed"]],
    prepare(input) {
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
    },
  },
  {
    usage: "mails test <address>",
    summary:
      "send a test email to an address, and report the mail server's answer",
    details:
      "Uses SMTP_URL and MAIL_FROM of this command's environment. The outbox is not used.",
    prepare(input) {
      const [recipient = ""] = input.parameters;
      if (emailProblem(recipient))
        throw new UsageFailure(`${recipient} is not an email address.`);
      return async (context) => {
        const transport = transportOf(context);
        const origin = originOf(context);
        const createdAt = new Date(context.clock.now());
        const content = composeMail(
          {
            subject: { text: "A test email of Ubia" },
            heading: { text: "A test email" },
            paragraphs: [
              { text: `${origin} can send emails to this address.` },
            ],
          },
          { language: REFERENCE_LANGUAGE, origin },
        );
        await transport
          .deliver({ id: randomUUID(), recipient, createdAt }, content)
          .catch((error) => {
            throw new CommandFailure(
              `The mail server did not accept the email (${deliveryError(error)}): check SMTP_URL and MAIL_FROM.`,
            );
          })
          .finally(() => transport.close());
        await recordAction(context, context.database, input.name, {});
        return {
          data: { done: input.name },
          text: "The mail server has accepted the email.",
        };
      };
    },
  },
];

function stateOf(mail: OutboxMail, now: number) {
  if (mail.failedAt) return "failed";
  if (mail.leasedUntil && mail.leasedUntil.getTime() > now) return "sending";
  const isLate = now - mail.createdAt.getTime() > STUCK_AFTER;
  return isLate || mail.attempts > 0 ? "stuck" : "waiting";
}
