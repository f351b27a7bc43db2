import { eq, getTableName, type SQL, type Subquery, sql } from "drizzle-orm";
import { alias, type PgSelect } from "drizzle-orm/pg-core";
import type {
  MatchEvent,
  ReplacedMatch,
} from "../../contract/calls/matches.ts";
import { memberColumns, selectMembers } from "../accounts/sessions.ts";
import { jsonObject } from "../database/columns.ts";
import type { Queries } from "../database/connection.ts";
import { matchColumns } from "../database/profile-columns.ts";
import { accounts, matches, profiles } from "../database/schema.ts";

const investeeProfile = alias(profiles, "investee_profile");
const investorProfile = alias(profiles, "investor_profile");
const investeeAccount = alias(accounts, "investee_account");
const investorAccount = alias(accounts, "investor_account");

/**
 * Maximum number of history entries per match. An investor can change a match many times, and only the latest entries are
 * displayed.
 */
const MAX_HISTORY_ENTRIES = 20;

/** A column with the latest entries in the history of a match, oldest first. */
const latestHistory = (limit: number) => sql<readonly MatchEvent[]>`(
  select coalesce(json_agg(json_build_object('status', status, 'at', (extract(epoch from at) * 1000)::bigint) order by id), '[]')
  from (select * from match_events where match_id = ${matches.id} order by id desc limit ${limit}) as latest)`;

const matchFields = {
  match: matches,
  investee: {
    name: investeeProfile.businessName,
    ...matchColumns(investeeProfile, "investee"),
    email: investeeAccount.email,
    closedAt: investeeAccount.closedAt,
  },
  investor: {
    name: investorProfile.businessName,
    ...matchColumns(investorProfile, "investor"),
    email: investorAccount.email,
    closedAt: investorAccount.closedAt,
  },
};

/**
 * Selects matches with their history, at most `maxHistory` entries, and the profiles of both sides. A closed account has no
 * profile.
 */
export function selectMatches(
  queries: Queries,
  where: SQL | undefined,
  maxHistory = MAX_HISTORY_ENTRIES,
) {
  const query = queries
    .select({ ...matchFields, history: latestHistory(maxHistory) })
    .from(matches)
    .innerJoin(investeeAccount, eq(investeeAccount.id, matches.investeeId))
    .innerJoin(investorAccount, eq(investorAccount.id, matches.investorId))
    .where(where);
  return joinProfiles(query.$dynamic());
}

export type MatchRecord = Awaited<ReturnType<typeof selectMatches>>[number];

/** The columns from which the response for a match is built. */
export const responseColumns = {
  id: matches.id,
  status: matches.status,
  score: matches.score,
  fundedAmount: matches.fundedAmount,
  end: matches.end,
  reasons: matches.reasons,
};

/** Selects members with their matches. `id` is null for a member without matches. */
export function selectMemberMatches(
  queries: Queries,
  listed: { as(alias: string): Subquery },
) {
  const query = selectMembers(queries, {
    member: memberColumns,
    id: matches.id,
    match: jsonObject(responseColumns),
    investee: jsonObject(matchFields.investee),
    investor: jsonObject(matchFields.investor),
    history: latestHistory(MAX_HISTORY_ENTRIES),
    replaces: replacedMatch,
  })
    .leftJoinLateral(listed.as(getTableName(matches)), sql`true`)
    .leftJoin(investeeAccount, eq(investeeAccount.id, matches.investeeId))
    .leftJoin(investorAccount, eq(investorAccount.id, matches.investorId));
  return joinProfiles(query.$dynamic());
}

/** Joins the profiles of both sides of the selected matches. */
function joinProfiles<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(
      investeeProfile,
      eq(investeeProfile.accountId, matches.investeeId),
    )
    .leftJoin(
      investorProfile,
      eq(investorProfile.accountId, matches.investorId),
    );
}

/** A column with the match that an investee's match replaced, from the stored responses of re-runs. */
const replacedMatch = sql<ReplacedMatch | null>`(
  select offer -> 'replaces'
  from match_reruns, jsonb_array_elements(answer -> 'matching_investors') as offer
  where investee_id = ${accounts.id} and offer ->> 'match_id' = ${matches.id}::text
  limit 1)`;
