import { sql } from "drizzle-orm";
import type { Update } from "../../contract/calls/matches.ts";
import {
  MAX_UPDATES_PER_RESPONSE,
  UPDATES_RETENTION,
} from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database, Queries } from "../database/connection.ts";
import { updates } from "../database/schema.ts";
import { preparedInsert } from "../database/statements.ts";

/** The channel that notifies nodes of accounts to check. A payload contains account ids or a loopback check's id. */
export const CHANNEL = "ubia_updates";
/** Maximum number of account ids per notification; PostgreSQL limits the payload to 8,000 bytes. */
const MAX_IDS = 500;

const insertUpdates = preparedInsert(updates);

/** Adds updates for members' open pages, in the same transaction as the change that the updates report. */
export async function addUpdates(
  queries: Queries,
  added: readonly Omit<typeof updates.$inferInsert, "at">[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return;
  await insertUpdates(
    queries,
    added.map((update) => ({ ...update, at })),
  );
  await notifyNodes(
    queries,
    added.map(({ accountId }) => accountId),
  );
}

/**
 * Makes every node check these accounts for updates and ended sessions as soon as the transaction commits. Does nothing
 * if the database engine has no pg_notify; the nodes then poll.
 */
export async function notifyNodes(
  queries: Queries,
  accountIds: readonly number[],
): Promise<void> {
  const payloads = payloadsOf(accountIds);
  if (payloads.length === 0) return;
  await queries.execute(
    sql`select ${notification} from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

/** An SQL expression that notifies all nodes, for a statement with the payloads in the column `payload`. */
export const notification = sql`notify_nodes(${sql.raw(`'${CHANNEL}'`)}, payload)`;

/** Returns the payloads of the notifications about these accounts. */
export function payloadsOf(accountIds: readonly number[]): readonly string[] {
  const ids = [...new Set(accountIds)];
  const payloads: string[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS)
    payloads.push(ids.slice(from, from + MAX_IDS).join());
  return payloads;
}

/** Returns the account ids in a notification, or null for any other payload, such as that of a loopback check. */
export function parseAccountIds(payload: string): number[] | null {
  return /^\d+(,\d+)*$/.test(payload) ? payload.split(",").map(Number) : null;
}

type Deps = { readonly database: Database; readonly clock: Clock };

/** Returns the response of GET /api/updates/ for one account. */
export async function updatesResponse(deps: Deps, accountId: number) {
  const updatesByAccount = await newestUpdates(deps, [accountId]);
  return {
    updates: updatesByAccount.get(accountId) ?? [],
    now: deps.clock.now(),
  };
}

/**
 * Returns each account's updates of the last `UPDATES_RETENTION`, but at most the newest `MAX_UPDATES_PER_RESPONSE`,
 * oldest first. Orders by sequence number, not by time, because the clocks of nodes differ.
 */
export async function newestUpdates(
  { database, clock }: Deps,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Update[]>> {
  if (accountIds.length === 0) return new Map();
  const since = new Date(clock.now() - UPDATES_RETENTION).toISOString();
  const accounts = `{${accountIds.join(",")}}`;
  // Updates about ended matches contain no name: an investor loses access to the investee's data when a match ends.
  const { rows } = await database.execute<{ id: string; updates: Update[] }>(
    sql`
    select requested.id, json_agg(json_build_object(
      'id', latest.id, 'kind', latest.kind, 'match_id', latest.match_id,
      'name', case when matches.ended is null then profiles.business_name end,
      'funded_ammount', matches.funded_amount::text,
      'at', (extract(epoch from latest.at) * 1000)::bigint
    ) order by latest.number) as updates
    from unnest(${accounts}::bigint[]) as requested (id)
    cross join lateral (
      select * from updates
      where updates.account_id = requested.id and updates.at > ${since}::timestamptz
      order by updates.number desc
      limit ${MAX_UPDATES_PER_RESPONSE}
    ) as latest
    join matches on matches.id = latest.match_id
    left join profiles on profiles.account_id =
      case when matches.investee_id = requested.id then matches.investor_id else matches.investee_id end
    group by requested.id`,
  );
  return new Map(rows.map(({ id, updates }) => [Number(id), updates]));
}
