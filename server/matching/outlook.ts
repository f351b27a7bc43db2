import { and, or, type SQL, sql } from "drizzle-orm";
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
  rangesOfTicket,
} from "../../contract/scoring.ts";
import type { Member } from "../accounts/sessions.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile, profileValues } from "../database/profile-columns.ts";
import type { profiles } from "../database/schema.ts";
import { isCompleteBusiness } from "../database/schema-profiles.ts";
import { prepared } from "../database/statements.ts";
import { criteriaOf } from "../matches/investor-criteria.ts";
import { criterionValues, SUFFICIENT_PROBES } from "./ranking.ts";

type Outlook = ResponseOf<"matchOutlook">["outlook"];

/** Numbers up to this one are exact. */
const MAX_EXACT = 100;
/** The numbers of rows at each end of a large table, the oldest and the newest accounts, that a number is estimated from. */
const SAMPLE_ROWS = [1_000, 2_500];
/** If fewer are found at one end, the larger sample is read, and then all rows are counted. */
const MIN_FOUND = 5;
/** In a table with fewer rows, all rows are counted at once. */
const MIN_TABLE_ROWS = 12_000;

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
  const [estimated, [all = 0, ...others]] = await Promise.all([
    estimate(queries, sampleInvestors, values),
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
    estimated ??
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

/** The values that a combination of criteria requires. A null country means any country. */
type Values = ReturnType<typeof criterionValues>;

/**
 * Returns, for each group, the number of investors who meet at least one of its members and were not offered yet. Reads at
 * most MAX_EXACT + 1 accounts per combination of values. If there are more, it counts up to the last account that was read
 * for all of them, and extrapolates by the ids.
 */
async function countInvestors(
  queries: Queries,
  investee: number,
  groups: readonly (readonly Values[])[],
): Promise<readonly number[]> {
  const probes = groups.flatMap((members, number) =>
    members.map((values) => ({ number, ...values })),
  );
  const rows = await countGroups(queries, {
    investee,
    probes: JSON.stringify(probes),
  });
  return groups.map((_, number) => {
    const row = rows.find((counted) => counted.number === number);
    return row ? Math.round(row.found * row.scale) : 0;
  });
}

const countGroups = prepared("count_investors", (queries) => {
  const { placeholder } = sql;
  const scan = (condition: SQL) => sql`array(
    select account_id from investor_criteria as stored
    where ${condition} and stored.sector = one_sector and stored.ticket_range = one_range
      and stored.stage = one_stage and stored.investment_type = one_type and account_id <> all(excluded)
    order by account_id limit ${MAX_EXACT + 1})`;
  return queries
    .select({
      number: sql`number`.mapWith(Number),
      found: sql`found`.mapWith(Number),
      scale: sql`scale`.mapWith(Number),
    })
    .from(
      sql`(
    with probe as (
      select * from json_to_recordset(${placeholder("probes")}::json)
        as probe (number int, sectors text[], ranges smallint[], stages text[], types text[], country text)
    ), offered as materialized (
      select array(select investor_id from matches where investee_id = ${placeholder("investee")}) as excluded
    ), scanned as materialized (
      select number, case
        when country is null then ${scan(sql`true`)}
        else ${scan(sql`stored.country = probe.country`)} end as ids
      from offered, probe, unnest(sectors) as one_sector, unnest(ranges) as one_range, unnest(stages) as one_stage,
        unnest(types) as one_type
    ), cuts as (
      select number, min(ids[${MAX_EXACT + 1}]) as cut from scanned group by number
    )
    select number, count(distinct account_id) as found,
      case when cut is null then 1 else (
        select max(account_id) - min(account_id) + 1 from investor_criteria
      )::float / (cut - (select min(account_id) from investor_criteria) + 1) end as scale
    from scanned join cuts using (number), unnest(ids) as account_id
    where cut is null or account_id <= cut
    group by number, cut
  ) as counts`,
    );
});

const sampleInvestors = prepared("sample_investors", (queries) => {
  const { placeholder } = sql;
  const suits = suitsIf({
    sector: sql`sector = any(${placeholder("sectors")}::text[])`,
    ticket: sql`ticket_range = any(${placeholder("ranges")}::smallint[])`,
    stage: sql`stage = any(${placeholder("stages")}::text[])`,
    investmentType: sql`investment_type = any(${placeholder("types")}::text[])`,
    country: sql`country = ${placeholder("country")}`,
  });
  return sampled(
    queries,
    "investor_criteria",
    (order) => sql`
    select count(distinct account_id) filter (where ${suits}) from (
      select * from investor_criteria order by account_id ${order} limit ${placeholder("rows")}) as sample`,
  );
});

/** Returns the number of active businesses with a complete profile that an investor fits and was not offered to. */
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
    min: investor.investmentTargetMin,
    max: investor.investmentTargetMax ?? "Infinity",
  };
  const estimated = await estimate(queries, sampleBusinesses, values);
  if (estimated !== null) return estimated;
  const [row] = await countAllBusinesses(queries, values);
  return row?.found ?? 0;
}

const countOfSuiting = (orderAndLimit: SQL) => {
  const { placeholder } = sql;
  const suits = suitsIf({
    sector: sql`sector_type = any(${placeholder("sectors")}::text[])`,
    ticket: sql`capital_needed between ${placeholder("min")}::numeric and ${placeholder("max")}::numeric`,
    stage: sql`business_stage = any(${placeholder("stages")}::text[])`,
    investmentType: sql`investment_type = any(${placeholder("types")}::text[])`,
    country: sql`location = ${placeholder("country")}`,
  });
  return sql`
    select count(*) filter (where ${suits}) from (
      select * from profiles
      where ${isCompleteBusiness}
        and not exists (select from matches where investor_id = ${placeholder("investor")} and investee_id = account_id)
        and not exists (select from accounts where id = account_id and suspended_at is not null)
      ${orderAndLimit}) as business`;
};

// The size is that of the index, which contains only complete businesses.
const sampleBusinesses = prepared("sample_businesses", (queries) =>
  sampled(queries, "profiles_businesses", (order) =>
    countOfSuiting(
      sql`order by account_id ${order} limit ${sql.placeholder("rows")}`,
    ),
  ),
);

const countAllBusinesses = prepared("count_businesses", (queries) =>
  queries
    .select({ found: sql`count`.mapWith(Number) })
    .from(sql`(${countOfSuiting(sql``)}) as counted`),
);

/** Returns the condition that at least one of the sufficient combinations of criteria is met. */
function suitsIf(met: Readonly<Record<MatchCriterion, SQL>>) {
  const probes = SUFFICIENT_PROBES.map((probe) =>
    and(...probe.map((criterion) => met[criterion])),
  );
  return or(...probes);
}

/** Selects the numbers that are found at both ends of a table, in the order of its accounts, and the size of `relation`. */
function sampled(
  queries: Queries,
  relation: string,
  countIn: (order: SQL) => SQL,
) {
  const size = sql`(select reltuples from pg_class where relname = ${relation} and relnamespace = current_schema()::regnamespace)`;
  const ifLarge = (count: SQL) =>
    sql`case when ${size} >= ${MIN_TABLE_ROWS} then (${count}) end`.mapWith(
      Number,
    );
  return queries
    .select({
      size: size.mapWith(Number),
      first: ifLarge(countIn(sql`asc`)),
      last: ifLarge(countIn(sql`desc`)),
    })
    .from(sql`(values (1)) as one`);
}

/** Returns an estimate of the number in the whole table, or null if too few were found for a reliable one. */
async function estimate(
  queries: Queries,
  sample: typeof sampleInvestors,
  values: object,
): Promise<number | null> {
  for (const rows of SAMPLE_ROWS) {
    const [ends] = await sample(queries, { ...values, rows });
    if (!ends || ends.first === null || ends.last === null) return null;
    const { size, first, last } = ends;
    if (Math.min(first, last) >= MIN_FOUND)
      return Math.round(((first + last) * size) / (2 * rows));
  }
  return null;
}
