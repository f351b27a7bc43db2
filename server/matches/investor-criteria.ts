import { and, eq, isNotNull, not, type SQL, sql } from "drizzle-orm";
import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { INVESTMENT_TARGETS } from "../../contract/enumerations.ts";
import { targetOf } from "../../contract/profile/kinds.ts";
import { isActive } from "../accounts/open-account.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, investorCriteria, profiles } from "../database/schema.ts";

type Profile = typeof profiles.$inferSelect;
type CriteriaRow = typeof investorCriteria.$inferInsert;

/** Maximum number of rows per statement, to stay far below PostgreSQL's limit of 65,535 parameters. */
const ROWS_PER_STATEMENT = 1_000;

/** Returns whether an investor is silent (see `silence.ts`). Both values are expressions of SQL. */
export const isSilent = (investorId: SQL, at: SQL) => sql`exists (
  select from matches as overdue
  where overdue.investor_id = ${investorId} and overdue.status = 'pending' and overdue.ended is null
    and overdue.answer_by <= ${at}
  offset ${sql.raw(`${SILENT_OVERDUE_MATCHES - 1}`)})`;

/**
 * Replaces the investor's rows for matching. Call it in every transaction that saves the profile, or suspends or
 * restores the account, which must be locked. Stores no rows if the account is not verified and active, if the profile is
 * incomplete, or if the investor is silent (see `silence.ts`).
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
export function criteriaOf(profile: Profile): CriteriaRow[] {
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
