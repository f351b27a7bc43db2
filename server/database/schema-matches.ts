import { sql } from "drizzle-orm";
import {
  check,
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
import type {
  MatchEnd,
  MatchStatus,
  UserType,
} from "../../contract/enumerations.ts";
import { accountIdColumn, instant, randomId, rowNumber } from "./columns.ts";
import { accountReference } from "./schema-accounts.ts";

export type MatchReasons = Readonly<Record<UserType, readonly MatchReason[]>>;

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
    /** The reasons for the match when it was made, worded for each side. */
    reasons: jsonb("reasons").$type<MatchReasons>().notNull(),
    /** US dollars, set by the operator. */
    fundedAmount: numeric("funded_amount", { precision: 14, scale: 2 })
      .notNull()
      .default("0"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** How the match ended without funding; null if it did not. An ended match can no longer change. */
    end: text("ended").$type<MatchEnd>(),
  },
  (table) => [
    index("matches_investee").on(table.investeeId, table.end),
    index("matches_investor").on(table.investorId, table.status),
    uniqueIndex("matches_pair").on(table.investeeId, table.investorId),
    check(
      "matches_status",
      sql`${table.status} in ('pending', 'approved', 'rejected', 'funded')`,
    ),
    check("matches_ended", sql`${table.end} in ('replaced', 'closed')`),
  ],
);

/** The status history of each match, including its end. */
export const matchEvents = pgTable(
  "match_events",
  {
    id: rowNumber("id"),
    matchId: uuid("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    status: text("status").$type<MatchEvent["status"]>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("match_events_match").on(table.matchId, table.id)],
);

/** The investors already offered to each investee; none is offered to the same investee twice. */
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

/** Re-runs by Idempotency-Key, with their responses: the same key returns the same response. */
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
    matchId: uuid("match_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    kind: text("kind").$type<Update["kind"]>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("updates_account").on(table.accountId, table.number),
    index("updates_at").on(table.at),
    index("updates_match").on(table.matchId),
  ],
);
