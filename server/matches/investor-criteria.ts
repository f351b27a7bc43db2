/**
 * The rows of `investor_criteria`, by which a search finds investors. A silent investor, with SILENT_OVERDUE_MATCHES overdue
 * matches, is offered to no investee. Checking this for each investor that a search comes across would be slow, so a job
 * removes silent investors, and the change that answers or ends an overdue match restores them. A search checks only those
 * whose dates have passed since the last run of the job.
 */

import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lte,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { INVESTMENT_TARGETS } from "../../contract/enumerations.ts";
import { targetOf } from "../../contract/profile/kinds.ts";
import { isActive } from "../accounts/open-account.ts";
import type { DatabaseAndClock } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  investorCriteria,
  isUnanswered,
  matches,
  profiles,
  silenceChecks,
} from "../database/schema.ts";

/** Maximum number of rows per statement, to stay far below PostgreSQL's limit of 65,535 parameters. */
const ROWS_PER_STATEMENT = 1_000;
/**
 * Tolerance for the clocks and the running transactions of other nodes, in milliseconds: the next run checks this period
 * again, and changes of matches also lock investors whose dates pass within it.
 */
const CHECK_OVERLAP = 5 * 60_000;
/** Maximum number of investors per transaction. */
const BATCH_SIZE = 500;

/** The condition that an investor has at least SILENT_OVERDUE_MATCHES overdue matches. Both values are expressions of SQL. */
const isSilent = (investorId: SQL, at: SQL) => sql`exists (
  select from matches as overdue
  where overdue.investor_id = ${investorId} and overdue.status = 'pending' and overdue.ended is null
    and overdue.answer_by <= ${at}
  offset ${sql.raw(`${SILENT_OVERDUE_MATCHES - 1}`)})`;

/**
 * Replaces the investor's rows for matching. Call it in every transaction that saves the profile, or suspends or
 * restores the account, which must be locked. Stores no rows if the account is not verified and active, if the profile is
 * incomplete, or if the investor is silent.
 */
export async function refreshInvestorCriteria(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> {
  await queries
    .delete(investorCriteria)
    .where(eq(investorCriteria.accountId, accountId));
  const [investor] = await queries
    .select({ profile: profiles })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.userType, "investor"),
        isNotNull(accounts.verifiedAt),
        isActive,
        not(
          isSilent(sql`${accounts.id}`, sql`${at.toISOString()}::timestamptz`),
        ),
      ),
    );
  if (!investor) return;
  const rows = criteriaOf(investor.profile);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await queries
      .insert(investorCriteria)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT));
}

/**
 * Returns one row per combination of a sector, stage and investment type of an investor; none when the profile lacks a
 * required field. An empty list is stored as the empty string, which meets no investee's criterion.
 */
export function criteriaOf(profile: typeof profiles.$inferSelect) {
  const target = targetOf(
    profile.investmentTargetMin,
    profile.investmentTargetMax,
  );
  const { accountId, businessName, businessType, location, description } =
    profile;
  const texts = [businessName, businessType, location, description];
  if (target === null || texts.includes("")) return [];
  const ticketRange = INVESTMENT_TARGETS.indexOf(target);
  return distinctOrBlank(profile.sectorsOfInterest).flatMap((sector) =>
    distinctOrBlank(profile.businessStagesInvestor).flatMap((stage) =>
      distinctOrBlank(profile.investmentTypesInvestor).map(
        (investmentType) => ({
          accountId,
          sector,
          investmentType,
          stage,
          ticketRange,
          country: location,
        }),
      ),
    ),
  );
}

function distinctOrBlank(list: readonly string[]): readonly string[] {
  return list.length === 0 ? [""] : [...new Set(list)];
}

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
  const locked = await lockAccounts(queries, inArray(accounts.id, investors));
  return locked.map(({ id }) => id);
}

function lockAccounts(queries: Queries, selected: SQL) {
  return queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(selected)
    .orderBy(asc(accounts.id))
    .for("no key update");
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

/** Removes the investors who have become silent since the last run from the search. Idempotent. */
export async function removeSilentInvestors({
  database,
  clock,
}: DatabaseAndClock): Promise<void> {
  const until = new Date(clock.now());
  const at = sql`${until.toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ investor_id: string }>(
    sql`${newlySilent(at)} order by investor_id`,
  );
  const ids = rows.map(({ investor_id }) => Number(investor_id));
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    await database.transaction(async (queries) => {
      await lockAccounts(queries, inArray(accounts.id, batch));
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
