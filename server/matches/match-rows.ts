import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias, type PgSelect } from "drizzle-orm/pg-core";
import type {
  FundingReport,
  MatchEvent,
  ReplacedMatch,
} from "../../contract/calls/matches.ts";
import { jsonObject, jsonText } from "../database/columns.ts";
import type { Queries } from "../database/connection.ts";
import { matchColumns } from "../database/profile-columns.ts";
import { accounts, matches, profiles } from "../database/schema.ts";

const investeeProfile = alias(profiles, "investee_profile");
const investorProfile = alias(profiles, "investor_profile");
const investeeAccount = alias(accounts, "investee_account");
const investorAccount = alias(accounts, "investor_account");

/** Maximum number of history entries that are read per match. An investor can change a match many times. */
const MAX_HISTORY_ENTRIES = 20;

/** A column with the latest entries in the history of a match, oldest first. */
const latestHistory = (limit: number) => sql<readonly MatchEvent[]>`(
  select coalesce(json_agg(json_build_object('status', status, 'at', (extract(epoch from at) * 1000)::bigint) order by id), '[]')
  from (select * from match_events where match_id = ${matches.id} order by id desc limit ${limit}) as latest)`;

/**
 * A column with what the sides state about the funding, oldest first. Most matches are neither approved nor funded, so that
 * nothing is read for them.
 */
const fundingReports = sql<
  readonly FundingReport[]
>`case when ${matches.status} in ('approved', 'funded') then (
  select coalesce(json_agg(json_build_object(
    'by', case when account_id = ${matches.investeeId} then 'investee' else 'investor' end,
    'amount', amount::text, 'date', date, 'at', (extract(epoch from at) * 1000)::bigint) order by at), '[]')
  from funding_reports where match_id = ${matches.id}) else '[]' end`;

const matchFields = {
  match: matches,
  fundingReports,
  investee: {
    name: investeeProfile.businessName,
    ...matchColumns(investeeProfile, "investee"),
    email: investeeAccount.email,
    language: investeeAccount.language,
  },
  investor: {
    name: investorProfile.businessName,
    ...matchColumns(investorProfile, "investor"),
    email: investorAccount.email,
    language: investorAccount.language,
  },
};

/** Selects matches with their latest history and both sides. A closed account has neither a profile nor an email address. */
export function selectMatches(
  queries: Queries,
  where: SQL | undefined,
  maxHistory = MAX_HISTORY_ENTRIES,
) {
  const query = queries
    .select({
      ...matchFields,
      history: latestHistory(maxHistory),
    })
    .from(matches)
    .where(where);
  return joinSides(query.$dynamic());
}

export type MatchRecord = Awaited<ReturnType<typeof selectMatches>>[number];

/** The columns from which the response for a match is built. */
export const responseColumns = {
  id: matches.id,
  status: matches.status,
  score: matches.score,
  fundedAmount: matches.fundedAmount,
  end: matches.end,
  outcomes: matches.outcomes,
  answerBy: matches.answerBy,
  declineReason: matches.declineReason,
};

/** Joins the profiles and the accounts of both sides of the selected matches, except closed accounts. */
export function joinSides<Query extends PgSelect>(query: Query) {
  const isOpen = (
    account: typeof investeeAccount | typeof investorAccount,
    id: typeof matches.investeeId | typeof matches.investorId,
  ) => and(eq(account.id, id), isNull(account.closedAt));
  return query
    .leftJoin(investeeAccount, isOpen(investeeAccount, matches.investeeId))
    .leftJoin(investorAccount, isOpen(investorAccount, matches.investorId))
    .leftJoin(
      investeeProfile,
      eq(investeeProfile.accountId, matches.investeeId),
    )
    .leftJoin(
      investorProfile,
      eq(investorProfile.accountId, matches.investorId),
    );
}

/** A column with the match that a match replaced in a re-run, unless the account of its investor is closed. */
const replacedMatch = sql<ReplacedMatch | null>`(
  select json_build_object('match_id', replaced.id, 'business_name', business_name)
  from matches as replaced join profiles on account_id = investor_id
  where replaced.id = ${matches.replacesId})`;

/** The columns from which the match list's responses are built. `id` is null for a member without matches. */
export const listedFields = {
  id: matches.id,
  listing: jsonText(
    jsonObject({
      match: jsonObject(responseColumns),
      investee: jsonObject(matchFields.investee),
      investor: jsonObject(matchFields.investor),
      history: latestHistory(MAX_HISTORY_ENTRIES),
      fundingReports,
      // Investors do not see the investor that they replaced.
      replaces: sql<ReplacedMatch | null>`case when ${accounts.id} = ${matches.investeeId} then ${replacedMatch} end`,
      rerunsUsed: investeeProfile.matchRerunsUsed,
    }),
  ),
};

/** Selects the matches that a re-run made, in the order in which it offered them. */
export function selectRerun(
  queries: Queries,
  investeeId: number,
  rerunKey: string,
) {
  const query = queries
    .select({ ...matchFields, replaces: replacedMatch })
    .from(matches)
    .where(
      and(eq(matches.investeeId, investeeId), eq(matches.rerunKey, rerunKey)),
    );
  return joinSides(query.$dynamic()).orderBy(
    sql`(select min(id) from match_events where match_id = ${matches.id})`,
  );
}
