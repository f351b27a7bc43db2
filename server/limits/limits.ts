import { and, eq, lte, sql, TransactionRollbackError } from "drizzle-orm";
import { formatWait } from "../../contract/format.ts";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/connection.ts";
import { limitCounters } from "../database/schema.ts";
import { tooMany } from "../http/http-error.ts";
import { hashOf } from "../security/tokens.ts";
import type { Limit } from "./rules.ts";

/** A limit and the parts of its key, such as an address or an account. */
export type LimitKey = readonly [limit: Limit, ...parts: string[]];

/** Rate limits, counted in the database so that all nodes share them. */
export type Limits = {
  /**
   * Counts one hit for this key (an address, an account). Returns null if the hit is within the limit, otherwise the
   * time until the next attempt is allowed, in milliseconds. A hit beyond the limit does not extend the wait.
   */
  hit(limit: Limit, ...parts: string[]): Promise<number | null>;
  /** Counts a hit for every key and returns null. If a key is over its limit, only returns the longest wait in ms. */
  hitAll(keys: readonly LimitKey[]): Promise<number | null>;
  /** Subtracts one hit that should not have counted. */
  undoHit(limit: Limit, ...parts: string[]): Promise<void>;
  /** Removes all hits of this key. */
  clear(limit: Limit, ...parts: string[]): Promise<void>;
  /** Returns the limits in a transaction, so that a hit counts only if the change is committed. */
  within(queries: Queries): Limits;
};

type Row = typeof limitCounters.$inferSelect;

/** Creates rate limits with counters in a database. A window starts with its first hit and ends after its duration. */
export function createLimits(database: Queries, clock: Clock): Limits {
  return {
    async hit(...key) {
      const now = clock.now();
      const rows = await addHits(database, [key], now);
      return longestWait([key], rows, now);
    },
    async hitAll(keys) {
      const now = clock.now();
      let wait: number | null = null;
      const counting = database.transaction(async (queries) => {
        wait = longestWait(keys, await addHits(queries, keys, now), now);
        if (wait !== null) queries.rollback();
      });
      await counting.catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
      return wait;
    },
    async undoHit(...key) {
      const matchesKey = eq(limitCounters.key, hashKey(key));
      await database
        .update(limitCounters)
        .set({ hits: sql`${limitCounters.hits} - 1` })
        .where(matchesKey);
      // Otherwise, a client could add any number of counters with hits that are undone.
      await database
        .delete(limitCounters)
        .where(and(matchesKey, lte(limitCounters.hits, 0)));
    },
    async clear(...key) {
      await database
        .delete(limitCounters)
        .where(eq(limitCounters.key, hashKey(key)));
    },
    within: (queries) => createLimits(queries, clock),
  };
}

/** Limits that never reject, for LIMITS=off in local mode. */
export const noLimits: Limits = {
  hit: async () => null,
  hitAll: async () => null,
  undoHit: async () => {},
  clear: async () => {},
  within: () => noLimits,
};

/** Counts one hit for this key. Throws a 429 when the key is over its limit. */
export async function enforceLimit(
  { limits }: { readonly limits: Limits },
  ...key: LimitKey
): Promise<void> {
  throwIfLimited(key[0], await limits.hit(...key));
}

/** Throws an HttpError 429 for a wait in milliseconds. Does nothing when `wait` is null. */
export function throwIfLimited({ name, message }: Limit, wait: number | null) {
  if (wait === null) return;
  const values = { wait: formatWait(wait) };
  throw tooMany({ key: message, values }, wait, name);
}

function hashKey([limit, ...parts]: LimitKey): Buffer {
  return hashOf("limit", limit.name, ...parts);
}

async function addHits(
  queries: Queries,
  keys: readonly LimitKey[],
  now: number,
): Promise<Row[]> {
  const values = keys
    .map((key) => ({
      key: hashKey(key),
      hits: 1,
      resetsAt: new Date(now + key[0].window),
    }))
    // A fixed order prevents deadlocks between two transactions.
    .sort((a, b) => a.key.compare(b.key));
  const isWindowOver = sql`${limitCounters.resetsAt} <= ${new Date(now)}`;
  return queries
    .insert(limitCounters)
    .values(values)
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        hits: sql`case when ${isWindowOver} then 1 else ${limitCounters.hits} + 1 end`,
        resetsAt: sql`case when ${isWindowOver} then excluded.resets_at else ${limitCounters.resetsAt} end`,
      },
    })
    .returning();
}

function longestWait(
  keys: readonly LimitKey[],
  rows: readonly Row[],
  now: number,
): number | null {
  const waits = keys.flatMap((key) => {
    const row = rows.find((counter) => counter.key.equals(hashKey(key)));
    return row && row.hits > key[0].hits ? row.resetsAt.getTime() - now : [];
  });
  return waits.length === 0 ? null : Math.max(1, ...waits);
}
