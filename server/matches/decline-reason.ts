import { and, eq, isNull } from "drizzle-orm";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { matches } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { enforceLimit } from "../limits/limits.ts";
import { matchReasons } from "../limits/rules.ts";
import { addChangedUpdates } from "./lifecycle.ts";
import { findMatch } from "./match-list.ts";

/**
 * Stores why an investor declined a match, or removes the reason. The investee's open pages read it at once. Any later
 * change of the match removes it.
 *
 * @throws HttpError 404 if the investor has no such match, 409 unless it is rejected, 429 over a limit.
 */
export async function setDeclineReason(
  context: ServerContext,
  investor: Member,
  { matchId, reason }: BodyOf<"matchReason"> & { readonly matchId: string },
): Promise<Match> {
  const isOwnMatch = and(
    eq(matches.id, matchId),
    eq(matches.investorId, investor.accountId),
  );
  if ((await context.database.$count(matches, isOwnMatch)) === 0)
    throw notFound();
  await enforceLimit(context, matchReasons, matchId);
  const change = context.database.transaction(async (queries) => {
    const [changed] = await queries
      .update(matches)
      .set({ declineReason: reason })
      .where(
        and(isOwnMatch, isNull(matches.end), eq(matches.status, "rejected")),
      )
      .returning();
    if (!changed) throw ruleError(409, { key: "decline.refused" });
    const at = new Date(context.clock.now());
    await addChangedUpdates(queries, [changed], investor.accountId, at);
    const response = await findMatch(queries, investor, matchId);
    if (!response) throw notFound();
    return response;
  });
  return change.catch(async (error: unknown) => {
    await context.limits.undoHit(matchReasons, matchId);
    throw error;
  });
}
