import { sql } from "drizzle-orm";
import type { Update } from "../../contract/calls/matches.ts";
import type { Queries } from "../database/connection.ts";
import { updates } from "../database/schema.ts";

/** The channel on which nodes are notified of accounts with updates. The payload contains only account ids. */
export const CHANNEL = "ubia_updates";
/** Maximum number of account ids per notification; PostgreSQL limits the payload to 8,000 bytes. */
const NUMBERS = 500;

export type NewUpdate = {
  readonly accountId: number;
  readonly matchId: string;
  readonly kind: Update["kind"];
};

/** Adds updates for members' open pages, in the transaction of the change that they report. */
export async function addUpdates(
  queries: Queries,
  added: readonly NewUpdate[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return;
  await queries.insert(updates).values(added.map((one) => ({ ...one, at })));
  await wakeNodes(
    queries,
    added.map(({ accountId }) => accountId),
  );
}

/**
 * Notifies every node, when the transaction commits, to check the open pages of these accounts for updates and ended sessions.
 * Does nothing on a database engine without pg_notify, where the nodes poll.
 */
export async function wakeNodes(
  queries: Queries,
  accountIds: readonly number[],
): Promise<void> {
  const numbers = [...new Set(accountIds)];
  for (let from = 0; from < numbers.length; from += NUMBERS) {
    const payload = numbers.slice(from, from + NUMBERS).join(",");
    // A missing function must not abort the caller's transaction. The payload consists of digits and commas.
    await queries.execute(
      sql.raw(
        `do $$ begin perform pg_notify('${CHANNEL}', '${payload}'); exception when undefined_function then null; end $$`,
      ),
    );
  }
}

/** Returns the account ids of a notification, or null for the payload of a loopback check. */
export function accountsIn(payload: string): number[] | null {
  return /^\d+(,\d+)*$/.test(payload) ? payload.split(",").map(Number) : null;
}
