import { and, asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  investorCriteria,
  isUnanswered,
  matches,
  silenceChecks,
} from "../database/schema.ts";
import { isSilent, refreshInvestorCriteria } from "./investor-criteria.ts";

// An investor with SILENT_OVERDUE_MATCHES overdue matches is offered to no investee. Checking this for each investor that
// a search comes across would be slow, so a job removes such investors from `investor_criteria`, and the change that
// answers or ends an overdue match restores them. A search checks only those whose dates have passed since the last run.

/**
 * The last run counts as this much earlier, in milliseconds, because a transaction of another node may have stored the
 * criteria of an investor by an earlier time.
 */
const CHECK_OVERLAP = 5 * 60_000;
/** Maximum number of investors per transaction. */
const BATCH_SIZE = 500;

/** The condition that the date by which a match was to be answered has passed. */
export const isOverdueAt = (at: Date) =>
  and(isUnanswered(matches), lte(matches.answerBy, at));

/** Selects the investors who have become silent since the last run. The search calls it with the time of the request. */
export const newlySilent = (at: SQL) => sql`
  select investor_id from (
    select distinct investor_id from matches
    where status = 'pending' and ended is null and answer_by <= ${at}
      and answer_by > coalesce((select checked_until from silence_checks), '-infinity')
  ) as late
  where ${isSilent(sql`late.investor_id`, at)}`;

/**
 * Locks the investors of the selected matches that are overdue, ordered by id, and returns their ids. Call it before the
 * matches are locked, so that changes of one investor's matches wait for each other and see how many are left.
 */
export async function lockOverdueInvestors(
  queries: Queries,
  selected: SQL | undefined,
  at: Date,
): Promise<readonly number[]> {
  const investors = queries
    .select({ id: matches.investorId })
    .from(matches)
    // Another node, whose clock may be ahead, may already have removed investors whose dates pass soon.
    .where(and(selected, isOverdueAt(new Date(at.getTime() + CHECK_OVERLAP))));
  const locked = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, investors))
    .orderBy(asc(accounts.id))
    .for("no key update");
  return locked.map(({ id }) => id);
}

/** Offers investors again who are no longer silent after a change of their matches. They must be locked. */
export async function restoreInvestors(
  queries: Queries,
  investorIds: readonly number[],
  at: Date,
): Promise<void> {
  for (const id of investorIds) {
    const criteria = eq(investorCriteria.accountId, id);
    if ((await queries.$count(investorCriteria, criteria)) === 0)
      await refreshInvestorCriteria(queries, id, at);
  }
}

/** Removes the investors who have become silent since the last run from the search. Harmless when it runs twice. */
export async function removeSilentInvestors({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<void> {
  const until = new Date(clock.now());
  const at = sql`${until.toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ investor_id: string }>(
    sql`${newlySilent(at)} order by investor_id`,
  );
  const ids = rows.map(({ investor_id }) => Number(investor_id));
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    await database.transaction(async (queries) => {
      await queries
        .select({ id: accounts.id })
        .from(accounts)
        .where(inArray(accounts.id, batch))
        .orderBy(asc(accounts.id))
        .for("no key update");
      const { accountId } = investorCriteria;
      await queries
        .delete(investorCriteria)
        .where(and(inArray(accountId, batch), isSilent(sql`${accountId}`, at)));
    });
  }
  const checkedUntil = new Date(until.getTime() - CHECK_OVERLAP);
  await database
    .insert(silenceChecks)
    .values({ checkedUntil })
    .onConflictDoUpdate({ target: silenceChecks.id, set: { checkedUntil } });
}
