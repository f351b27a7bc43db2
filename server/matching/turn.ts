import { and, eq, isNull } from "drizzle-orm";
import { missingForMatching } from "../../contract/rules/matching.ts";
import type { InvesteeFacts } from "../../contract/scoring.ts";
import { holdMember } from "../accounts/open-account.ts";
import type { Queries } from "../database/connection.ts";
import { matches, profiles } from "../database/schema.ts";
import { refuseError } from "../http/refusal.ts";
import { investeeFactsOf } from "./facts.ts";

export type MatchRow = typeof matches.$inferSelect;

/** An investee whose matches nobody else changes until the transaction ends. */
export type Turn = {
  readonly accountId: number;
  readonly businessName: string;
  readonly facts: InvesteeFacts;
  readonly rerunsUsed: number;
  /** Those not replaced, best score first. */
  readonly current: readonly MatchRow[];
};

/**
 * Takes the investee's turn: a second call of the same investee, on whatever node, waits here until the first has
 * been written. So two calls at once never make a third match (decisions: Matching).
 *
 * @throws Refusal 400 with the prerequisites' message when the profile lacks what matching needs (§5).
 */
export async function takeTurn(
  queries: Queries,
  accountId: number,
): Promise<Turn> {
  await holdMember(queries, accountId);
  const [profile] = await queries
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  if (!profile || missingForMatching(answeredFields(profile)).length > 0)
    throw refuseError(400, { key: "matching.incomplete" });
  return {
    accountId,
    businessName: profile.businessName,
    facts: investeeFactsOf(profile),
    rerunsUsed: profile.matchRerunsUsed,
    current: await currentMatches(queries, accountId),
  };
}

function answeredFields(profile: typeof profiles.$inferSelect) {
  return {
    business_name: profile.businessName,
    business_type: profile.businessType,
    business_stage: profile.businessStage,
    capital_needed: profile.capitalNeeded,
    sector_type: profile.sectorType,
  };
}

// Locked too, so that an investor's answer comes before a re-run or after it.
async function currentMatches(queries: Queries, accountId: number) {
  const rows = await queries
    .select()
    .from(matches)
    .where(and(eq(matches.investeeId, accountId), isNull(matches.replacedAt)))
    .orderBy(matches.id)
    .for("update");
  return rows.toSorted(
    (one, other) =>
      other.score - one.score ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  );
}
