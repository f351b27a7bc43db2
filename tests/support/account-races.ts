import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database, Queries } from "../../server/database/connection.ts";
import { accounts, profiles } from "../../server/database/schema.ts";
import type { HttpResponse } from "./http-client.ts";

/** Maximum wait until the locked row blocks the call, in milliseconds. Less than the server's lock timeout. */
const MAX_WAIT = 4_000;

/**
 * Makes a call while another transaction deletes an account, so that the call reads the account before the deletion is
 * committed. `remainder` is what the deletion leaves in the database: nothing, or the row of the account, marked as
 * closed. A real deletion leaves the row if the account has matches. Throws when the call does not wait for the
 * deletion.
 */
export function callDuringDeletion(
  database: Database,
  accountId: number,
  remainder: "nothing" | "a closed account",
  call: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const remove = async (queries: Queries) => {
    if (remainder === "nothing")
      await queries.delete(accounts).where(eq(accounts.id, accountId));
    else {
      await queries.delete(profiles).where(eq(profiles.accountId, accountId));
      await queries
        .update(accounts)
        .set({
          email: `closed-${accountId}`,
          passwordHash: "",
          closedAt: new Date(),
        })
        .where(eq(accounts.id, accountId));
    }
  };
  return callDuringChange(database, accountId, remove, call);
}

/**
 * Makes a call while another transaction changes an account, so that the call reads the account before the change is
 * committed. Throws when the call does not wait for the change.
 */
export async function callDuringChange(
  database: Database,
  accountId: number,
  change: (queries: Queries) => Promise<unknown>,
  call: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { pendingCall } = await database.transaction(async (queries) => {
    await queries
      .select()
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for("update");
    const pendingCall = call();
    await untilCallWaits(database);
    await change(queries);
    // The call must not be awaited here, because it continues only after this transaction is committed.
    return { pendingCall };
  });
  return pendingCall;
}

async function untilCallWaits(database: Database): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < MAX_WAIT) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
  throw new Error("The call did not wait for the change to the account.");
}
