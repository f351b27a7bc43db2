import {
  and,
  asc,
  count,
  desc,
  max,
  min,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  INVESTMENT_TARGETS,
  MATCH_CRITERIA,
  type MatchCriterion,
} from "../../contract/enumerations.ts";
import { INVESTMENT_TYPES } from "../../contract/profile/options.ts";
import { missingForMatching } from "../../contract/profile/readiness.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import {
  type InvesteeCriteria,
  MIN_MATCH_SCORE,
  rangesOfTicket,
  SCORE_WEIGHTS,
} from "../../contract/scoring.ts";
import type { Member } from "../accounts/sessions.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile, profileValues } from "../database/profile-columns.ts";
import { investorCriteria, profiles } from "../database/schema.ts";
import { isCompleteBusiness } from "../database/schema-profiles.ts";
import { prepared } from "../database/statements.ts";
import { criteriaOf } from "../matches/investor-criteria.ts";
import { criterionValues, SUFFICIENT_PROBES } from "./ranking.ts";

type Outlook = ResponseOf<"matchOutlook">["outlook"];

/** Numbers up to this one are exact. */
const MAX_EXACT = 100;
/** The number of rows at each end of a large table, the oldest and the newest accounts, that a number is estimated from. */
const SAMPLE_ROWS = 2_000;
/** A sample is used for this many milliseconds, because reading it takes longer than everything else. */
const SAMPLE_LIFETIME = 5 * 60_000;
/** If fewer are found at one end, nothing is estimated. */
const MIN_FOUND = 5;
/** In a table with fewer rows, nothing is estimated. */
const MIN_TABLE_ROWS = 6_000;

/**
 * Returns what a member can expect before any request: an investee, how many investors a request could offer, and an
 * investor, to how many businesses they could be offered. Null if the profile is incomplete.
 */
export async function matchOutlook(
  queries: Queries,
  { accountId, userType }: Member,
): Promise<Outlook> {
  const profile = await findProfile(queries, accountId);
  if (!profile) return null;
  if (userType === "investor") {
    const rows = criteriaOf(profile);
    return rows.length === 0
      ? null
      : { offered: shown(await countBusinesses(queries, profile)) };
  }
  const criteria = profileValues(profile);
  return missingForMatching(criteria).length > 0
    ? null
    : investeeOutlook(queries, accountId, criteria);
}

/** Returns the outlook of an investee with these criteria. */
export async function investeeOutlook(
  queries: Queries,
  accountId: number,
  criteria: InvesteeCriteria,
): Promise<NonNullable<Outlook>> {
  const changes = possibleChanges(criteria);
  const values = criterionValues(criteria, MATCH_CRITERIA);
  const given = MATCH_CRITERIA.filter((name) => isGiven(criteria, name));
  const [sample, [all = 0, ...others]] = await Promise.all([
    investorSamples.forceFetch(queries),
    countInvestors(queries, accountId, [
      [values],
      ...given.map((omitted) => [
        criterionValues(
          criteria,
          MATCH_CRITERIA.filter((criterion) => criterion !== omitted),
        ),
      ]),
      ...changes.map(({ field, value }) => [
        criterionValues({ ...criteria, [field]: value }, MATCH_CRITERIA),
      ]),
    ]),
  ]);
  const offered =
    estimateIn(sample, values, ({ ticketRange }) =>
      values.ranges.includes(ticketRange),
    ) ??
    (
      await countInvestors(queries, accountId, [
        SUFFICIENT_PROBES.map((probe) => criterionValues(criteria, probe)),
      ])
    )[0] ??
    0;
  const withoutOne = others.slice(0, given.length);
  const excludes = given[indexOfMost(withoutOne)];
  const changed = others.slice(given.length);
  const best = indexOfMost(changed);
  const change = changes[best];
  const mostChanged = shown(changed[best] ?? 0);
  return {
    offered: shown(offered),
    every: shown(all),
    ...(excludes && Math.max(...withoutOne) > all && { excludes }),
    ...(change &&
      mostChanged.count > shown(all).count && {
        change: { ...change, every: mostChanged },
      }),
  };
}

/**
 * Returns whether a profile states a value for a criterion. A complete profile may have no investment type or country; no
 * investor then matches by this criterion.
 */
function isGiven(criteria: InvesteeCriteria, criterion: MatchCriterion) {
  if (criterion === "investmentType") return criteria.investment_type !== "";
  return criterion !== "country" || criteria.location !== "";
}

/**
 * Returns the changes of one field that a business can decide: the ends of the range that contains its ticket, at which
 * the next range also fits, and the other investment types.
 */
function possibleChanges(criteria: InvesteeCriteria) {
  const ticket = parseAmount(criteria.capital_needed);
  const ranges = rangesOfTicket(ticket).map(
    (index) => INVESTMENT_TARGETS[index],
  );
  const highest = ranges.at(-1);
  return [
    ...[ranges[0]?.min, highest?.openEnded ? null : highest?.max]
      .filter((end) => end && end !== ticket)
      .map((end) => ({
        field: "capital_needed" as const,
        value: Number(end).toFixed(2),
      })),
    ...INVESTMENT_TYPES.filter((type) => type !== criteria.investment_type).map(
      (value) => ({ field: "investment_type" as const, value }),
    ),
  ];
}

function indexOfMost(counts: readonly number[]): number {
  return counts.indexOf(Math.max(...counts));
}

/** Returns a number as it is shown: exact up to MAX_EXACT, and otherwise rounded to one significant digit. */
function shown(count: number): { count: number; about: boolean } {
  return count > MAX_EXACT
    ? { count: Number(count.toPrecision(1)), about: true }
    : { count, about: false };
}

/** Values of the criteria. A null country means any country. */
type Values = ReturnType<typeof criterionValues>;

/**
 * Returns, for each group, the number of investors who have the values of at least one of its members and were not offered
 * yet. Reads at most MAX_EXACT + 1 accounts per combination of single values. If there are more, it counts up to the last
 * account that was read for all combinations of the group, and extrapolates by the ids.
 */
async function countInvestors(
  queries: Queries,
  investee: number,
  groups: readonly (readonly Values[])[],
): Promise<readonly number[]> {
  const keysOfGroups = groups.map((members) => members.flatMap(combinationsOf));
  const keys = [...new Set(keysOfGroups.flat())];
  const combinations = `[${keys}]`;
  const [row] = await readAccounts(queries, { investee, combinations });
  if (!row) return [];
  const { accounts, first, last } = row;
  const accountsOf = new Map(keys.map((key, index) => [key, accounts[index]]));
  return keysOfGroups.map((group) => {
    const lists = group.map((key) => accountsOf.get(key) ?? []);
    const cut = Math.min(
      ...lists.map((accounts) => accounts[MAX_EXACT] ?? last),
    );
    const found = new Set(lists.flat().filter((account) => account <= cut));
    return Math.round((found.size * (last - first + 1)) / (cut - first + 1));
  });
}

/** Returns the combinations of single values, as JSON. */
function combinationsOf({ sectors, ranges, stages, types, country }: Values) {
  return sectors.flatMap((sector) =>
    ranges.flatMap((range) =>
      stages.flatMap((stage) =>
        types.map((type) =>
          JSON.stringify({ sector, range, stage, type, country }),
        ),
      ),
    ),
  );
}

/** Reads the oldest accounts with each combination of values, and the first and the last id of all accounts. */
const readAccounts = prepared("read_accounts_of_combinations", (queries) => {
  const { placeholder } = sql;
  const scan = (condition: SQL) => sql`array(
    select account_id from investor_criteria as stored
    where ${condition} and stored.sector = combination.sector and stored.ticket_range = combination.range
      and stored.stage = combination.stage and stored.investment_type = combination.type
      and account_id <> all(excluded)
    order by account_id limit ${MAX_EXACT + 1})`;
  const { accountId } = investorCriteria;
  return queries
    .select({
      accounts: sql<number[][]>`(
        select json_agg(case
          when country is null then ${scan(sql`true`)}
          else ${scan(sql`stored.country = combination.country`)} end order by position)
        from rows from (
            json_to_recordset(${placeholder("combinations")}::json)
              as (sector text, range smallint, stage text, type text, country text)
          ) with ordinality as combination (sector, range, stage, type, country, position), (
          select array(select investor_id from matches where investee_id = ${placeholder("investee")}) as excluded
        ) as offered)`,
      first: min(accountId).mapWith(Number),
      last: max(accountId).mapWith(Number),
    })
    .from(investorCriteria);
});

/**
 * Returns the number of active businesses with a complete profile that an investor fits and was not offered to. An estimate
 * includes those that it was offered to, which are few in a large table.
 */
export async function countBusinesses(
  queries: Queries,
  investor: typeof profiles.$inferSelect,
): Promise<number> {
  const values = {
    investor: investor.accountId,
    sectors: investor.sectorsOfInterest,
    stages: investor.businessStagesInvestor,
    types: investor.investmentTypesInvestor,
    country: investor.location,
    lowest: investor.investmentTargetMin,
    highest: investor.investmentTargetMax ?? "Infinity",
  };
  const sample = await businessSamples.forceFetch(queries);
  const estimated = estimateIn(
    sample,
    values,
    ({ ticket }) =>
      Number(values.lowest) <= ticket && ticket <= Number(values.highest),
  );
  if (estimated !== null) return estimated;
  const [row] = await countAllBusinesses(queries, values);
  return row?.found ?? 0;
}

const countAllBusinesses = prepared("count_businesses", (queries) => {
  const { placeholder } = sql;
  const { accountId } = profiles;
  const met = {
    sector: sql`${profiles.sectorType} = any(${placeholder("sectors")}::text[])`,
    ticket: sql`${profiles.capitalNeeded} between ${placeholder("lowest")}::numeric and ${placeholder("highest")}::numeric`,
    stage: sql`${profiles.businessStage} = any(${placeholder("stages")}::text[])`,
    investmentType: sql`${profiles.investmentType} = any(${placeholder("types")}::text[])`,
    country: sql`${profiles.location} = ${placeholder("country")}`,
  };
  const isOffered = sql`exists (
    select from matches where investor_id = ${placeholder("investor")} and investee_id = ${accountId})`;
  return queries
    .select({ found: count() })
    .from(profiles)
    .where(
      and(
        isActiveBusiness,
        not(isOffered),
        or(
          ...SUFFICIENT_PROBES.map((probe) =>
            and(...probe.map((criterion) => met[criterion])),
          ),
        ),
      ),
    );
});

/** The condition that a profile is that of an active business and complete. */
const isActiveBusiness = sql`${isCompleteBusiness} and not exists (
  select from accounts where id = ${profiles.accountId} and suspended_at is not null)`;

/** A row of a sample. A ticket size is compared in its own way for each kind of member. */
type SampleRow = Pick<
  typeof investorCriteria.$inferSelect,
  "accountId" | "sector" | "stage" | "investmentType" | "country"
>;

/** The estimated number of rows of a table or index, and the rows at both ends; none if there are few. */
type Sample<Row> = { size: number; ends: Row[][] };

const investorSamples = samplesOf("investor_criteria", (queries, order) => {
  const { accountId, sector, ticketRange, stage, investmentType, country } =
    investorCriteria;
  return queries
    .select({ accountId, sector, ticketRange, stage, investmentType, country })
    .from(investorCriteria)
    .orderBy(order(accountId))
    .limit(SAMPLE_ROWS);
});

// The size is that of the index, which contains only complete businesses.
const businessSamples = samplesOf("profiles_businesses", (queries, order) =>
  queries
    .select({
      accountId: profiles.accountId,
      sector: profiles.sectorType,
      ticket: sql`${profiles.capitalNeeded}`.mapWith(Number),
      stage: profiles.businessStage,
      investmentType: profiles.investmentType,
      country: profiles.location,
    })
    .from(profiles)
    .where(isActiveBusiness)
    .orderBy(order(profiles.accountId))
    .limit(SAMPLE_ROWS),
);

/** Returns a cache that reads a sample of a relation when it has none of the last SAMPLE_LIFETIME. */
function samplesOf<Row extends SampleRow>(
  relation: string,
  readEnd: (
    queries: Queries,
    order: typeof asc | typeof desc,
  ) => PromiseLike<Row[]>,
) {
  return new LRUCache<Queries, Sample<Row>>({
    max: 1,
    ttl: SAMPLE_LIFETIME,
    ttlAutopurge: true,
    async fetchMethod(queries) {
      const { rows } = await queries.execute<{ reltuples: number }>(
        sql`select reltuples from pg_class where oid = ${relation}::regclass`,
      );
      const size = rows[0]?.reltuples ?? 0;
      if (size < MIN_TABLE_ROWS) return { size, ends: [] };
      const ends = [readEnd(queries, asc), readEnd(queries, desc)];
      return { size, ends: await Promise.all(ends) };
    },
  });
}

/**
 * Returns an estimate of the number of accounts in the whole table that could be offered, or null if they must be counted:
 * if too few were found for a reliable estimate, or if the number is to be exact.
 */
function estimateIn<Row extends SampleRow>(
  { size, ends }: Sample<Row>,
  { sectors, stages, types, country }: Omit<Values, "ranges">,
  meetsTicket: (row: Row) => boolean,
): number | null {
  const [first = 0, last = 0] = ends.map((rows) => {
    // Adds the weights directly, because an object per row takes three times as long.
    const suiting = rows.filter(
      (row) =>
        weightIf(sectors.includes(row.sector), "sector") +
          weightIf(meetsTicket(row), "ticket") +
          weightIf(stages.includes(row.stage), "stage") +
          weightIf(types.includes(row.investmentType), "investmentType") +
          weightIf(row.country === country, "country") >=
        MIN_MATCH_SCORE,
    );
    return new Set(suiting.map(({ accountId }) => accountId)).size;
  });
  const estimate = ((first + last) * size) / (2 * SAMPLE_ROWS);
  return Math.min(first, last) < MIN_FOUND || estimate <= MAX_EXACT
    ? null
    : Math.round(estimate);
}

function weightIf(isMet: boolean, criterion: MatchCriterion): number {
  return isMet ? SCORE_WEIGHTS[criterion] : 0;
}
