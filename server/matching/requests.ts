import { and, eq, inArray, sql } from "drizzle-orm";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  MatchedInvestor,
  ReplacedMatch,
} from "../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../contract/constants.ts";
import {
  rerunObstacle,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import { replacedByRerun } from "../../machines/matching/replacement.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matchValues } from "../database/profile-columns.ts";
import { matches, matchReruns, profiles } from "../database/schema.ts";
import { ruleError } from "../http/http-error.ts";
import { changeMatches, type MatchRow } from "../matches/lifecycle.ts";
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
  return context.database.transaction(async (queries) => {
    const investee = await lockInvestee(queries, investeeId);
    const remaining = MAX_MATCHES - investee.currentMatches.length;
    if (remaining <= 0) throw ruleError(409, { key: "matching.maximum" });
    const investors = await rankInvestors(queries, investee, remaining);
    const offered = await offerInvestors(context, queries, investee, investors);
    return matchingResponse(offered, investee.rerunsUsed);
  });
}

type Rerun = {
  readonly investeeId: number;
  readonly idempotencyKey: string;
  /** Ids of the matches that the caller expects to be replaced. If undefined, any matches may be replaced. */
  readonly replaces?: readonly string[] | undefined;
};

/**
 * Replaces the investee's rejected matches, or the pending ones when none is rejected, with the best investors who have
 * never been offered to this investee. Approved and funded matches stay. Replaces as many matches as it finds
 * investors, starting with the lowest score. A call with the same key returns the same response and does not count as
 * another re-run. A call that finds no investor, or has no match to replace, does not count and is not stored.
 *
 * @throws HttpError 400 when the profile is incomplete; 409 after MAX_RERUNS re-runs, with fewer than MAX_MATCHES
 *   matches, or when the matches to replace are not exactly those in `replaces`.
 */
export async function rerunMatching(
  context: ServerContext,
  rerun: Rerun,
): Promise<MatchingResponse> {
  return context.database.transaction(async (queries) => {
    // Locked before the stored response is read, so that a concurrent call with the same key waits and then finds it.
    await lockMember(queries, rerun.investeeId);
    const stored = await findStoredResponse(queries, rerun);
    if (stored) return stored;
    const investee = await lockInvestee(queries, rerun.investeeId);
    checkRerunLimits(investee);
    const replaceable = replacedByRerun(investee.currentMatches);
    checkExpectedMatches(replaceable, rerun.replaces);
    const investors =
      replaceable.length === 0
        ? []
        : await rankInvestors(queries, investee, replaceable.length);
    if (investors.length === 0)
      return matchingResponse([], investee.rerunsUsed);
    const at = new Date(context.clock.now());
    const replaced = replaceable.slice(0, investors.length);
    const replacedDescriptions = await describeReplaced(queries, replaced);
    const ids = replaced.map(({ id }) => id);
    const selected = inArray(matches.id, ids);
    const changed = await changeMatches(queries, "replaced", selected, { at });
    if (changed.length !== ids.length)
      throw new Error("A locked match has changed.");
    const offered = await offerInvestors(context, queries, investee, investors);
    const response = matchingResponse(
      offered.map((offer, index) => {
        const replaces = replacedDescriptions[index];
        return replaces ? { ...offer, replaces } : offer;
      }),
      investee.rerunsUsed + 1,
    );
    await storeRerun(queries, rerun, response, at);
    return response;
  });
}

async function findStoredResponse(
  queries: Queries,
  { investeeId, idempotencyKey }: Rerun,
): Promise<MatchingResponse | undefined> {
  const [stored] = await queries
    .select({ response: matchReruns.response })
    .from(matchReruns)
    .where(
      and(
        eq(matchReruns.investeeId, investeeId),
        eq(matchReruns.idempotencyKey, idempotencyKey),
      ),
    );
  return stored && addMissingFields(stored.response);
}

/** Adds profile fields that were introduced after the response was stored, because the serialiser requires them. */
function addMissingFields(response: MatchingResponse): MatchingResponse {
  const empty = matchValues({}, "investor");
  return {
    ...response,
    matching_investors: response.matching_investors.map((offer) => ({
      ...empty,
      ...offer,
    })),
  };
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

/** Describes the replaced matches for the response, in the order of `replaced`. */
async function describeReplaced(
  queries: Queries,
  replaced: readonly MatchRow[],
): Promise<ReplacedMatch[]> {
  const ids = replaced.map(({ investorId }) => investorId);
  const rows = await queries
    .select({ id: profiles.accountId, name: profiles.businessName })
    .from(profiles)
    .where(inArray(profiles.accountId, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return replaced.map(({ id, investorId }) => ({
    match_id: id,
    business_name: names.get(investorId) ?? "",
  }));
}

async function storeRerun(
  queries: Queries,
  { investeeId, idempotencyKey }: Rerun,
  response: MatchingResponse,
  at: Date,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ matchRerunsUsed: sql`${profiles.matchRerunsUsed} + 1` })
    .where(eq(profiles.accountId, investeeId));
  await queries
    .insert(matchReruns)
    .values({ investeeId, idempotencyKey, response, createdAt: at });
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
