import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import type { MatchCriterion } from "../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  MATCH_CRITERIA,
  SECTORS,
  STAGES,
} from "../../contract/enumerations.ts";
import { amountOf, type InvestorTerms } from "../../contract/profile/wire.ts";
import {
  type InvesteeCriteria,
  type InvestorCriteria,
  MIN_MATCH_SCORE,
  rangesOfTicket,
  SCORE_WEIGHTS,
  scoreInvestor,
} from "../../contract/scoring.ts";
import type { Queries } from "../database/connection.ts";
import { matchValues, profileValues } from "../database/profile-columns.ts";
import { accounts, matchOffers, profiles } from "../database/schema.ts";

/** A suitable investor, with its score from MIN_MATCH_SCORE to 100. */
export type RankedInvestor = {
  readonly accountId: number;
  readonly email: string;
  readonly businessName: string;
  readonly facts: InvestorCriteria;
  readonly terms: InvestorTerms;
  readonly score: number;
};

/** Size of the group of investors with equal scores in which the one with the fewest pending matches comes first. */
const TIE_GROUP_SIZE = 20;

/**
 * Returns the best investors for an investee, at most `wanted`, best first. Includes only investors that are verified, active,
 * have a complete profile and were never offered to this investee; their accounts stay locked against deletion until the
 * transaction ends. Order of equal scores: fewest pending matches among the first 20, then the older account.
 */
export async function rankInvestors(
  queries: Queries,
  investee: { accountId: number; facts: InvesteeCriteria },
  wanted: number,
): Promise<RankedInvestor[]> {
  const values = valuesOf(investee.facts);
  const offered = await offeredTo(queries, investee.accountId);
  const ranked: RankedInvestor[] = [];
  for (const probes of probesByScore([...values.keys()])) {
    let isExhausted = false;
    while (!isExhausted && ranked.length < wanted) {
      const missing = wanted - ranked.length;
      const ids = await probe(queries, {
        probes,
        values,
        offered,
        wanted: missing,
      });
      offered.push(...ids);
      ranked.push(...(await loadInvestors(queries, ids, investee.facts)));
      isExhausted = ids.length < missing;
    }
  }
  return ranked;
}

type Values = ReadonlyMap<MatchCriterion, readonly (string | number)[]>;

// Maps each criterion to the values of an investor's row that meet it. Omits criteria that the investee's profile leaves empty.
function valuesOf(facts: InvesteeCriteria): Values {
  const ranges = rangesOfTicket(amountOf(facts.capital_needed));
  const wanted: [MatchCriterion, readonly (string | number)[]][] = [
    ["sector", [facts.sector_type]],
    ["ticket", ranges],
    ["stage", [facts.business_stage]],
    ["investmentType", [facts.investment_type]],
    ["country", [facts.location]],
  ];
  return new Map(
    wanted.filter(([, values]) => values.length > 0 && values[0] !== ""),
  );
}

async function offeredTo(
  queries: Queries,
  investeeId: number,
): Promise<number[]> {
  const offers = await queries
    .select({ investorId: matchOffers.investorId })
    .from(matchOffers)
    .where(eq(matchOffers.investeeId, investeeId));
  return offers.map(({ investorId }) => investorId);
}

type Search = {
  probes: readonly Probe[];
  values: Values;
  offered: readonly number[];
  wanted: number;
};

// Finds investors with one score: one index scan per probe and range, each limited to the rows that are always sufficient.
// Ordered by account, so that the first TIE_GROUP_SIZE are the same each time.
async function probe(queries: Queries, search: Search): Promise<number[]> {
  const searches = search.probes.flatMap((criteria) =>
    conditionsOf(criteria, search).map(
      (condition) => sql`
        (select account_id from investor_criteria where ${condition}
        order by account_id limit ${TIE_GROUP_SIZE * rowsPerInvestor(criteria)})`,
    ),
  );
  const { rows } = await queries.execute<{ id: string }>(sql`
    select tied.account_id as id
    from (
      select distinct account_id from (${sql.join(searches, sql` union all `)}) as found
      order by account_id
      limit ${TIE_GROUP_SIZE}
    ) as tied
    order by (
      select count(*) from matches
      where matches.investor_id = tied.account_id
        and matches.status = 'pending' and matches.ended is null
    ), tied.account_id
    limit ${search.wanted}`);
  return rows.map(({ id }) => Number(id));
}

const COLUMNS: Record<MatchCriterion, SQL> = {
  sector: sql`sector`,
  ticket: sql`ticket_range`,
  stage: sql`stage`,
  investmentType: sql`investment_type`,
  country: sql`country`,
};

// One condition per choice of values: two where ranges meet and the ticket is a criterion. With equality only, an index returns
// the accounts in order.
function conditionsOf(criteria: Probe, { values, offered }: Search): SQL[] {
  let met: SQL[] = [sql`account_id <> all(${sql.param(offered)}::bigint[])`];
  for (const criterion of criteria) {
    const isMet = (values.get(criterion) ?? []).map(
      (value) => sql`${COLUMNS[criterion]} = ${value}`,
    );
    met = met.flatMap((others) =>
      isMet.map((condition) => sql`${condition} and ${others}`),
    );
  }
  return met;
}

// Checks the accounts again: an investor may no longer be available, and the profile may have changed.
async function loadInvestors(
  queries: Queries,
  ids: readonly number[],
  investee: InvesteeCriteria,
): Promise<RankedInvestor[]> {
  if (ids.length === 0) return [];
  const found = await queries
    .select({ account: accounts, profile: profiles })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(
      and(
        inArray(accounts.id, [...ids]),
        isNotNull(accounts.verifiedAt),
        isNull(accounts.suspendedAt),
        isNull(accounts.closedAt),
      ),
    )
    .for("key share", { of: accounts });
  const byId = new Map(found.map((row) => [row.account.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const facts = profileValues(row.profile);
    return [
      {
        accountId: id,
        email: row.account.email,
        businessName: row.profile.businessName,
        facts,
        terms: matchValues(row.profile, "investor"),
        score: scoreInvestor(investee, facts).score,
      },
    ];
  });
}

/** The criteria that an investor must meet. Other criteria are not checked. */
type Probe = readonly MatchCriterion[];

/**
 * Returns the searches in order, best score first: each combination of criteria that reaches the minimum score. In this order a
 * probe finds exactly the investors of its score, because investors with a higher score were found before.
 *
 * @param answerable The criteria for which the investee's profile has a value.
 */
function probesByScore(answerable: readonly MatchCriterion[]): Probe[][] {
  const criteria = MATCH_CRITERIA.filter((c) => answerable.includes(c));
  const scoreOf = (probe: Probe) =>
    probe.reduce((sum, criterion) => sum + SCORE_WEIGHTS[criterion], 0);
  return [...Map.groupBy(combinations(criteria), scoreOf)]
    .filter(([score]) => score >= MIN_MATCH_SCORE)
    .toSorted(([a], [b]) => b - a)
    .map(([, probes]) => probes);
}

/** Returns the maximum number of rows per investor in the result of a probe: one per combination of its choices. */
function rowsPerInvestor(probe: Probe): number {
  const choices = {
    sector: SECTORS,
    stage: STAGES,
    investmentType: INVESTMENT_TYPES,
  };
  return Object.entries(choices).reduce(
    (rows, [criterion, values]) =>
      probe.includes(criterion as MatchCriterion) ? rows : rows * values.length,
    1,
  );
}

function combinations(criteria: readonly MatchCriterion[]): Probe[] {
  const found: Probe[] = [[]];
  for (const criterion of criteria)
    found.push(...found.map((probe) => [...probe, criterion]));
  return found;
}
