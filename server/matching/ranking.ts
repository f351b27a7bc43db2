import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  type SQL,
  sql,
} from "drizzle-orm";
import {
  INVESTMENT_TARGETS,
  MATCH_CRITERIA,
  type MatchCriterion,
} from "../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/profile/options.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import {
  compareProfiles,
  type InvesteeCriteria,
  MIN_MATCH_SCORE,
  rangesOfTicket,
  SCORE_WEIGHTS,
} from "../../contract/scoring.ts";
import { isActive } from "../accounts/open-account.ts";
import type { Queries } from "../database/connection.ts";
import { matchValues, profileValues } from "../database/profile-columns.ts";
import { accounts, profiles } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { newlySilent } from "../matches/investor-criteria.ts";

/** A suitable investor, with its score from MIN_MATCH_SCORE to 100. */
export type RankedInvestor = ReturnType<typeof rankedInvestor>[number];

/** Among equal scores, this many of the oldest accounts are ordered by their number of pending matches. */
const TIE_GROUP_SIZE = 20;

/**
 * Returns up to `limit` investors for an investee, best first: verified, active investors with a complete profile who
 * were never offered to this investee and are not silent at `at` (see `investor-criteria.ts`). Their accounts cannot be
 * deleted until the transaction ends. Among equal scores, only the TIE_GROUP_SIZE oldest accounts are considered: fewest
 * pending matches first, then oldest first.
 */
export async function rankInvestors(
  queries: Queries,
  { accountId, criteria }: { accountId: number; criteria: InvesteeCriteria },
  limit: number,
  at: Date,
): Promise<RankedInvestor[]> {
  const excluded: number[] = [];
  while (true) {
    const rows = await searchInvestors(queries, {
      investee: accountId,
      excluded,
      limit,
      at: at.toISOString(),
      ...criterionValues(criteria, MATCH_CRITERIA),
    });
    const ranked = rows.flatMap((row) => rankedInvestor(row, criteria));
    if (ranked.length === rows.length) return ranked;
    // Some investors are no longer available. Searches again without them.
    const available = ranked.map(({ accountId }) => accountId);
    const ids = rows.map(({ best }) => best.id);
    excluded.push(...ids.filter((id) => !available.includes(id)));
  }
}

type Row = Awaited<ReturnType<typeof searchInvestors>>[number];

function rankedInvestor({ best, investor }: Row, investee: InvesteeCriteria) {
  if (!investor?.accountId) return [];
  const { email, language, ...profile } = investor;
  return [
    {
      accountId: best.id,
      email,
      language,
      businessName: profile.businessName,
      fields: matchValues(profile, "investor"),
      ...compareProfiles(investee, profileValues(profile)),
    },
  ];
}

/** The criteria that one search requires investors to meet. Other criteria are not checked. */
export type Probe = readonly MatchCriterion[];

/**
 * The combinations of criteria that reach the minimum score, grouped by score, best first. Because of this
 * order, a probe finds only investors with exactly its score: investors with a higher score have already been found.
 */
const LEVELS: readonly (readonly Probe[])[] = [
  ...Map.groupBy(combinations(MATCH_CRITERIA), (probe) =>
    probe.reduce((sum, criterion) => sum + SCORE_WEIGHTS[criterion], 0),
  ),
]
  .filter(([score]) => score >= MIN_MATCH_SCORE)
  .toSorted(([a], [b]) => b - a)
  .map(([, probes]) => probes);

function combinations(criteria: readonly MatchCriterion[]): Probe[] {
  const probes: Probe[] = [[]];
  for (const criterion of criteria)
    probes.push(...probes.map((probe) => [...probe, criterion]));
  return probes;
}

/** The smallest combinations that reach the minimum score: an investor can be offered if they meet one of them. */
export const SUFFICIENT_PROBES: readonly Probe[] = LEVELS.flat().filter(
  (probe, _, all) =>
    !all.some(
      (other) =>
        other !== probe &&
        other.every((criterion) => probe.includes(criterion)),
    ),
);

const PROBES = sql.raw(
  LEVELS.flatMap((probes, level) =>
    probes.map((probe) => {
      const isMet = MATCH_CRITERIA.map((criterion) =>
        probe.includes(criterion),
      );
      return `(${[level, ...isMet].join()})`;
    }),
  ).join(),
);

// An empty list in a profile is stored as the empty string.
const SECTOR_VALUES = [...SECTORS, ""];
const STAGE_VALUES = [...STAGES, ""];
const TYPE_VALUES = [...INVESTMENT_TYPES, ""];
const RANGE_VALUES = INVESTMENT_TARGETS.map((_, range) => range);

/** Returns the values of investors who meet the criteria of a probe; of any country if it is null. */
export function criterionValues(criteria: InvesteeCriteria, probe: Probe) {
  const choose = <Value>(
    criterion: MatchCriterion,
    own: readonly Value[],
    all: readonly Value[],
  ) => (probe.includes(criterion) ? own : all);
  const { sector_type, business_stage, investment_type } = criteria;
  const ranges = rangesOfTicket(parseAmount(criteria.capital_needed));
  return {
    sectors: choose("sector", nonEmptyValues(sector_type), SECTOR_VALUES),
    ranges: choose("ticket", ranges, RANGE_VALUES),
    stages: choose("stage", nonEmptyValues(business_stage), STAGE_VALUES),
    types: choose(
      "investmentType",
      nonEmptyValues(investment_type),
      TYPE_VALUES,
    ),
    country: probe.includes("country") ? criteria.location : null,
  };
}

/**
 * Finds the best investors: searches score by score, highest first, until it has found `limit` investors. Locks the
 * accounts of available investors. For an unavailable investor, returns only the id.
 *
 * For each score, runs one index scan per combination of criterion values that reaches it. All values of a criterion
 * that is not required are scanned. So every scan uses only equality conditions: the index returns the oldest accounts
 * first, and the scan stops after TIE_GROUP_SIZE rows. The country has too many values, so a second index omits it.
 */
const searchInvestors = prepared("search_investors", (queries) => {
  const { placeholder } = sql;
  const choice = (
    values: string,
    isMet: SQL,
    type: SQL,
    all: readonly unknown[],
  ) =>
    sql`unnest(case when ${isMet} then ${placeholder(values)}::${type}[] else ${sql.param(all)}::${type}[] end)`;
  const scan = (condition: SQL) => sql`(
    select account_id from investor_criteria as stored
    where ${condition} and stored.sector = combination.sector and stored.ticket_range = combination.ticket_range
      and stored.stage = combination.stage and stored.investment_type = combination.investment_type
      and account_id <> all(excluded) and account_id <> all(ids)
    order by account_id limit ${TIE_GROUP_SIZE})`;
  const search = sql`(
    with recursive search (level, excluded, ids) as (
      select 0, ${placeholder("excluded")}::bigint[]
        || array(select investor_id from matches where investee_id = ${placeholder("investee")})
        || array(${newlySilent(sql`${placeholder("at")}::timestamptz`)}), '{}'::bigint[]
      union all
      select level + 1, excluded, ids || array(
        select account_id from (
          select distinct account_id
          from (values ${PROBES}) as probe (at_level, by_sector, by_ticket, by_stage, by_type, by_country)
          cross join lateral (
            select * from ${choice("sectors", sql`by_sector`, sql`text`, SECTOR_VALUES)} as sector,
              ${choice("ranges", sql`by_ticket`, sql`smallint`, RANGE_VALUES)} as ticket_range,
              ${choice("stages", sql`by_stage`, sql`text`, STAGE_VALUES)} as stage,
              ${choice("types", sql`by_type`, sql`text`, TYPE_VALUES)} as investment_type
          ) as combination
          cross join lateral (
            ${scan(sql`by_country and country = ${placeholder("country")}`)} union all ${scan(sql`not by_country`)}
          ) as scanned
          where at_level = level
          order by account_id limit ${TIE_GROUP_SIZE}
        ) as tied
        order by (
          select count(*) from matches
          where investor_id = account_id and status = 'pending' and ended is null
        ), account_id
        limit ${placeholder("limit")}::int - cardinality(ids)
      )
      from search where level < ${LEVELS.length} and cardinality(ids) < ${placeholder("limit")}
    )
    select id, ordinal from unnest((select ids from search order by level desc limit 1))
      with ordinality as ranked (id, ordinal)
  ) as best`;
  const best = queries
    .select({
      id: sql`id`.mapWith(Number).as("id"),
      ordinal: sql`ordinal`.as("ordinal"),
    })
    .from(search)
    .as("best");
  const investor = queries
    .select({
      ...getTableColumns(profiles),
      email: accounts.email,
      language: accounts.language,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(
      and(
        eq(accounts.id, sql`best.id`),
        isNotNull(accounts.verifiedAt),
        isActive,
      ),
    )
    .for("key share", { of: accounts })
    .as("investor");
  return queries
    .select()
    .from(best)
    .leftJoinLateral(investor, sql`true`)
    .orderBy(sql`best.ordinal`);
});

// The values that meet a criterion: none when the investee's profile has no value for it.
function nonEmptyValues<Value>(value: Value): readonly Value[] {
  return value === "" ? [] : [value];
}
