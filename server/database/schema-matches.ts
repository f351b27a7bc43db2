import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  MatchEvent,
  MatchReason,
  Update,
} from "../../contract/calls/matches.ts";
import {
  DECLINE_REASONS,
  type DeclineReason,
  MATCH_ENDS,
  MATCH_STATUSES,
  type MatchEnd,
  type MatchStatus,
  type UserType,
} from "../../contract/enumerations.ts";
import type { MatchOutcome } from "../../contract/scoring.ts";
import { accountIdColumn, instant, randomId, rowNumber } from "./columns.ts";
import { accountReference } from "./schema-accounts.ts";

const quoted = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(", "));

/** The condition that a match waits for its investor's answer. */
export const isUnanswered = (table: {
  readonly status: AnyPgColumn;
  readonly end: AnyPgColumn;
}) => sql`${table.status} = 'pending' and ${table.end} is null`;

/** Matches between investees and investors. */
export const matches = pgTable(
  "matches",
  {
    id: randomId(),
    investeeId: accountReference("investee_id"),
    investorId: accountReference("investor_id"),
    status: text("status").$type<MatchStatus>().notNull(),
    /** 0 to 100. */
    score: smallint("score").notNull(),
    /** The outcome of each criterion when the match was made; empty if the account of either side has been deleted. */
    outcomes: jsonb("outcomes")
      .$type<readonly MatchOutcome[]>()
      .notNull()
      .default([]),
    /** The match that this one replaced in a re-run. */
    replacesId: uuid("replaces_id").references((): AnyPgColumn => matches.id, {
      onDelete: "set null",
    }),
    /** The Idempotency-Key of the re-run that made the match; null if a submission made it. */
    rerunKey: text("rerun_key"),
    /** Written only for nodes of version 0.1, which show these texts. A trigger derives `outcomes` from what they write. */
    reasons: jsonb("reasons")
      .$type<Readonly<Record<UserType, readonly MatchReason[]>>>()
      .notNull(),
    /** US dollars, set by the operator. */
    fundedAmount: numeric("funded_amount", { precision: 14, scale: 2 })
      .notNull()
      .default("0"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /**
     * When the investor is asked to answer a pending match. The default, 14 days, is for nodes of version 0.1, which do not
     * write the column, and for the matches that existed when it was added.
     */
    answerBy: instant("answer_by")
      .notNull()
      .default(sql`now() + interval '336 hours'`),
    /** Why the investor declined; null unless the match is rejected and the investor gave a reason. */
    declineReason: text("decline_reason").$type<DeclineReason>(),
    /** When the last decision is reported by email; null if it has been, or if there is none. */
    decisionMailAt: instant("decision_mail_at"),
    /** The status in the last email about a decision; null before the first decision that is reported after a delay. */
    mailedStatus: text("mailed_status").$type<MatchStatus>(),
    /** How the match ended without funding; null if it did not. An ended match can no longer change. */
    end: text("ended").$type<MatchEnd>(),
  },
  (table) => [
    index("matches_investee").on(table.investeeId, table.end),
    index("matches_investor").on(table.investorId, table.status),
    index("matches_unanswered")
      .on(table.answerBy, table.investorId)
      .where(isUnanswered(table)),
    index("matches_unanswered_by_investor")
      .on(table.investorId, table.answerBy)
      .where(isUnanswered(table)),
    index("matches_decision_mail")
      .on(table.decisionMailAt)
      .where(sql`${table.decisionMailAt} is not null`),
    uniqueIndex("matches_pair").on(table.investeeId, table.investorId),
    check(
      "matches_status",
      sql`${table.status} in (${quoted(MATCH_STATUSES)})`,
    ),
    check(
      "matches_decline_reason",
      sql`${table.declineReason} in (${quoted(DECLINE_REASONS)})`,
    ),
    check("matches_ended", sql`${table.end} in (${quoted(MATCH_ENDS)})`),
  ],
);

/** A reference to a match. Deleting the match also deletes the referencing row. */
const matchReference = () =>
  uuid("match_id")
    .notNull()
    .references(() => matches.id, { onDelete: "cascade" });

/**
 * The reminders of matches. `stage` is 1 to 3 for those to the investor, and 4 for the investee's email about a date that
 * has passed. One email contains all reminders of an account on one day.
 */
export const reminders = pgTable(
  "reminders",
  {
    matchId: matchReference(),
    stage: smallint("stage").notNull(),
    accountId: accountReference("account_id"),
    /** The email in `mail_outbox`, which is deleted when it has been sent. */
    mailId: uuid("mail_id").notNull(),
    /** The day in UTC on which the email was last sent, or is to be sent. */
    day: date("day", { mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.stage] }),
    index("reminders_account").on(table.accountId, table.day),
    index("reminders_mail").on(table.mailId),
  ],
);

/** Whether an account receives reminders. A missing row is like a row without `offSince`. */
export const reminderSettings = pgTable("reminder_settings", {
  accountId: accountReference("account_id").primaryKey(),
  /** Identifies the account in the link that ends its reminders, which needs no login. */
  token: text("token").notNull().unique(),
  offSince: instant("off_since"),
});

/** One row: until which time the investors with too many overdue matches have been removed from `investor_criteria`. */
export const silenceChecks = pgTable("silence_checks", {
  id: smallint("id").primaryKey().default(1),
  checkedUntil: instant("checked_until").notNull(),
});

/** The status history of each match, including its end. */
export const matchEvents = pgTable(
  "match_events",
  {
    id: rowNumber("id"),
    matchId: matchReference(),
    status: text("status").$type<MatchEvent["status"]>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("match_events_match").on(table.matchId, table.id)],
);

/** What the sides of approved and funded matches state about the funding. A trigger deletes the rows of other matches. */
export const fundingReports = pgTable(
  "funding_reports",
  {
    matchId: matchReference(),
    /** The side that states it. */
    accountId: accountReference("account_id"),
    /** US dollars. */
    amount: numeric("amount", { precision: 14, scale: 2 }).notNull(),
    date: date("date").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.accountId] }),
    index("funding_reports_account").on(table.accountId),
  ],
);

/** Repeats the pairs of `matches`. A trigger writes it for nodes of version 0.1, which read it. */
export const matchOffers = pgTable(
  "match_offers",
  {
    investeeId: accountReference("investee_id"),
    investorId: accountReference("investor_id"),
    offeredAt: instant("offered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.investeeId, table.investorId] }),
    index("match_offers_investor").on(table.investorId),
  ],
);

/** Re-runs with their responses. Written only for nodes of version 0.1; a trigger copies what these write to `matches`. */
export const matchReruns = pgTable(
  "match_reruns",
  {
    investeeId: accountReference("investee_id"),
    idempotencyKey: text("idempotency_key").notNull(),
    response: jsonb("answer").$type<ResponseOf<"matchInvestors">>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.investeeId, table.idempotencyKey] }),
  ],
);

/** Updates for open pages, stored for `UPDATES_RETENTION`. A `changed` update replaces the match's previous one. */
export const updates = pgTable(
  "updates",
  {
    /** The insertion order. Transactions may commit in a different order. */
    number: rowNumber("number"),
    id: uuid("id").notNull().default(sql`gen_random_uuid()`),
    /** No foreign key: it would lock the other side's account, which another transaction may be closing. */
    accountId: accountIdColumn("account_id").notNull(),
    matchId: matchReference(),
    kind: text("kind").$type<Update["kind"]>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("updates_account").on(table.accountId, table.number),
    index("updates_at").on(table.at),
    index("updates_match").on(table.matchId),
  ],
);
