import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { UserType } from "../../contract/enumerations.ts";
import { accountNumber, bytes, instant, randomId } from "./columns.ts";

/** One person's account (§3). The e-mail address is kept trimmed and in lower case. */
export const accounts = pgTable(
  "accounts",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    email: text("email").notNull(),
    /** Argon2id, with its parameters and salt. */
    passwordHash: text("password_hash").notNull(),
    userType: text("user_type").$type<UserType>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until the e-mail address is verified; no login before (§6). */
    verifiedAt: instant("verified_at"),
    /** Set by the operator; such an account answers like an unknown one. */
    suspendedAt: instant("suspended_at"),
    /**
     * Set when its owner deleted it while others' matches still name it: the personal data are gone and the
     * e-mail address is free again.
     */
    closedAt: instant("closed_at"),
    /** Set by the operator: the next login is answered 428 PASSWORD_EXPIRED (§8). */
    passwordExpired: boolean("password_expired").notNull().default(false),
  },
  (table) => [
    uniqueIndex("accounts_email").on(table.email),
    check(
      "accounts_user_type",
      sql`${table.userType} in ('investor', 'investee')`,
    ),
  ],
);

const ofAccount = () =>
  accountNumber("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** A login. Only the hash of its token is known here. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** By which its owner names it: the token is known to its own browser alone. */
    id: uuid("id").notNull().default(sql`gen_random_uuid()`),
    accountId: ofAccount(),
    /** The User-Agent of the login, cut to a reasonable length; empty without one. */
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** The last call that it made, to the minute. */
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_id").on(table.id),
    index("sessions_account").on(table.accountId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** A verification mail that was sent: its link and its code. The newest one that is not voided counts. */
export const verifications = pgTable(
  "verifications",
  {
    id: randomId(),
    accountId: ofAccount(),
    linkHash: bytes("link_hash").notNull(),
    codeHash: bytes("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    linkExpiresAt: instant("link_expires_at").notNull(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: instant("used_at"),
    /** Set when a later mail took its place. */
    voidedAt: instant("voided_at"),
  },
  (table) => [
    uniqueIndex("verifications_link").on(table.linkHash),
    index("verifications_account").on(table.accountId),
  ],
);

/** What lets a browser enter a code for an account without a session (decisions: Verification). */
export const verificationHandles = pgTable(
  "verification_handles",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** Null when no account waited for its verification: such a handle only meets the same limits as any other. */
    accountId: accountNumber("account_id").references(() => accounts.id, {
      onDelete: "cascade",
    }),
    /** Of the e-mail that a handle without an account was issued for. */
    emailHash: bytes("email_hash"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("verification_handles_account").on(table.accountId),
    index("verification_handles_expiry").on(table.expiresAt),
  ],
);

/** A link by which a password is set: after a reset request, or a change request (§7). */
export const passwordLinks = pgTable(
  "password_links",
  {
    id: randomId(),
    accountId: ofAccount(),
    tokenHash: bytes("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    voidedAt: instant("voided_at"),
  },
  (table) => [
    uniqueIndex("password_links_token").on(table.tokenHash),
    index("password_links_account").on(table.accountId),
  ],
);

/** Passwords that an account has had, the present one included; the last 9 are kept (§9). */
export const passwordHistory = pgTable(
  "password_history",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    passwordHash: text("password_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("password_history_account").on(table.accountId, table.id)],
);

/** Addresses (hashed) from which an account has logged in, for the limit on unknown ones. */
export const loginAddresses = pgTable(
  "login_addresses",
  {
    accountId: ofAccount(),
    addressHash: bytes("address_hash").notNull(),
    lastLoginAt: instant("last_login_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.addressHash] })],
);

/** Counters of the limits, shared by all nodes. The key is a hash: no e-mail or IP address is kept here. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: bytes("key").primaryKey(),
    hits: integer("hits").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (table) => [index("limit_counters_reset").on(table.resetsAt)],
);
