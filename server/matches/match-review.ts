import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import type { MessageKey } from "../../contract/messages/index.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matches } from "../database/schema.ts";
import { notFound, ruleError } from "../http/http-error.ts";
import { enforceLimit } from "../limits/limits.ts";
import { type Limit, matchReasons, matchReviews } from "../limits/rules.ts";
import { reportedLater } from "./decision-mails.ts";
import {
  addChangedUpdates,
  changeMatches,
  type MatchRow,
} from "./lifecycle.ts";
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
  matchId: string,
  { status }: BodyOf<"matchStatus">,
): Promise<Match> {
  const match = await changeAsInvestor(context, investor, {
    matchId,
    limit: matchReviews,
    refusal: "review.refused",
    async change(queries, isOwnMatch, at) {
      const columns = { at, ...reportedLater(at) };
      return (await changeMatches(queries, status, isOwnMatch, columns))[0];
    },
  });
  context.metrics.add("decisions", status);
  return match;
}

/**
 * Stores why an investor declined a match, or removes the reason. The investee's open pages read it immediately. Any
 * later change of the match removes it.
 *
 * @throws HttpError 404 if the investor has no such match, 409 unless it is rejected, 429 over a limit.
 */
export function setDeclineReason(
  context: ServerContext,
  investor: Member,
  matchId: string,
  { reason }: BodyOf<"matchReason">,
): Promise<Match> {
  return changeAsInvestor(context, investor, {
    matchId,
    limit: matchReasons,
    refusal: "decline.refused",
    async change(queries, isOwnMatch, at) {
      const [changed] = await queries
        .update(matches)
        .set({ declineReason: reason })
        .where(
          and(isOwnMatch, isNull(matches.end), eq(matches.status, "rejected")),
        )
        .returning();
      if (changed)
        await addChangedUpdates(queries, [changed], investor.accountId, at);
      return changed;
    },
  });
}

/**
 * Changes a match on behalf of its investor, and returns it. A change that fails does not count against the limit.
 *
 * @param options.change Returns the changed row, or undefined if the state of the match forbids the change.
 * @throws HttpError 404 if the investor has no such match, 409 with `refusal`, 429 over the limit, which is per match.
 */
function changeAsInvestor(
  { database, limits, clock }: ServerContext,
  investor: Member,
  options: {
    readonly matchId: string;
    readonly limit: Limit;
    readonly refusal: MessageKey;
    change(
      queries: Queries,
      isOwnMatch: SQL | undefined,
      at: Date,
    ): Promise<MatchRow | undefined>;
  },
): Promise<Match> {
  const { matchId, limit, refusal } = options;
  const isOwnMatch = and(
    eq(matches.id, matchId),
    eq(matches.investorId, investor.accountId),
  );
  return database.transaction(async (queries) => {
    if ((await queries.$count(matches, isOwnMatch)) === 0) throw notFound();
    await enforceLimit({ limits: limits.within(queries) }, limit, matchId);
    const at = new Date(clock.now());
    if (!(await options.change(queries, isOwnMatch, at)))
      throw ruleError(409, { key: refusal });
    const response = await findMatch(queries, investor, matchId);
    if (!response) throw notFound();
    return response;
  });
}
