import { sql } from "drizzle-orm";
import type { Update } from "../../contract/wire.ts";
import type { Queries } from "../database/connection.ts";
import { updates } from "../database/schema.ts";

/** The channel on which nodes hear whose pages have news. Its payload: numbers of accounts, and nothing else. */
export const CHANNEL = "ubia_updates";
/** Numbers in one notification; PostgreSQL takes 8,000 bytes. */
const NUMBERS = 500;

export type Told = {
  readonly accountId: number;
  readonly matchId: string;
  readonly kind: Update["kind"];
};

/** Leaves updates for members' open pages, in the transaction of what they tell of: both happen or neither. */
export async function tell(
  queries: Queries,
  told: readonly Told[],
  at: Date,
): Promise<void> {
  if (told.length === 0) return;
  await queries.insert(updates).values(told.map((one) => ({ ...one, at })));
  await wakeNodes(
    queries,
    told.map(({ accountId }) => accountId),
  );
}

/**
 * Tells every node, once the transaction is done, to look after the open pages of these accounts: they have news, or
 * a session less. Nothing happens on an engine that cannot notify: its nodes look by themselves.
 */
export async function wakeNodes(
  queries: Queries,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0 || !(await canNotify(queries))) return;
  const numbers = [...new Set(accountIds)];
  for (let from = 0; from < numbers.length; from += NUMBERS) {
    const payload = numbers.slice(from, from + NUMBERS).join(",");
    await queries.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }
}

/** The accounts of a notification; null for one that names none. */
export function accountsIn(payload: string): number[] | null {
  return /^\d+(,\d+)*$/.test(payload) ? payload.split(",").map(Number) : null;
}

// Asked each time, as an unknown function would take the whole change with it: changes are rare, and this is quick.
async function canNotify(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select 1 from pg_catalog.pg_proc where proname = 'pg_notify' limit 1`,
  );
  return rows.length > 0;
}
