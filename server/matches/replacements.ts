import { eq, inArray } from "drizzle-orm";
import type { ReplacedMatch } from "../../contract/calls/matches.ts";
import type { Queries } from "../database/connection.ts";
import { matchReruns, profiles } from "../database/schema.ts";
import type { MatchRow } from "./lifecycle.ts";

/** Returns the replaced matches for the response of a re-run, in the same order. */
export async function describeReplaced(
  queries: Queries,
  replaced: readonly MatchRow[],
): Promise<ReplacedMatch[]> {
  const rows = await queries
    .select({ id: profiles.accountId, name: profiles.businessName })
    .from(profiles)
    .where(
      inArray(
        profiles.accountId,
        replaced.map(({ investorId }) => investorId),
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return replaced.map(({ id, investorId }) => ({
    match_id: id,
    business_name: names.get(investorId) ?? "",
  }));
}

/**
 * Returns the match that each match of an investee has replaced, by the id of the newer match, from the stored responses of
 * re-runs.
 */
export async function replacementsOf(
  queries: Queries,
  investeeId: number,
): Promise<ReadonlyMap<string, ReplacedMatch>> {
  const reruns = await queries
    .select({ answer: matchReruns.answer })
    .from(matchReruns)
    .where(eq(matchReruns.investeeId, investeeId));
  const offers = reruns.flatMap(({ answer }) => answer.matching_investors);
  return new Map(
    offers.flatMap(({ match_id, replaces }) =>
      replaces ? [[match_id, replaces] as const] : [],
    ),
  );
}
