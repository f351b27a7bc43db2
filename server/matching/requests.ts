import { and, countDistinct, eq, gt, inArray, sql } from "drizzle-orm";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import {
  rerunObstacle,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import { replacedByRerun } from "../../machines/matching/replacement.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile, matchValues } from "../database/profile-columns.ts";
import { matches, matchReruns, profiles } from "../database/schema.ts";
import { ruleError } from "../http/http-error.ts";
import { changeMatches, type MatchRow } from "../matches/lifecycle.ts";
import { selectRerun } from "../matches/match-rows.ts";
import { type LockedInvestee, lockInvestee } from "./locked-investee.ts";
import { offerInvestors } from "./offers.ts";
import { rankInvestors } from "./ranking.ts";

type MatchingResponse = ResponseOf<"matchInvestors">;

/**
 * Stores the best investors as pending matches of an investee, who then has at most MAX_MATCHES current matches.
 * Changes nothing if it finds none. Returns the investors that this call found.
 *
 * @throws HttpError 400 when the profile is incomplete, 409 when there are already MAX_MATCHES current matches.
 */
export async function submitMatching(
  context: ServerContext,
  investeeId: number,
): Promise<MatchingResponse> {
  const response = await context.database.transaction(async (queries) => {
    const at = new Date(context.clock.now());
    const investee = await lockInvestee(queries, investeeId, at);
    const remaining = MAX_MATCHES - investee.currentMatches.length;
    if (remaining <= 0) throw ruleError(409, { key: "matching.maximum" });
    const investors = await rankInvestors(queries, investee, remaining, at);
    const offered = await offerInvestors(context, queries, investee, investors);
    return matchingResponse(offered, investee.rerunsUsed);
  });
  countMatches(context, response);
  return response;
}

function countMatches(
  { metrics }: Pick<ServerContext, "metrics">,
  { matching_investors }: MatchingResponse,
): void {
  metrics.add("matches", undefined, matching_investors.length);
}

type Rerun = {
  readonly investeeId: number;
  readonly idempotencyKey: string;
  /** Ids of the matches that the caller expects to be replaced. If undefined, any matches may be replaced. */
  readonly replaces?: readonly string[] | undefined;
};

/**
 * Replaces the investee's rejected and overdue matches, or the pending ones when there are none, with the best investors
 * who have never been offered to this investee. Approved and funded matches stay. Replaces as many matches as it finds
 * investors, starting with the lowest score. A call with the same key returns the same response and does not count as
 * another re-run. A call that finds no investor, or has no match to replace, does not count.
 *
 * @throws HttpError 400 when the profile is incomplete; 409 after MAX_RERUNS re-runs, with fewer than MAX_MATCHES
 *   matches, or when the matches to replace are not exactly those in `replaces`.
 */
export async function rerunMatching(
  context: ServerContext,
  rerun: Rerun,
): Promise<MatchingResponse> {
  let isNew = false;
  const result = await context.database.transaction(async (queries) => {
    // Locked before the stored response is read, so that a concurrent call with the same key waits and then finds it.
    await lockMember(queries, rerun.investeeId);
    const stored = await findRerun(queries, rerun);
    if (stored) return stored;
    const at = new Date(context.clock.now());
    const investee = await lockInvestee(queries, rerun.investeeId, at);
    checkRerunLimits(investee);
    const replaceable = replacedByRerun(investee.currentMatches);
    checkExpectedMatches(replaceable, rerun.replaces);
    const investors =
      replaceable.length === 0
        ? []
        : await rankInvestors(queries, investee, replaceable.length, at);
    if (investors.length === 0)
      return matchingResponse([], investee.rerunsUsed);
    const replaced = replaceable.slice(0, investors.length);
    const ids = replaced.map(({ id }) => id);
    const selected = inArray(matches.id, ids);
    const changed = await changeMatches(queries, "replaced", selected, { at });
    if (changed.length !== ids.length)
      throw new Error("A locked match has changed.");
    await queries
      .update(profiles)
      .set({ matchRerunsUsed: sql`${profiles.matchRerunsUsed} + 1` })
      .where(eq(profiles.accountId, rerun.investeeId));
    const { idempotencyKey: key } = rerun;
    await offerInvestors(context, queries, investee, investors, {
      key,
      replaced,
    });
    const response = await findRerun(queries, rerun);
    if (!response) throw new Error("The re-run was not written.");
    await queries
      .insert(matchReruns)
      .values({ ...rerun, response, createdAt: at });
    isNew = true;
    return response;
  });
  if (isNew) {
    countMatches(context, result);
    context.metrics.add("reruns");
  }
  return result;
}

/** Returns the response to an earlier call with the same key, from the matches that it made; undefined if there is none. */
async function findRerun(
  queries: Queries,
  { investeeId, idempotencyKey }: Rerun,
): Promise<MatchingResponse | undefined> {
  const rows = await selectRerun(queries, investeeId, idempotencyKey);
  const [first] = rows;
  if (!first) return undefined;
  const [laterReruns] = await queries
    .select({ number: countDistinct(matches.rerunKey) })
    .from(matches)
    .where(
      and(
        eq(matches.investeeId, investeeId),
        gt(matches.createdAt, first.match.createdAt),
      ),
    );
  const profile = await findProfile(queries, investeeId);
  return matchingResponse(
    rows.map(({ match, investor, replaces }) => ({
      match_id: match.id,
      business_name: investor.name ?? t("review.formerInvestor"),
      ...matchValues(investor, "investor"),
      match_score: match.score,
      reasons: reasonsOf(match.outcomes, "investee"),
      ...(replaces && { replaces }),
    })),
    (profile?.matchRerunsUsed ?? 0) - (laterReruns?.number ?? 0),
  );
}

function checkRerunLimits(investee: LockedInvestee): void {
  const key = rerunObstacle({
    matches: investee.currentMatches,
    rerunsLeft: rerunsLeftAfter(investee.rerunsUsed),
  });
  // A re-run without a match to replace finds no investor, which is not an error.
  if (key !== null && key !== "rerun.replacesNone")
    throw ruleError(409, { key });
}

function checkExpectedMatches(
  replaceable: readonly MatchRow[],
  expected: Rerun["replaces"],
): void {
  const isExpected =
    expected === undefined ||
    (expected.length === replaceable.length &&
      replaceable.every(({ id }) => expected.includes(id)));
  if (!isExpected) throw ruleError(409, { key: "rerun.changed" });
}

function matchingResponse(
  offered: readonly MatchedInvestor[],
  rerunsUsed: number,
): MatchingResponse {
  return {
    matching_investors: offered,
    reruns_left: rerunsLeftAfter(rerunsUsed),
  };
}
