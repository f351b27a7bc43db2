import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnswerOf } from "../../contract/calls/index.ts";
import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import { replacedByRerun } from "../../machines/matching/replacement.ts";
import { holdMember } from "../accounts/open-account.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matches, matchReruns, profiles } from "../database/schema.ts";
import { ruleError } from "../http/http-error.ts";
import { changeMatches, type MatchRow } from "../matches/lifecycle.ts";
import { describeReplaced } from "../matches/replacements.ts";
import { type LockedInvestee, lockInvestee } from "./locked-investee.ts";
import { offerInvestors } from "./offers.ts";
import { rankInvestors } from "./ranking.ts";

type Rerun = {
  readonly investeeId: number;
  readonly idempotencyKey: string;
  /** The matches that the caller expects to be replaced; undefined for any. */
  readonly replaces?: readonly string[] | undefined;
};

/**
 * Replaces the investee's rejected matches, or the pending ones when none is rejected, with the next best investors that were
 * never offered before. Approved and funded matches stay. Replaces as many matches as it finds investors, lowest score first. The
 * same key returns the same response and uses no further re-run. A call that finds no investor, or has no match to replace, does
 * not count and is not stored.
 *
 * @throws HttpError 400 when the profile is incomplete; 409 after 2 re-runs, with fewer than 2 matches, or when an
 *   investor's decision has changed which matches are replaced.
 */
export async function rerunMatching(
  context: ServerContext,
  rerun: Rerun,
): Promise<AnswerOf<"matchInvestors">> {
  const answer = await context.database.transaction(async (queries) => {
    // Before the stored response is read: a concurrent call with the same key waits here and then finds it.
    await holdMember(queries, rerun.investeeId);
    const given = await formerAnswer(queries, rerun);
    if (given) return given;
    const investee = await lockInvestee(queries, rerun.investeeId);
    checkRerunLimits(investee);
    const replaceable = replacedByRerun(investee.current);
    checkExpected(replaceable, rerun.replaces);
    const investors =
      replaceable.length === 0
        ? []
        : await rankInvestors(queries, investee, replaceable.length);
    if (investors.length === 0) return answerOf([], investee.rerunsUsed);
    const at = new Date(context.clock.now());
    const replaced = replaceable.slice(0, investors.length);
    const replacements = await describeReplaced(queries, replaced);
    await replaceMatches(queries, replaced, at);
    const offered = await offerInvestors(context, queries, investee, investors);
    const answer = answerOf(
      offered.map((offer, place) => {
        const replaces = replacements[place];
        return replaces ? { ...offer, replaces } : offer;
      }),
      investee.rerunsUsed + 1,
    );
    await rememberRerun(queries, rerun, answer, at);
    return answer;
  });
  return answer;
}

async function formerAnswer(queries: Queries, rerun: Rerun) {
  const [former] = await queries
    .select({ answer: matchReruns.answer })
    .from(matchReruns)
    .where(
      and(
        eq(matchReruns.investeeId, rerun.investeeId),
        eq(matchReruns.idempotencyKey, rerun.idempotencyKey),
      ),
    );
  return former?.answer ?? null;
}

function checkRerunLimits(investee: LockedInvestee): void {
  if (investee.rerunsUsed >= MAX_RERUNS)
    throw ruleError(409, { key: "matching.rerunLimit" });
  if (investee.current.length < MAX_MATCHES)
    throw ruleError(409, { key: "matching.rerunTooFew" });
}

function checkExpected(
  replaceable: readonly MatchRow[],
  expected: Rerun["replaces"],
): void {
  const isExpected =
    expected === undefined ||
    (expected.length === replaceable.length &&
      replaceable.every(({ id }) => expected.includes(id)));
  if (!isExpected) throw ruleError(409, { key: "rerun.changed" });
}

async function replaceMatches(
  queries: Queries,
  replaced: readonly MatchRow[],
  at: Date,
): Promise<void> {
  const ids = replaced.map(({ id }) => id);
  const selected = inArray(matches.id, ids);
  const changed = await changeMatches(queries, "replaced", selected, { at });
  if (changed.length !== ids.length)
    throw new Error("A match changed under its lock.");
}

async function rememberRerun(
  queries: Queries,
  rerun: Rerun,
  answer: AnswerOf<"matchInvestors">,
  at: Date,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ matchRerunsUsed: sql`${profiles.matchRerunsUsed} + 1` })
    .where(eq(profiles.accountId, rerun.investeeId));
  const { investeeId, idempotencyKey } = rerun;
  await queries
    .insert(matchReruns)
    .values({ investeeId, idempotencyKey, answer, createdAt: at });
}

function answerOf(
  offered: readonly MatchedInvestor[],
  rerunsUsed: number,
): AnswerOf<"matchInvestors"> {
  return {
    matching_investors: offered,
    reruns_left: Math.max(0, MAX_RERUNS - rerunsUsed),
  };
}
