import { and, eq, isNull } from "drizzle-orm";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import type { Queries } from "../database/connection.ts";
import { matches, profiles } from "../database/schema.ts";
import type { NextStep } from "../mail/mails.ts";

/**
 * Returns what an investee can do after a decline: look for a second investor while there is only one match, re-run while a
 * re-run is left, otherwise nothing on the matching page.
 */
export async function nextStepOf(
  queries: Queries,
  investeeId: number,
): Promise<NextStep> {
  const current = await queries.$count(
    matches,
    and(eq(matches.investeeId, investeeId), isNull(matches.ended)),
  );
  if (current < MAX_MATCHES) return { kind: "submission" };
  const [profile] = await queries
    .select({ used: profiles.matchRerunsUsed })
    .from(profiles)
    .where(eq(profiles.accountId, investeeId));
  const rerunsLeft = MAX_RERUNS - (profile?.used ?? 0);
  return rerunsLeft > 0 ? { kind: "rerun", rerunsLeft } : { kind: "none" };
}
