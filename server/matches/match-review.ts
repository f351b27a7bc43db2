import { and, eq } from "drizzle-orm";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { matches } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { enforceLimit } from "../limits/limits.ts";
import { matchReviews } from "../limits/rules.ts";
import { reportedLater } from "./decision-mails.ts";
import { changeMatches } from "./lifecycle.ts";
import { findMatch } from "./match-list.ts";

/**
 * Approves or declines a match on behalf of its investor. The match chart decides whether the change is allowed. An
 * approval is later reported to both sides by email, a decline to the investee (see `decision-mails.ts`).
 *
 * @throws HttpError 404 if the investor has no such match, 409 if the chart forbids the change, 429 over a limit.
 */
export async function reviewMatch(
  context: ServerContext,
  investor: Member,
  { matchId, status }: BodyOf<"matchStatus"> & { readonly matchId: string },
): Promise<Match> {
  const isOwnMatch = and(
    eq(matches.id, matchId),
    eq(matches.investorId, investor.accountId),
  );
  if ((await context.database.$count(matches, isOwnMatch)) === 0)
    throw notFound();
  await enforceLimit(context, matchReviews, matchId);
  const review = context.database.transaction(async (queries) => {
    const at = new Date(context.clock.now());
    const [changed] = await changeMatches(queries, status, isOwnMatch, {
      at,
      ...reportedLater(at),
    });
    if (!changed) throw ruleError(409, { key: "review.refused" });
    const response = await findMatch(queries, investor, matchId);
    if (!response) throw notFound();
    return response;
  });
  return review.catch(async (error: unknown) => {
    await context.limits.undoHit(matchReviews, matchId);
    throw error;
  });
}
