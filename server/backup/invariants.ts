import { getTableName } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import * as schema from "../database/schema.ts";

/** A statement that is true of every consistent database, and a query for the rows of which it is not. */
type Invariant = readonly [statement: string, violations: string];

/** The identity columns, with their tables. */
const NUMBERS = Object.values(schema).flatMap((table) =>
  table instanceof PgTable
    ? getTableConfig(table)
        .columns.filter(({ generatedIdentity }) => generatedIdentity)
        .map(({ name }) => [getTableName(table), name] as const)
    : [],
);

/** What must be true of the data besides what the constraints of the tables enforce. */
const INVARIANTS: readonly Invariant[] = [
  [
    `An investee has at most ${MAX_MATCHES} matches that have not ended.`,
    `select investee_id from matches where ended is null group by investee_id having count(*) > ${MAX_MATCHES}`,
  ],
  [
    "A pair has at most one match.",
    "select investee_id from matches group by investee_id, investor_id having count(*) > 1",
  ],
  [
    "The sides of a match are an investee and an investor.",
    `select from matches
       join accounts as investee on investee.id = investee_id
       join accounts as investor on investor.id = investor_id
     where investee.user_type <> 'investee' or investor.user_type <> 'investor'`,
  ],
  [
    "A match is funded if and only if it has an amount, and has then not ended.",
    `select from matches
     where (status = 'funded') <> (funded_amount > 0) or (status = 'funded' and ended is not null)`,
  ],
  [
    "The last entry in the history of a match is its state.",
    `select from matches left join lateral (
       select status as last from match_events where match_id = matches.id order by id desc limit 1
     ) as history on true
     where last is distinct from coalesce(ended, status)`,
  ],
  [
    "A match changes after it was made, and its history is in order.",
    `select from matches where updated_at < created_at
     union all
     select from (select at, lag(at) over (partition by match_id order by id) as before from match_events) as history
     where at < before - interval '10 seconds'`,
  ],
  [
    "Only a declined match has a reason for it.",
    "select from matches where decline_reason is not null and status <> 'rejected'",
  ],
  [
    "Only approved and funded matches have statements about the funding.",
    `select from funding_reports join matches on matches.id = match_id
     where status not in ('approved', 'funded') or ended is not null`,
  ],
  [
    "A statement about the funding or a reminder belongs to a side of the match.",
    `select from (
       select match_id, account_id from funding_reports union all select match_id, account_id from reminders
     ) as stated join matches on matches.id = match_id
     where account_id not in (investee_id, investor_id)`,
  ],
  [
    "An investor who can be found is verified, not suspended, not closed and has a profile.",
    `select from investor_criteria
       join accounts on accounts.id = investor_criteria.account_id
       left join profiles on profiles.account_id = accounts.id
     where profiles.account_id is null or user_type <> 'investor'
       or verified_at is null or suspended_at is not null or closed_at is not null`,
  ],
  [
    `A profile has used at most ${MAX_RERUNS} re-runs.`,
    `select from profiles where match_reruns_used not between 0 and ${MAX_RERUNS}`,
  ],
  [
    "A file is as long as its size states.",
    "select from files where octet_length(content) <> size",
  ],
  [
    "A closed account has no personal data, and only matches that can no longer change.",
    `select from accounts where closed_at is not null and (
       email <> 'closed-' || id or password_hash <> ''
       or exists (select from profiles where account_id = accounts.id)
       or exists (select from files where account_id = accounts.id)
       or exists (select from sessions where account_id = accounts.id)
       or exists (select from password_history where account_id = accounts.id)
       or exists (select from matches where accounts.id in (investee_id, investor_id)
         and ended is null and status <> 'funded'))`,
  ],
  [
    "An email about a decision is owed only for a match with a decision.",
    "select from matches where decision_mail_at is not null and status = 'pending'",
  ],
  [
    "A queued email is about an account that has not been erased.",
    `select from mail_outbox where about_account_id is not null and not exists (
       select from accounts where id = about_account_id and closed_at is null)`,
  ],
  ...NUMBERS.map(
    ([table, column]): Invariant => [
      `The next number in ${table} is new.`,
      `select from (select max(${column}) as highest from ${table}) as numbers
       where highest > coalesce(pg_sequence_last_value(pg_get_serial_sequence('${table}', '${column}')::regclass), 0)`,
    ],
  ),
];

/** Checks a database that has all migrations. */
export async function checkInvariants(client: Pick<pg.Client, "query">) {
  const results: { statement: string; violations: number }[] = [];
  for (const [statement, violations] of INVARIANTS) {
    const { rows } = await client.query<{ number: number }>(
      `select count(*)::int as number from (${violations}) as violations`,
    );
    results.push({ statement, violations: rows[0]?.number ?? 0 });
  }
  return results;
}
