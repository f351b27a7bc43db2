import { asc, eq } from "drizzle-orm";
import { deviceWords } from "../accounts/device-words.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  audit,
  loginAddresses,
  mailOutbox,
  passwordHistory,
  passwordLinks,
  sessions,
  verificationHandles,
  verifications,
} from "../database/schema.ts";
import type { MailKind } from "../mail/mails.ts";

/** Mails with a link or code that gives access to the account. The export lists them without their text. */
const SECRET_MAILS: readonly string[] = [
  "verification",
  "passwordReset",
  "passwordChangeLink",
] satisfies MailKind[];

/**
 * Reads the account data of an export. Returns null when the account does not exist.
 * Selects each column by name, so that a new secret column (hashes of passwords, tokens and codes) is not exported by accident.
 */
export async function accountData(queries: Queries, accountId: number) {
  const [account] = await queries
    .select({
      id: accounts.id,
      email: accounts.email,
      user_type: accounts.userType,
      created_at: accounts.createdAt,
      verified_at: accounts.verifiedAt,
      suspended_at: accounts.suspendedAt,
      must_change_password: accounts.passwordExpired,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return null;
  return {
    account,
    sessions: await sessionsOf(queries, accountId),
    logins_from_known_addresses: await queries
      .select({ last_login_at: loginAddresses.lastLoginAt })
      .from(loginAddresses)
      .where(eq(loginAddresses.accountId, accountId)),
    passwords_set: await queries
      .select({
        created_at: passwordHistory.createdAt,
      })
      .from(passwordHistory)
      .where(eq(passwordHistory.accountId, accountId))
      .orderBy(asc(passwordHistory.id)),
    ...(await linksOf(queries, accountId)),
    mails: await mailsTo(queries, account.email),
    acts_of_the_operator: await queries
      .select({
        at: audit.at,
        act: audit.act,
        details: audit.details,
      })
      .from(audit)
      .where(eq(audit.accountId, accountId))
      .orderBy(asc(audit.id)),
  };
}

async function sessionsOf(queries: Queries, accountId: number) {
  const rows = await queries
    .select({
      id: sessions.id,
      user_agent: sessions.userAgent,
      created_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
      expires_at: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt));
  return rows.map((row) => ({ ...row, device: deviceWords(row.user_agent) }));
}

async function linksOf(queries: Queries, accountId: number) {
  return {
    verifications: await queries
      .select({
        id: verifications.id,
        created_at: verifications.createdAt,
        link_expires_at: verifications.linkExpiresAt,
        code_expires_at: verifications.codeExpiresAt,
        wrong_tries: verifications.wrongTries,
        used_at: verifications.usedAt,
        voided_at: verifications.voidedAt,
      })
      .from(verifications)
      .where(eq(verifications.accountId, accountId))
      .orderBy(asc(verifications.createdAt)),
    open_verification_screens: await queries
      .select({ expires_at: verificationHandles.expiresAt })
      .from(verificationHandles)
      .where(eq(verificationHandles.accountId, accountId)),
    password_links: await queries
      .select({
        id: passwordLinks.id,
        created_at: passwordLinks.createdAt,
        expires_at: passwordLinks.expiresAt,
        used_at: passwordLinks.usedAt,
        voided_at: passwordLinks.voidedAt,
      })
      .from(passwordLinks)
      .where(eq(passwordLinks.accountId, accountId))
      .orderBy(asc(passwordLinks.createdAt)),
  };
}

async function mailsTo(queries: Queries, email: string) {
  const rows = await queries
    .select({
      id: mailOutbox.id,
      kind: mailOutbox.kind,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      text: mailOutbox.textPart,
      created_at: mailOutbox.createdAt,
      attempts: mailOutbox.attempts,
      next_attempt_at: mailOutbox.nextAttemptAt,
      delivered_at: mailOutbox.deliveredAt,
      failed_at: mailOutbox.failedAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ text, ...row }) =>
    SECRET_MAILS.includes(row.kind) ? row : { ...row, text },
  );
}
