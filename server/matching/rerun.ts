import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import type {
  MatchedInvestor,
  MatchInvestorsAnswer,
} from "../../contract/wire.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matches, matchReruns, profiles } from "../database/schema.ts";
import { refuseError } from "../http/refusal.ts";
import { recordChanges } from "../matches/match-events.ts";
import { statusAfter } from "./lifecycle.ts";
import { offerInvestors } from "./offers.ts";
import { rankInvestors } from "./ranking.ts";
import { type MatchRow, type Turn, takeTurn } from "./turn.ts";

type Rerun = { readonly investeeId: number; readonly idempotencyKey: string };

/**
 * Replaces the matches that are pending or rejected by the next best investors never offered before; approved and
 * funded ones stay (decisions: Matching). It replaces as many as it finds, rejected ones first, then the lowest
 * score. The same key again gives the same answer and uses nothing up; a call that finds nobody, or has nothing
 * to replace, counts as nothing and is not remembered.
 *
 * @throws Refusal 400 when the profile is incomplete, 409 after 2 re-runs or before there are 2 matches.
 */
export async function rerunMatching(
  context: ServerContext,
  rerun: Rerun,
): Promise<MatchInvestorsAnswer> {
  const answer = await context.database.transaction(async (queries) => {
    const turn = await takeTurn(queries, rerun.investeeId);
    const given = await formerAnswer(queries, rerun);
    if (given) return given;
    refuseTooMany(turn);
    const replaceable = turn.current.filter(isReplaceable).toSorted(byLoss);
    const investors =
      replaceable.length === 0
        ? []
        : await rankInvestors(queries, turn, replaceable.length);
    if (investors.length === 0) return answerOf([], turn.rerunsUsed);
    const at = new Date(context.clock.now());
    await replaceMatches(queries, replaceable.slice(0, investors.length), at);
    const offered = await offerInvestors(context, queries, turn, investors);
    const answer = answerOf(offered, turn.rerunsUsed + 1);
    await rememberRerun(queries, rerun, answer, at);
    return answer;
  });
  context.outbox.wake();
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

function refuseTooMany(turn: Turn): void {
  if (turn.rerunsUsed >= MAX_RERUNS)
    throw refuseError(409, { key: "matching.rerunLimit" });
  if (turn.current.length < MAX_MATCHES)
    throw refuseError(409, { key: "matching.rerunTooFew" });
}

function isReplaceable(match: MatchRow): boolean {
  return statusAfter(match.status, { type: "match.replaced" }) === "closed";
}

function byLoss(one: MatchRow, other: MatchRow): number {
  const rejected = (match: MatchRow) => (match.status === "rejected" ? 0 : 1);
  return rejected(one) - rejected(other) || one.score - other.score;
}

async function replaceMatches(
  queries: Queries,
  replaced: readonly MatchRow[],
  at: Date,
): Promise<void> {
  const ids = replaced.map(({ id }) => id);
  const { rowCount } = await queries
    .update(matches)
    .set({ replacedAt: at, updatedAt: at })
    .where(
      and(
        inArray(matches.id, ids),
        inArray(matches.status, ["pending", "rejected"]),
        isNull(matches.replacedAt),
      ),
    );
  if (rowCount !== ids.length)
    throw new Error("A match changed under its lock.");
  const changes = replaced.map(
    (match) => ({ match, status: "replaced" }) as const,
  );
  await recordChanges(queries, changes, at);
}

async function rememberRerun(
  queries: Queries,
  rerun: Rerun,
  answer: MatchInvestorsAnswer,
  at: Date,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ matchRerunsUsed: sql`${profiles.matchRerunsUsed} + 1` })
    .where(eq(profiles.accountId, rerun.investeeId));
  await queries.insert(matchReruns).values({ ...rerun, answer, createdAt: at });
}

function answerOf(
  offered: readonly MatchedInvestor[],
  rerunsUsed: number,
): MatchInvestorsAnswer {
  return {
    matching_investors: offered,
    reruns_left: Math.max(0, MAX_RERUNS - rerunsUsed),
  };
}
