import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Environment } from "../environment.ts";
import type { Delivery, OutboxMail } from "./worker.ts";

/** Timeout of each SMTP step, in milliseconds. */
const SMTP_TIMEOUT = 15_000;

/** Returns the delivery to SMTP_URL's server, or to the development mailbox without one. */
export function createDelivery(env: Environment): Delivery {
  return env.smtpUrl ? smtpDelivery(env, env.smtpUrl) : mailboxDelivery(env);
}

function smtpDelivery(env: Environment, url: string): Delivery {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  });
  return {
    staysInOutbox: false,
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

/** Returns the delivery to the development mailbox: /dev/mailbox shows the outbox table, and DATA_DIR/mail/ gets an .eml file per email. */
function mailboxDelivery(env: Environment): Delivery {
  const folder = join(env.dataDir, "mail");
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
  });
  return {
    staysInOutbox: true,
    async deliver(mail) {
      const { message } = await composer.sendMail(toMessage(env, mail));
      const time = mail.createdAt.toISOString().replaceAll(":", "-");
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await writeFile(
        join(folder, `${time}-${mail.kind}-${mail.id.slice(0, 8)}.eml`),
        message as Buffer,
        { mode: 0o600 },
      );
    },
    isFinal: () => false,
    close: () => {},
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
