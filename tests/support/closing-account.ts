import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../server/database/connection.ts";
import { accounts, profiles } from "../../server/database/schema.ts";
import type { Answer } from "./http-client.ts";

/** Longest wait for a call to meet the deletion, in milliseconds; below the server's own patience with a lock. */
const PATIENCE = 4_000;

/**
 * Makes a call that finds its account open and is then overtaken by the deletion of the account: the row goes, or
 * stays empty where matches of others name it. Fails when the call does not wait for the deletion.
 */
export async function whileClosing(
  database: Database,
  accountId: number,
  left: "nothing" | "an empty row",
  call: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await database.transaction(async (queries) => {
    await queries
      .select()
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for("update");
    const called = call();
    await untilSomebodyWaits(database);
    if (left === "nothing")
      await queries.delete(accounts).where(eq(accounts.id, accountId));
    else {
      await queries.delete(profiles).where(eq(profiles.accountId, accountId));
      await queries
        .update(accounts)
        .set({ email: `closed-${accountId}`, closedAt: new Date() })
        .where(eq(accounts.id, accountId));
    }
    // Not awaited: it goes on when this transaction has ended.
    return { called };
  });
  return answer.called;
}

async function untilSomebodyWaits(database: Database): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await sleep(10);
  }
  throw new Error("The call did not meet the deletion of its account.");
}
