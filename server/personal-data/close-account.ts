import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Account } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import * as schema from "../database/schema.ts";
import { accountDeletedMail } from "../mail/mails.ts";
import { closeMatchesOf, involves } from "../matches/lifecycle.ts";
import { notifyNodes } from "../updates/updates.ts";

const { accounts, audit, mailOutbox, matches, matchReruns, reminders } = schema;

/**
 * Every table with an `accountId`, except the audit: a closed account's rows are deleted. Matches remain for the other
 * side, without their reasons.
 */
const PERSONAL_TABLES = Object.values(schema).flatMap((table) =>
  "accountId" in table && table !== audit ? [table] : [],
);

/** Who closes an account and how, for the audit table. */
type Author = { readonly actor: string; readonly action: string };

/**
 * Deletes an account with all its data, and emails the owner. The email address can then be registered again. If the
 * account has matches, its row remains, without personal data, so that the other members do not lose their history.
 * Returns false when the account is already closed.
 */
export async function closeAccount(
  {
    database,
    clock,
    outbox,
  }: Pick<ServerContext, "database" | "clock" | "outbox">,
  { accountId, email }: { accountId: number; email: string },
  by: Author,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const at = new Date(clock.now());
    const erased = await eraseAccount(queries, { accountId, by }, at);
    if (!erased) return false;
    await outbox.add(queries, email, accountDeletedMail(erased));
    return true;
  });
}

/**
 * Deletes an account like `closeAccount`, but in the caller's transaction and without an email. Returns the account's
 * former email address and language, or null if it is closed.
 */
export async function eraseAccount(
  queries: Queries,
  { accountId, by }: { accountId: number; by: Author },
  at: Date,
): Promise<Pick<Account, "email" | "language"> | null> {
  const [open] = await queries
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)))
    .for("update");
  if (!open) return null;
  await closeMatchesOf(queries, accountId, at);
  await queries
    .delete(mailOutbox)
    .where(
      or(
        eq(mailOutbox.recipient, open.email),
        eq(mailOutbox.aboutAccountId, accountId),
      ),
    );
  await deleteRerunResponses(queries, accountId);
  await clearReminders(queries, accountId);
  for (const table of PERSONAL_TABLES)
    await queries.delete(table).where(eq(table.accountId, accountId));
  await notifyNodes(queries, [accountId]);
  await deleteOrClearAccount(queries, accountId, at);
  await queries.insert(audit).values({ at, ...by, accountId, details: {} });
  return open;
}

/** Deletes the account's re-run responses, and those of investees who were offered it, because they contain its name. */
async function deleteRerunResponses(queries: Queries, accountId: number) {
  const offeredTo = queries
    .select({ investeeId: matches.investeeId })
    .from(matches)
    .where(eq(matches.investorId, accountId));
  const { investeeId } = matchReruns;
  await queries
    .delete(matchReruns)
    .where(or(eq(investeeId, accountId), inArray(investeeId, offeredTo)));
}

/**
 * Deletes the stored texts of unsent reminders to the other sides of the account's matches, because they may name the
 * account. They are written again when they are sent.
 */
async function clearReminders(queries: Queries, accountId: number) {
  const mailIds = queries
    .select({ id: reminders.mailId })
    .from(reminders)
    .innerJoin(matches, involves(sql`${reminders.accountId}`))
    .where(involves(accountId));
  await queries
    .update(mailOutbox)
    .set({ textPart: "", htmlPart: "" })
    .where(inArray(mailOutbox.id, mailIds));
}

/** Deletes the account's row or, if it has matches, removes the personal data from the row and from the matches. */
async function deleteOrClearAccount(
  queries: Queries,
  accountId: number,
  at: Date,
) {
  const { rowCount } = await queries
    .update(matches)
    // The outcomes describe the profiles of both sides.
    .set({ outcomes: [], reasons: { investee: [], investor: [] } })
    .where(involves(accountId));
  if (rowCount === 0) {
    await queries.delete(accounts).where(eq(accounts.id, accountId));
    return;
  }
  await queries
    .update(accounts)
    .set({ email: `closed-${accountId}`, passwordHash: "", closedAt: at })
    .where(eq(accounts.id, accountId));
}
