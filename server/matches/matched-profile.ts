import { and, eq } from "drizzle-orm";
import type { MatchedProfile } from "../../contract/profile/wire.ts";
import type { Queries } from "../database/connection.ts";
import { matchedProfileAnswer } from "../database/profile-columns.ts";
import { matches, profiles } from "../database/schema.ts";
import { filesOf } from "../files/file-store.ts";
import { openToInvestor } from "./investor-access.ts";

/**
 * Returns the profile of a matched investee for its investor, from `pending` until the match is rejected, replaced or closed;
 * otherwise null.
 */
export async function matchedProfile(
  queries: Queries,
  { matchId, investorId }: { matchId: string; investorId: number },
): Promise<MatchedProfile | null> {
  const [found] = await queries
    .select({ status: matches.status, profile: profiles })
    .from(matches)
    .innerJoin(profiles, eq(profiles.accountId, matches.investeeId))
    .where(
      and(
        eq(matches.id, matchId),
        eq(matches.investorId, investorId),
        openToInvestor(),
      ),
    );
  if (!found) return null;
  const files = await filesOf(queries, found.profile.accountId);
  return matchedProfileAnswer(found.profile, files, found.status !== "pending");
}
