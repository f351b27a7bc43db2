import { sql } from "drizzle-orm";
import {
  COUNTRIES,
  INVESTMENT_TARGETS,
  type InvestmentTarget,
} from "../../contract/enumerations.ts";
import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/profile/options.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import type { InvesteeCriteria } from "../../contract/scoring.ts";
import type { Database } from "../../server/database/connection.ts";
import { randomNumbers } from "../../tests/support/random-numbers.ts";

/** Fixed seed, so that runs are comparable. */
const SEED = 0.42;
/** Number of investors per insert. */
const BATCH_SIZE = 20_000;

/**
 * Adds generated investors until the database contains `to` investors. Each investor has one to three sectors, one to
 * three stages, one or two investment types, one range and one country. The table of criteria is filled in the same way
 * as when a profile is saved. Its indexes and foreign key are dropped first and created again at the end, which is
 * faster than maintaining them for each row.
 *
 * @param from The number of investors that exist already.
 * @param database A connection without a statement timeout.
 * @param onProgress Called with the number of investors after each insert.
 */
export async function addGeneratedInvestors(
  database: Database,
  { from, to }: { from: number; to: number },
  onProgress: (loaded: number) => void,
): Promise<void> {
  const { rows } = await database.execute<{ drop: string; add: string }>(sql`
    select 'alter table investor_criteria drop constraint ' || quote_ident(conname) as drop,
      format('alter table investor_criteria add constraint %I %s', conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where conrelid = 'investor_criteria'::regclass and contype = 'f'
    union all
    select 'drop index ' || quote_ident(indexname), indexdef
    from pg_indexes where tablename = 'investor_criteria' and indexname <> 'investor_criteria_pkey'`);
  for (const { drop } of rows) await database.execute(sql.raw(drop));
  await database.execute(sql`set maintenance_work_mem = '512MB'`);
  await database.execute(sql`select setseed(${SEED})`);
  for (let first = from + 1; first <= to; first += BATCH_SIZE) {
    const last = Math.min(to, first + BATCH_SIZE - 1);
    await addInvestors(database, first, last);
    onProgress(last);
  }
  for (const { add } of rows) await database.execute(sql.raw(add));
  for (const table of ["accounts", "profiles", "investor_criteria"])
    await database.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Returns the criteria of generated investees, with a value for each criterion. */
export function generatedInvestees(count: number): readonly InvesteeCriteria[] {
  const random = randomNumbers(7);
  const pickOne = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: count }, () => {
    const { min, max } = pickOne<InvestmentTarget>(INVESTMENT_TARGETS);
    return {
      sector_type: pickOne(SECTORS),
      capital_needed: Math.ceil(min + random() * (max - min)).toFixed(2),
      business_stage: pickOne(STAGES),
      investment_type: pickOne(INVESTMENT_TYPES),
      location: pickOne(COUNTRIES),
    };
  });
}

/** Adds generated businesses with a complete profile until there are `to`. */
export async function addGeneratedBusinesses(
  database: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const oneOf = (values: readonly string[]) =>
    sql`(${sql.param([...values])}::text[])[1 + ${randomBelow(values.length)}]`;
  const tickets = INVESTMENT_TARGETS.map(({ max }) => max - 1);
  await database.execute(sql`
    with created as (
      insert into accounts (email, password_hash, user_type, created_at, verified_at)
      select 'business-' || n || '@example.org', 'unused', 'investee', now(), now()
      from generate_series(${from + 1}::int, ${to}::int) n
      returning id
    )
    insert into profiles (account_id, created_at, updated_at, business_name, business_type, description, location,
      capital_needed, sector_type, business_stage, investment_type)
    select id, now(), now(), 'Business ' || id, 'Partnership', 'A generated business.', ${oneOf(COUNTRIES)},
      (${sql.param(tickets)}::numeric[])[1 + ${randomBelow(tickets.length)}], ${oneOf(SECTORS)}, ${oneOf(STAGES)},
      ${oneOf(INVESTMENT_TYPES)}
    from created`);
  await database.execute(sql`vacuum analyze accounts`);
  await database.execute(sql`vacuum analyze profiles`);
}

/** The baseline: reads all profiles, scores every investor, sorts by score, and returns the two best scores. */
export async function scan(
  database: Database,
  investee: InvesteeCriteria,
): Promise<readonly number[]> {
  const { rows } = await database.execute<{ score: number }>(sql`
    ${scores(investee)} order by score desc, account_id limit 2`);
  return rows.map(({ score }) => score);
}

/** Returns the number of investors with at least this score, from a scan of all profiles. */
export async function scanCount(
  database: Database,
  investee: InvesteeCriteria,
  minScore: number,
): Promise<number> {
  const { rows } = await database.execute<{ count: string }>(sql`
    select count(*) from (${scores(investee)}) as scored where score >= ${minScore}`);
  return Number(rows[0]?.count);
}

function scores(investee: InvesteeCriteria) {
  const ticket = parseAmount(investee.capital_needed);
  return sql`
    select account_id,
      (case when ${investee.sector_type}::text = any(sectors_of_interest) then 35 else 0 end)
      + (case when ${ticket}::numeric >= investment_target_min
          and (investment_target_max is null or ${ticket}::numeric <= investment_target_max) then 25 else 0 end)
      + (case when ${investee.business_stage}::text = any(business_stages_investor) then 20 else 0 end)
      + (case when ${investee.investment_type}::text = any(investment_types_investor) then 10 else 0 end)
      + (case when ${investee.location}::text = location then 10 else 0 end) as score
    from profiles
    join accounts on accounts.id = profiles.account_id
    where user_type = 'investor' and verified_at is not null and suspended_at is null and closed_at is null`;
}

async function addInvestors(
  database: Database,
  first: number,
  last: number,
): Promise<void> {
  const ranges = INVESTMENT_TARGETS.map(
    ({ min, max, openEnded }: InvestmentTarget, range_index) =>
      sql`(${range_index}::smallint, ${min}::numeric, ${openEnded ? null : max}::numeric)`,
  );
  await database.execute(sql`
    with created as (
      insert into accounts (email, password_hash, user_type, created_at, verified_at)
      select 'investor-' || n || '@example.org', 'unused', 'investor', now(), now()
      from generate_series(${first}::int, ${last}::int) n
      returning id
    ), numbered as (
      select id, ${randomBelow(SECTORS.length)} as sector, ${randomBelow(STAGES.length)} as stage,
        ${randomBelow(INVESTMENT_TYPES.length)} as type, ${randomBelow(COUNTRIES.length)} as country,
        ${randomBelow(INVESTMENT_TARGETS.length)} as range_index
      from created
    ), generated as (
      select id, ${randomSubset(SECTORS, "sector", 3)} as sectors, ${randomSubset(STAGES, "stage", 3)} as stages,
        ${randomSubset(INVESTMENT_TYPES, "type", 2)} as types, (${sql.param([...COUNTRIES])}::text[])[1 + country] as country, range_index
      from numbered
    ), stored as (
      insert into profiles (account_id, created_at, updated_at, business_name, business_type, description, location,
        investment_target_min, investment_target_max, sectors_of_interest, investment_types_investor,
        business_stages_investor)
      select id, now(), now(), 'Investor ' || id, 'Partnership', 'A generated investor.', country, low, high, sectors,
        types, stages
      from generated join (values ${sql.join(ranges, sql`, `)}) as ranges (range_index, low, high) using (range_index)
    )
    insert into investor_criteria (account_id, sector, investment_type, stage, ticket_range, country)
    select id, sector, type, stage, range_index, country
    from generated, unnest(sectors) sector, unnest(types) type, unnest(stages) stage`);
}

// Selects one to `maxCount` consecutive values, wrapping around at the end. `positionColumn` is the name of the column
// that contains the index of the first selected value.
function randomSubset(
  values: readonly string[],
  positionColumn: string,
  maxCount: number,
) {
  const from = sql.identifier(positionColumn);
  return sql`(${sql.param([...values, ...values])}::text[])[1 + ${from}:1 + ${from} + ${randomBelow(maxCount)}]`;
}

// Selects a random whole number below `limit` for each row.
function randomBelow(limit: number) {
  return sql`floor(random() * ${limit})::int`;
}
