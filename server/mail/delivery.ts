import nodemailer from "nodemailer";
import type { Environment } from "../environment.ts";
import type { MailParts } from "./compose.ts";
import type { OutboxMail } from "./outbox.ts";

/** Maximum number of emails that a node delivers at the same time. Each has its own connection to the mail server. */
export const DELIVERY_SLOTS = 10;
/** Timeout of each SMTP step, in milliseconds. */
const SMTP_TIMEOUT = 15_000;
/** Timeout of one delivery, in milliseconds, in case each step takes long. */
export const DELIVERY_TIMEOUT = 90_000;

/** Creates an SMTP transport with reused connections to the mail server at this URL. `timeout` limits each delivery, in milliseconds. */
export function createTransport(
  env: Pick<Environment, "mailFrom" | "publicUrl">,
  url: string,
  timeout = DELIVERY_TIMEOUT,
) {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: DELIVERY_SLOTS,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  });
  return {
    /** Sends an email with this content. Throws when the delivery fails. */
    async deliver(
      mail: Pick<OutboxMail, "id" | "recipient" | "createdAt">,
      { subject, text, html, unsubscribeUrl }: MailParts,
    ) {
      await transport.sendMail({
        from: env.mailFrom,
        to: mail.recipient,
        subject,
        text,
        html,
        date: mail.createdAt,
        // The same for each attempt, so that mail clients can recognise an email that was sent twice after a crash.
        messageId: `<${mail.id}@${new URL(env.publicUrl).hostname}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          // RFC 8058: mail programs end the emails with one POST request.
          ...(unsubscribeUrl && {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
        signal: AbortSignal.timeout(timeout),
      });
    },
    /** Returns whether an error is permanent and a retry cannot succeed. This is true only for a rejected recipient. */
    isFinal: (error: unknown) =>
      error instanceof Error &&
      "responseCode" in error &&
      Number(error.responseCode) >= 500 &&
      "command" in error &&
      error.command === "RCPT TO",
    /** Connects and logs in to the mail server. Rejects when that fails. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

const MAX_ERROR_LENGTH = 200;
const ADDRESS = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/g;

/**
 * Returns why a delivery failed: the reply of the mail server in one line, without addresses, or the code of the error.
 * Other texts of an error are left out, because they can contain the address of the mail server with its password.
 */
export function deliveryError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { response, code } = error as Error & Record<string, unknown>;
  return String(response ?? code ?? error.name)
    .replace(/\s+/g, " ")
    .replace(ADDRESS, "…")
    .slice(0, MAX_ERROR_LENGTH);
}
