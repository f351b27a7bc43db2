import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describeDevice } from "../accounts/sessions.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  audit,
  files,
  investorCriteria,
  loginAddresses,
  mailOutbox,
  matches,
  passwordHistory,
  passwordLinks,
  profiles,
  reminders,
  sessions,
  verificationHandles,
  verifications,
} from "../database/schema.ts";
import { MAIL_KINDS, type MailKind } from "../mail/mails.ts";
import { endedAt, involves } from "../matches/lifecycle.ts";
import type { Side } from "../matches/match-list.ts";
import { matchResponse } from "../matches/match-response.ts";
import { type MatchRecord, selectMatches } from "../matches/match-rows.ts";
import { findReminderSettings } from "../matches/reminders.ts";

/** Number of matches per query. An investor may have many thousands. */
const PAGE_SIZE = 500;

/** Returns the given columns of a table, keyed by their names in the database, for use in a select. */
function pick<
  Table extends PgTable,
  Key extends keyof Table["_"]["columns"] & string,
>(table: Table, ...keys: readonly Key[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    keys.map((key) => [columns[key]?.name, columns[key]]),
  ) as {
    [K in Key as Table["_"]["columns"][K]["_"]["name"]]: Table["_"]["columns"][K];
  };
}

/**
 * Reads the account data for an export. Returns null when the account does not exist or is closed. Selects each column
 * by name, so that a new column with a secret, such as the hash of a token, is not exported by accident.
 */
export async function accountData(queries: Queries, accountId: number) {
  const [account] = await queries
    .select({
      ...pick(accounts, "id", "email", "userType", "language", "createdAt"),
      ...pick(accounts, "verifiedAt", "suspendedAt"),
      must_change_password: accounts.passwordExpired,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)));
  if (!account) return null;
  const sessionRows = await queries
    .select({
      ...pick(sessions, "id", "userAgent", "createdAt", "lastSeenAt"),
      ...pick(sessions, "expiresAt"),
    })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(sessions.createdAt));
  const settings = await findReminderSettings(queries, accountId);
  const mails = await queries
    .select({
      ...pick(mailOutbox, "id", "kind", "recipient", "subject", "createdAt"),
      ...pick(mailOutbox, "attempts", "nextAttemptAt", "deliveredAt"),
      ...pick(mailOutbox, "failedAt"),
      text: mailOutbox.textPart,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, account.email))
    .orderBy(asc(mailOutbox.createdAt));
  return {
    account,
    sessions: sessionRows.map((row) => ({
      ...row,
      device: describeDevice(row.user_agent),
    })),
    logins_from_known_addresses: await queries
      .select(pick(loginAddresses, "lastLoginAt"))
      .from(loginAddresses)
      .where(eq(loginAddresses.accountId, accountId)),
    passwords_set: await queries
      .select(pick(passwordHistory, "createdAt"))
      .from(passwordHistory)
      .where(eq(passwordHistory.accountId, accountId))
      .orderBy(asc(passwordHistory.id)),
    verifications: await queries
      .select({
        ...pick(verifications, "id", "createdAt", "linkExpiresAt"),
        ...pick(verifications, "codeExpiresAt", "attempts"),
        ...pick(verifications, "usedAt", "voidedAt"),
      })
      .from(verifications)
      .where(eq(verifications.accountId, accountId))
      .orderBy(asc(verifications.createdAt)),
    open_verification_screens: await queries
      .select(pick(verificationHandles, "expiresAt"))
      .from(verificationHandles)
      .where(eq(verificationHandles.accountId, accountId)),
    password_links: await queries
      .select({
        ...pick(passwordLinks, "id", "createdAt", "expiresAt"),
        ...pick(passwordLinks, "usedAt", "voidedAt"),
      })
      .from(passwordLinks)
      .where(eq(passwordLinks.accountId, accountId))
      .orderBy(asc(passwordLinks.createdAt)),
    reminders_off_since: settings?.offSince ?? null,
    reminders: await queries
      .select(pick(reminders, "stage", "day"))
      .from(reminders)
      .where(eq(reminders.accountId, accountId))
      .orderBy(asc(reminders.day)),
    mails: mails.map(({ text, ...row }) =>
      MAIL_KINDS[row.kind as MailKind] === "withoutSecret"
        ? { ...row, text }
        : row,
    ),
    operator_actions: await queries
      .select(pick(audit, "at", "action", "details"))
      .from(audit)
      .where(eq(audit.accountId, accountId))
      .orderBy(asc(audit.id)),
  };
}

/** Reads an account's profile and matching data. Exports every field of the profile, because none contains a secret. */
export async function profileData(queries: Queries, accountId: number) {
  const { accountId: _, ...columns } = getTableColumns(profiles);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const [profile] = await queries
    .select(pick(profiles, ...names))
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  return {
    profile: profile ?? null,
    matching_criteria: await queries
      .select({
        ...pick(investorCriteria, "sector", "investmentType", "stage"),
        ...pick(investorCriteria, "ticketRange", "country"),
      })
      .from(investorCriteria)
      .where(eq(investorCriteria.accountId, accountId))
      .orderBy(asc(investorCriteria.id)),
    // The matches that a re-run made have its time in `created_at`.
    reruns: await queries
      .selectDistinct(pick(matches, "rerunKey", "createdAt"))
      .from(matches)
      .where(
        and(eq(matches.investeeId, accountId), isNotNull(matches.rerunKey)),
      )
      .orderBy(asc(matches.createdAt)),
  };
}

/** Lists an account's files with their paths in the archive, numbered per kind because names may occur twice. */
export async function fileData(queries: Queries, accountId: number) {
  const rows = await queries
    .select({
      ...pick(files, "id", "kind", "name", "contentType", "size"),
      ...pick(files, "createdAt"),
    })
    .from(files)
    .where(eq(files.accountId, accountId))
    .orderBy(asc(files.kind), asc(files.createdAt), asc(files.id));
  return rows.map((row, index) => {
    const firstOfKind = rows.findIndex(({ kind }) => kind === row.kind);
    const number = index - firstOfKind + 1;
    return { ...row, path: `files/${row.kind}/${number}-${row.name}` };
  });
}

/**
 * Yields every match of an account, oldest first, including replaced ones. Data about the other side is limited to what
 * the product shows to this member.
 */
export async function* matchData(queries: Queries, side: Side) {
  let after: MatchRecord["match"] | null = null;
  while (true) {
    const isAfter: SQL | undefined = after
      ? sql`(${matches.createdAt}, ${matches.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined;
    const page: readonly MatchRecord[] = await selectMatches(
      queries,
      and(involves(side.accountId), isAfter),
      Number.MAX_SAFE_INTEGER,
    )
      .orderBy(asc(matches.createdAt), asc(matches.id))
      .limit(PAGE_SIZE);
    for (const row of page) {
      const { match } = row;
      yield {
        ...matchResponse(row, side.userType),
        offered_at: match.createdAt,
        created_at: match.createdAt,
        updated_at: match.updatedAt,
        answer_by: match.answerBy,
        replaced_at: endedAt(match),
      };
    }
    after = page.at(-1)?.match ?? null;
    if (page.length < PAGE_SIZE) return;
  }
}
