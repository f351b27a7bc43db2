import type { Clock } from "../clock.ts";
import type { Queries } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import type { Mail } from "./mails.ts";

/** Queues mails in the database. */
export type Outbox = {
  /** Adds a mail, in the transaction of the change that it reports. */
  add(queries: Queries, recipient: string, mail: Mail): Promise<void>;
  /** Triggers sending. Call it after the transaction has committed. */
  wake(): void;
};

/** Creates an outbox in the database. `wake` triggers the mail worker. */
export function createOutbox(clock: Clock, wake: () => void): Outbox {
  return {
    wake,
    async add(queries, recipient, mail) {
      const now = new Date(clock.now());
      await queries.insert(mailOutbox).values({
        kind: mail.kind,
        recipient,
        subject: mail.subject,
        textPart: mail.text,
        htmlPart: mail.html,
        createdAt: now,
        nextAttemptAt: now,
      });
    },
  };
}
