import nodemailer from "nodemailer";
import type { Environment } from "../environment.ts";
import type { Delivery, OutboxMail } from "./worker.ts";

/** Timeout of each SMTP step, in milliseconds. */
const SMTP_TIMEOUT = 15_000;

/** Returns the delivery over SMTP to the mail server of a URL. */
export function createDelivery(env: Environment, url: string): Delivery {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(toMessage(env, mail));
    },
    // Only a rejected recipient is final; other errors may be temporary.
    isFinal: (error) =>
      error instanceof Error &&
      "responseCode" in error &&
      Number(error.responseCode) >= 500 &&
      "command" in error &&
      error.command === "RCPT TO",
    close: () => transport.close(),
  };
}

function toMessage(env: Environment, mail: OutboxMail) {
  return {
    from: env.mailFrom,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.textPart,
    html: mail.htmlPart,
    date: mail.createdAt,
    // Mail clients show an email once even when it was sent twice after a crash.
    messageId: `<${mail.id}@${new URL(env.publicUrl).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
