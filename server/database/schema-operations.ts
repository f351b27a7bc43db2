import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import {
  accountIdColumn,
  bytes,
  instant,
  randomId,
  rowNumber,
} from "./columns.ts";

/** Queued emails. Each email is added in the same transaction as the change that it reports. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: randomId(),
    /** The kind of email, such as `verification`. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    textPart: text("text_part").notNull(),
    htmlPart: text("html_part").notNull(),
    /** The other member that the email is about. No foreign key, as in `updates`. */
    aboutAccountId: accountIdColumn("about_account_id"),
    /** Emails with a lower number are sent first. */
    priority: smallint("priority").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** Claimed by a node until this time. */
    leasedUntil: instant("leased_until"),
    /** Set if the email is shown at /dev/mailbox and not sent. A sent email is deleted: it may contain secrets. */
    deliveredAt: instant("delivered_at"),
    /** Set when delivery has failed permanently. */
    failedAt: instant("failed_at"),
    /** Why the last attempt failed, for the operator: the reply of the mail server without addresses, or a code. */
    lastError: text("last_error"),
  },
  (table) => [
    // Delivered emails stay in the table for the development mailbox.
    index("mail_outbox_due")
      .on(table.priority, table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index("mail_outbox_recipient")
      .on(table.recipient, table.priority, table.createdAt, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.failedAt} is null`),
    index("mail_outbox_delivered").on(table.deliveredAt),
  ],
);

/** The last run of each periodic job. Starting one is a conditional update of its row, so that one node runs it. */
export const jobs = pgTable("jobs", {
  name: text("name").primaryKey(),
  startedAt: instant("started_at").notNull(),
  /** Null while the job is running, and after a failure or a crash. */
  finishedAt: instant("finished_at"),
});

/** Stored responses, by a hash of the call and its Idempotency-Key. `response` is null while the call is running. */
export const replays = pgTable(
  "replays",
  {
    keyHash: bytes("key_hash").primaryKey(),
    startedAt: instant("started_at").notNull(),
    response: jsonb("response"),
  },
  (table) => [index("replays_started").on(table.startedAt)],
);

/** The operator's actions, and deletions of accounts. An account's rows remain when it is deleted. */
export const audit = pgTable(
  "audit",
  {
    id: rowNumber("id"),
    at: instant("at").notNull(),
    /** The operator's user name on the machine, or `owner` for a deletion by the member. */
    actor: text("actor").notNull(),
    action: text("act").notNull(),
    accountId: accountIdColumn("account_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("audit_account").on(table.accountId)],
);

const calendarColumns = () => ({
  id: randomId(),
  /** Identifies the row when its file is loaded again, so that it is not added twice. */
  key: text("key").notNull().unique(),
  date: date("date", { mode: "string" }).notNull(),
  time: text("time").notNull(),
});

export const trainings = pgTable(
  "trainings",
  {
    ...calendarColumns(),
    title: text("title").notNull(),
  },
  (table) => [index("trainings_date").on(table.date)],
);

/** Events, with the fields that the event slider shows. */
export const events = pgTable(
  "events",
  {
    ...calendarColumns(),
    /** The IANA name of the time zone for `date` and `time`. */
    timeZone: text("time_zone").notNull(),
    title: text("title").notNull(),
    images: jsonb("images").$type<string[]>().notNull(),
    location: text("location").notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    registrationLink: text("registration_link").notNull(),
  },
  (table) => [index("events_date").on(table.date)],
);
