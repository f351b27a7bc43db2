import { and, countDistinct, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import { missingForMatching } from "../../contract/profile/readiness.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import { isOverdue } from "../../machines/answer-dates/dates.ts";
import {
  rerunObstacle,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import { replacedByRerun } from "../../machines/matching/replacement.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  findProfile,
  matchValues,
  profileValues,
} from "../database/profile-columns.ts";
import { matches, matchReruns, profiles } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { ruleError } from "../http/http-error.ts";
import { matchedMail } from "../mail/mails.ts";
import { lockOverdueInvestors } from "../matches/investor-criteria.ts";
import {
  answerByOf,
  changeMatches,
  createMatches,
  type MatchRow,
} from "../matches/lifecycle.ts";
import { selectRerun } from "../matches/match-rows.ts";
import { type RankedInvestor, rankInvestors } from "./ranking.ts";

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
    const offered = await offerInvestors(
      context,
      queries,
      investee,
      investors,
      at,
    );
    return matchingResponse(offered, investee.rerunsUsed);
  });
  const found = response.matching_investors.length;
  context.metrics.add("matches", undefined, found);
  return response;
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
export async function rerunMatching(context: ServerContext, rerun: Rerun) {
  let isNew = false;
  const result = await context.database.transaction(async (queries) => {
    // Locked before the stored response is read, so that a concurrent call with the same key waits and then finds it.
    await lockMember(queries, rerun.investeeId);
    const stored = await findRerun(queries, rerun);
    if (stored) return stored;
    const at = new Date(context.clock.now());
    // Investors are locked before their matches, which `lockInvestee` locks.
    const ownMatches = eq(matches.investeeId, rerun.investeeId);
    await lockOverdueInvestors(queries, ownMatches, at);
    const investee = await lockInvestee(queries, rerun.investeeId, at);
    const key = rerunObstacle({
      matches: investee.currentMatches,
      rerunsLeft: rerunsLeftAfter(investee.rerunsUsed),
    });
    // A re-run without a match to replace finds no investor, which is not an error.
    if (key !== null && key !== "rerun.replacesNone")
      throw ruleError(409, { key });
    const replaceable = replacedByRerun(investee.currentMatches);
    const expected = rerun.replaces ?? replaceable.map(({ id }) => id);
    if (
      expected.length !== replaceable.length ||
      !replaceable.every(({ id }) => expected.includes(id))
    )
      throw ruleError(409, { key: "rerun.changed" });
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
    await offerInvestors(context, queries, investee, investors, at, {
      key: rerun.idempotencyKey,
      replaced,
    });
    // As for a repeated call, so that both responses are equal.
    const response = await findRerun(queries, rerun);
    if (!response) throw new Error("The re-run was not written.");
    const { investeeId, idempotencyKey } = rerun;
    // Only nodes of version 0.1 read it.
    await queries
      .insert(matchReruns)
      .values({ investeeId, idempotencyKey, response, createdAt: at });
    isNew = true;
    return response;
  });
  if (isNew) {
    const found = result.matching_investors.length;
    context.metrics.add("matches", undefined, found);
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
      ...matchedInvestor(match, {
        businessName: investor.name ?? t("review.formerInvestor"),
        fields: matchValues(investor, "investor"),
      }),
      ...(replaces && { replaces }),
    })),
    (profile?.matchRerunsUsed ?? 0) - (laterReruns?.number ?? 0),
  );
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

const lockMatches = prepared("lock_matches", (queries) =>
  queries
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.investeeId, sql.placeholder("accountId")),
        isNull(matches.end),
      ),
    )
    .orderBy(matches.id)
    .for("update"),
);

type LockedInvestee = Awaited<ReturnType<typeof lockInvestee>>;

/**
 * Locks an investee: a second call for the same investee, on any node, waits until the first one's transaction ends, so
 * that concurrent calls cannot result in more than MAX_MATCHES current matches. Also locks the matches that have not ended,
 * so that an investor's review cannot change them at the same time, and returns them, best score first.
 *
 * @throws HttpError 400 when the profile lacks fields that matching requires.
 */
async function lockInvestee(queries: Queries, accountId: number, at: Date) {
  await lockMember(queries, accountId);
  const profile = await findProfile(queries, accountId);
  const criteria = profile ? profileValues(profile) : null;
  if (!profile || !criteria || missingForMatching(criteria).length > 0)
    throw ruleError(400, { key: "matching.incomplete" });
  const locked = await lockMatches(queries, { accountId });
  const currentMatches = locked
    .map((match) => ({
      ...match,
      overdue: isOverdue(answerByOf(match), at.getTime()),
    }))
    .sort(
      (a, b) =>
        b.score - a.score || a.createdAt.getTime() - b.createdAt.getTime(),
    );
  const { businessName, matchRerunsUsed: rerunsUsed } = profile;
  return { accountId, businessName, criteria, rerunsUsed, currentMatches };
}

/**
 * Stores investors as pending matches of a locked investee, and queues an email to each investor. Returns the matches as
 * they appear in the API response.
 *
 * @param rerun - The key of the re-run, and the matches that it replaces, in the order of the investors.
 */
async function offerInvestors(
  { env, outbox }: ServerContext,
  queries: Queries,
  { accountId: investeeId, businessName }: LockedInvestee,
  investors: readonly RankedInvestor[],
  at: Date,
  rerun?: { readonly key: string; readonly replaced: readonly MatchRow[] },
): Promise<MatchedInvestor[]> {
  const added = investors.map(
    ({ accountId: investorId, score, outcomes }, index) => ({
      investeeId,
      investorId,
      score,
      outcomes,
      replacesId: rerun?.replaced[index]?.id ?? null,
      rerunKey: rerun?.key ?? null,
    }),
  );
  const created = await createMatches(queries, added, at);
  const groups = Map.groupBy(investors, ({ language }) => language);
  for (const [language, group] of groups) {
    const mail = matchedMail({ language, origin: env.publicUrl }, businessName);
    const emails = group.map(({ email }) => email);
    await outbox.add(queries, emails, mail, investeeId);
  }
  return investors.map((investor) => {
    const match = created.find((row) => row.investorId === investor.accountId);
    if (!match) throw new Error("The match was not written.");
    return matchedInvestor(match, investor);
  });
}

function matchedInvestor(
  { id, score, outcomes }: MatchRow,
  { businessName, fields }: Pick<RankedInvestor, "businessName" | "fields">,
): MatchedInvestor {
  return {
    match_id: id,
    business_name: businessName,
    ...fields,
    match_score: score,
    reasons: reasonsOf(outcomes, "investee"),
  };
}
