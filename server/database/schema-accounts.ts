import { sql } from "drizzle-orm";
import {
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
import { type Language, REFERENCE_LANGUAGE } from "../../contract/language.ts";
import {
  accountIdColumn,
  bytes,
  instant,
  randomId,
  rowNumber,
} from "./columns.ts";

/** Accounts. The email address is stored trimmed and in lower case. */
export const accounts = pgTable(
  "accounts",
  {
    id: rowNumber("id"),
    email: text("email").notNull(),
    /** Argon2id, with its parameters and salt. */
    passwordHash: text("password_hash").notNull(),
    userType: text("user_type").$type<UserType>().notNull(),
    /** The language of the emails, and the one that opens after a login. */
    language: text("language")
      .$type<Language>()
      .notNull()
      .default(REFERENCE_LANGUAGE),
    /** False for an account whose member has never had another language than the default. The first login then sets it. */
    languageChosen: boolean("language_chosen").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    /** Null until the email address is verified. A login requires a verified address. */
    verifiedAt: instant("verified_at"),
    /** Set by the operator. Login responses are the same as for an unknown account. */
    suspendedAt: instant("suspended_at"),
    /**
     * Set when the account has been deleted but its matches are still stored for the other members. The personal data
     * is deleted, and the email address can be registered again.
     */
    closedAt: instant("closed_at"),
    /** Set by the operator or by `markVerified`. A login to a verified account then gets 428 PASSWORD_EXPIRED. */
    passwordExpired: boolean("password_expired").notNull().default(false),
    /** Set when the address was registered again with another password before it was verified. */
    passwordContested: boolean("password_contested").notNull().default(false),
  },
  (table) => [
    uniqueIndex("accounts_email").on(table.email),
    index("accounts_suspended")
      .on(table.id)
      .where(sql`${table.suspendedAt} is not null`),
    check(
      "accounts_user_type",
      sql`${table.userType} in ('investor', 'investee')`,
    ),
  ],
);

/** A reference to an account. Deleting the account also deletes the referencing row. */
export const accountReference = <Name extends string>(name: Name) =>
  accountIdColumn(name)
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Sessions. Only the hash of a token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** Identifies the session in the API, because only the owner's browser has the token. */
    id: uuid("id").notNull().default(sql`gen_random_uuid()`),
    accountId: accountReference("account_id"),
    /** The User-Agent header of the login request, truncated; empty when the request has no such header. */
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** Time of the last call, updated at most once per `LAST_SEEN_INTERVAL`. */
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The session that this one replaces. Null after the first call with this session's token. */
    replacesId: uuid("replaces_id"),
  },
  (table) => [
    uniqueIndex("sessions_id").on(table.id),
    index("sessions_account").on(table.accountId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** The links and codes in verification emails. Only the newest row of an account can be valid. */
export const verifications = pgTable(
  "verifications",
  {
    id: randomId(),
    accountId: accountReference("account_id"),
    linkHash: bytes("link_hash").notNull(),
    codeHash: bytes("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    linkExpiresAt: instant("link_expires_at").notNull(),
    codeExpiresAt: instant("code_expires_at").notNull(),
    attempts: integer("wrong_tries").notNull().default(0),
    usedAt: instant("used_at"),
    /** Set when a later email has replaced this link and code. */
    voidedAt: instant("voided_at"),
  },
  (table) => [
    uniqueIndex("verifications_link").on(table.linkHash),
    index("verifications_account").on(table.accountId),
  ],
);

/** Handles for entering a verification code without a session. */
export const verificationHandles = pgTable(
  "verification_handles",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** Null for a handle of an email address without an unverified account (see `createHandle`). */
    accountId: accountIdColumn("account_id").references(() => accounts.id, {
      onDelete: "cascade",
    }),
    /** Hash of the email address of a handle without an account. */
    emailHash: bytes("email_hash"),
    /** Whether the client that received the handle has sent the account's password. */
    knowsPassword: boolean("knows_password").notNull().default(false),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("verification_handles_account").on(table.accountId),
    index("verification_handles_expiry").on(table.expiresAt),
  ],
);

/** Links that set a password, after a reset request or a change request. */
export const passwordLinks = pgTable(
  "password_links",
  {
    id: randomId(),
    accountId: accountReference("account_id"),
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

/** The hashes of an account's last PASSWORD_HISTORY passwords, including the current one. */
export const passwordHistory = pgTable(
  "password_history",
  {
    id: rowNumber("id"),
    accountId: accountReference("account_id"),
    passwordHash: text("password_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("password_history_account").on(table.accountId, table.id)],
);

/** Hashed network addresses of successful logins. Failed logins from other addresses have their own limit. */
export const loginAddresses = pgTable(
  "login_addresses",
  {
    accountId: accountReference("account_id"),
    addressHash: bytes("address_hash").notNull(),
    lastLoginAt: instant("last_login_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.addressHash] })],
);

/** Counters of the rate limits, shared by all nodes. The key is a hash, so that no email or IP address is stored. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: bytes("key").primaryKey(),
    hits: integer("hits").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (table) => [index("limit_counters_reset").on(table.resetsAt)],
);
