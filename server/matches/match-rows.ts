import { eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries } from "../database/connection.ts";
import { matchColumns } from "../database/profile-columns.ts";
import { accounts, matches, profiles } from "../database/schema.ts";

const investeeProfile = alias(profiles, "investee_profile");
const investorProfile = alias(profiles, "investor_profile");
const investeeAccount = alias(accounts, "investee_account");
const investorAccount = alias(accounts, "investor_account");

/** Selects matches with the profiles of both sides. A closed account has no profile. */
export function selectMatches(queries: Queries, where: SQL | undefined) {
  return queries
    .select({
      match: matches,
      investee: {
        name: investeeProfile.businessName,
        ...matchColumns(investeeProfile, "investee"),
        email: investeeAccount.email,
        closedAt: investeeAccount.closedAt,
      },
      investor: {
        name: investorProfile.businessName,
        ...matchColumns(investorProfile, "investor"),
        email: investorAccount.email,
        closedAt: investorAccount.closedAt,
      },
    })
    .from(matches)
    .innerJoin(investeeAccount, eq(investeeAccount.id, matches.investeeId))
    .innerJoin(investorAccount, eq(investorAccount.id, matches.investorId))
    .leftJoin(
      investeeProfile,
      eq(investeeProfile.accountId, matches.investeeId),
    )
    .leftJoin(
      investorProfile,
      eq(investorProfile.accountId, matches.investorId),
    )
    .where(where)
    .$dynamic();
}

export type MatchFacts = Awaited<ReturnType<typeof selectMatches>>[number];
