import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { linkAndCodeOf } from "../mailbox.ts";

/** Maximum wait for an email, in milliseconds. */
const MAX_WAIT = 60_000;

/** A received email. */
export type DeliveredMail = {
  /** The Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL of List-Unsubscribe, or "". */
  readonly unsubscribeUrl: string;
};

export type MailServer = {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Waits for an email to this address, ignoring the first `skip` emails. */
  waitForMail(email: string, skip?: number): Promise<DeliveredMail>;
  /** All emails, oldest first. */
  readonly received: readonly DeliveredMail[];
  /** All emails to this address, oldest first. */
  emailsTo(email: string): readonly DeliveredMail[];
  close(): Promise<void>;
};

/** Starts a real SMTP server, by default on its own port. The server receives every email that the product sends. */
export async function startMailServer(
  ownPort = 0,
  host = "127.0.0.1",
): Promise<MailServer> {
  const received: DeliveredMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of session.envelope.rcptTo)
        received.push({
          id: mail.messageId ?? "",
          to: address,
          subject: mail.subject ?? "",
          text: mail.text ?? "",
          html: mail.html ?? "",
          unsubscribeUrl: unsubscribeUrlOf(mail),
        });
      done();
    },
  });
  smtp.listen(ownPort, host);
  await once(smtp.server, "listening");
  // A server process that a test kills while it sends an email resets its connection.
  smtp.on("error", () => {});
  const { port } = smtp.server.address() as { port: number };
  const emailsTo = (email: string) => received.filter(({ to }) => to === email);
  return {
    url: `smtp://${host}:${port}`,
    received,
    emailsTo,
    async waitForMail(email, skip = 0) {
      const startedAt = performance.now();
      while (performance.now() - startedAt < MAX_WAIT) {
        const mail = emailsTo(email)[skip];
        if (mail) return mail;
        await sleep(25);
      }
      throw new Error(
        `Email ${skip + 1} to ${email} did not arrive within ${MAX_WAIT / 1_000} seconds`,
      );
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function unsubscribeUrlOf({ headers }: Email): string {
  const value = headers.find(({ key }) => key === "list-unsubscribe")?.value;
  return value?.replace(/^<|>$/g, "") ?? "";
}

/** Returns the path and query of the link in an email, so that a browser can open the link on the server under test. */
export function linkPathOf(mail: DeliveredMail): string {
  const { pathname, search } = new URL(linkAndCodeOf(mail).link);
  return `${pathname}${search}`;
}

/** Returns the six-digit code of an email. */
export function codeOf(mail: DeliveredMail): string {
  return linkAndCodeOf(mail).code;
}
