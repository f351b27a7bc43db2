import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import { accountNumber, instant, randomId } from "./columns.ts";

/** Mails to be sent, written in the same transaction as what they tell of. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: randomId(),
    /** What the mail is for, such as `verification`. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    textPart: text("text_part").notNull(),
    htmlPart: text("html_part").notNull(),
    createdAt: instant("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    /** While a node sends it, no other node takes it; past this time any may. */
    leasedUntil: instant("leased_until"),
    /** Delivered to the development mailbox. Over SMTP the row is deleted instead: it holds secrets. */
    deliveredAt: instant("delivered_at"),
    /** Given up. */
    failedAt: instant("failed_at"),
  },
  (table) => [
    index("mail_outbox_due").on(table.nextAttemptAt),
    index("mail_outbox_delivered").on(table.deliveredAt),
  ],
);

/** What the operator did, and to whom. Rows outlive the account. */
export const audit = pgTable(
  "audit",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** Who acted: the operator's name on the machine, or `system`. */
    actor: text("actor").notNull(),
    act: text("act").notNull(),
    accountId: accountNumber("account_id"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("audit_account").on(table.accountId)],
);

/** A training (§3). */
export const trainings = pgTable(
  "trainings",
  {
    id: randomId(),
    /** What the loaded file calls it, so that the same file twice changes nothing. */
    key: text("key").notNull().unique(),
    date: date("date", { mode: "string" }).notNull(),
    time: text("time").notNull(),
    title: text("title").notNull(),
  },
  (table) => [index("trainings_date").on(table.date)],
);

/** An event (§3), with what the slider shows. */
export const events = pgTable(
  "events",
  {
    id: randomId(),
    /** What the loaded file calls it, so that the same file twice changes nothing. */
    key: text("key").notNull().unique(),
    date: date("date", { mode: "string" }).notNull(),
    time: text("time").notNull(),
    /** IANA name of the zone that date and time are of. */
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
