import { and, eq, isNull, sql } from "drizzle-orm";
import { missingForMatching } from "../../contract/profile/readiness.ts";
import type { InvesteeCriteria } from "../../contract/scoring.ts";
import { isOverdue } from "../../machines/answer-dates/dates.ts";
import { lockMember } from "../accounts/open-account.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile, profileValues } from "../database/profile-columns.ts";
import { matches } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { ruleError } from "../http/http-error.ts";
import { answerByOf, type MatchRow } from "../matches/lifecycle.ts";
import { lockOverdueInvestors } from "../matches/silence.ts";

/** An investee whose matches are locked until the transaction ends. */
export type LockedInvestee = {
  readonly accountId: number;
  readonly businessName: string;
  readonly criteria: InvesteeCriteria;
  readonly rerunsUsed: number;
  /** Matches that have not ended, best score first. */
  readonly currentMatches: readonly (MatchRow & {
    readonly overdue: boolean;
  })[];
};

/**
 * Locks an investee: a second call for the same investee, on any node, waits until the first one's transaction ends, so
 * that concurrent calls cannot result in more than MAX_MATCHES current matches.
 *
 * @throws HttpError 400 when the profile lacks fields that matching requires.
 */
export async function lockInvestee(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<LockedInvestee> {
  await lockMember(queries, accountId);
  const profile = await findProfile(queries, accountId);
  const criteria = profile ? profileValues(profile) : null;
  if (!profile || !criteria || missingForMatching(criteria).length > 0)
    throw ruleError(400, { key: "matching.incomplete" });
  return {
    accountId,
    businessName: profile.businessName,
    criteria,
    rerunsUsed: profile.matchRerunsUsed,
    currentMatches: (await lockCurrentMatches(queries, accountId, at)).map(
      (match) => ({
        ...match,
        overdue: isOverdue(answerByOf(match), at.getTime()),
      }),
    ),
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

// Also locks the matches, so that a re-run and an investor's review cannot change them at the same time.
async function lockCurrentMatches(
  queries: Queries,
  accountId: number,
  at: Date,
) {
  await lockOverdueInvestors(queries, eq(matches.investeeId, accountId), at);
  const rows = await lockMatches(queries, { accountId });
  return rows.toSorted(
    (a, b) =>
      b.score - a.score || a.createdAt.getTime() - b.createdAt.getTime(),
  );
}
