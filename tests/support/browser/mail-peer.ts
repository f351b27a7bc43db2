import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { contentsOf } from "../mailbox.ts";

/** Maximum wait for a mail, in milliseconds. */
const PATIENCE = 60_000;

/** A received mail. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailPeer = {
  /** The value for SMTP_URL. */
  readonly url: string;
  /** Waits for a mail to this address, ignoring the first `after` mails. */
  letterTo(email: string, after?: number): Promise<Letter>;
  /** All mails to this address, oldest first. */
  lettersTo(email: string): readonly Letter[];
  close(): Promise<void>;
};

/** A real SMTP server on its own port, which receives all mails of the product. */
export async function startMailPeer(): Promise<MailPeer> {
  const received: Letter[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of session.envelope.rcptTo)
        received.push({
          to: address,
          subject: mail.subject ?? "",
          text: mail.text ?? "",
          html: mail.html ?? "",
        });
      done();
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as { port: number };
  const lettersTo = (email: string) =>
    received.filter(({ to }) => to === email);
  return {
    url: `smtp://127.0.0.1:${port}`,
    lettersTo,
    async letterTo(email, after = 0) {
      const begun = performance.now();
      while (performance.now() - begun < PATIENCE) {
        const letter = lettersTo(email)[after];
        if (letter) return letter;
        await sleep(25);
      }
      throw new Error(`No mail number ${after + 1} to ${email}`);
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Returns the path and query of a mail's link, so that a browser opens it on the server of this test. */
export function linkPathOf(letter: Letter): string {
  const { pathname, search } = new URL(contentsOf(letter).link);
  return `${pathname}${search}`;
}

/** Returns the six-digit code of a mail. */
export function codeOf(letter: Letter): string {
  return contentsOf(letter).code;
}
