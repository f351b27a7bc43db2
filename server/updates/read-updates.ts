import { type SQL, sql } from "drizzle-orm";
import type { AnswerOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import { UPDATES_KEPT, UPDATES_LISTED } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";

type Store = { readonly database: Database; readonly clock: Clock };
type Row = {
  account_id: string;
  id: string;
  kind: Update["kind"];
  match_id: string;
  name: string | null;
  funded_amount: string;
  at: Date;
};

/** Returns the response of GET /api/updates/ for one account. */
export async function updatesAnswer(
  store: Store,
  accountId: number,
): Promise<AnswerOf<"updates">> {
  const found = await newestUpdates(store, [accountId]);
  return { updates: found.get(accountId) ?? [], now: store.clock.now() };
}

/**
 * Returns the newest updates of each account, oldest first, at most `UPDATES_LISTED` of the last hour. Orders by sequence number,
 * not by time: clocks of nodes differ, and transactions may commit in a different order.
 */
export async function newestUpdates(
  { database, clock }: Store,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Update[]>> {
  const found = new Map<number, Update[]>();
  if (accountIds.length === 0) return found;
  const kept = new Date(clock.now() - UPDATES_KEPT).toISOString();
  const { rows } = await database.execute<Row>(newest(accountIds, kept));
  for (const row of rows) {
    const account = Number(row.account_id);
    const mine = found.get(account) ?? [];
    mine.push(wireUpdate(row));
    found.set(account, mine);
  }
  return found;
}

// Closed matches have no name: an investor loses access to the investee's data when a match ends.
function newest(accountIds: readonly number[], kept: string): SQL {
  const accounts = `{${accountIds.join(",")}}`;
  return sql`
    select one.account_id, one.id, one.kind, one.match_id, matches.funded_amount, one.at,
      case when matches.ended is null then profiles.business_name end as name
    from unnest(${accounts}::bigint[]) as asked (account_id)
    cross join lateral (
      select * from updates
      where updates.account_id = asked.account_id and updates.at > ${kept}::timestamptz
      order by updates.number desc
      limit ${UPDATES_LISTED}
    ) as one
    join matches on matches.id = one.match_id
    left join profiles on profiles.account_id =
      case when matches.investee_id = one.account_id then matches.investor_id else matches.investee_id end
    order by one.number`;
}

function wireUpdate(row: Row): Update {
  return {
    id: row.id,
    kind: row.kind,
    match_id: row.match_id,
    name: row.name,
    funded_ammount: row.funded_amount,
    at: new Date(row.at).getTime(),
  };
}
