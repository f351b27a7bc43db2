import type { Clock } from "../clock.ts";
import type { Queries } from "../database/connection.ts";
import { mailOutbox } from "../database/schema.ts";
import type { Mail } from "./mails.ts";

/** Where mails are left to be sent. */
export type Outbox = {
  /** Leaves a mail, in the transaction of what it tells of: both happen or neither. */
  add(queries: Queries, recipient: string, mail: Mail): Promise<void>;
  /** Says that there may be something to send: call it once the transaction is done. */
  wake(): void;
};

/** An outbox in the database; `wake` is told to whoever sends. */
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
