import {
  and,
  eq,
  gt,
  inArray,
  sql,
  TransactionRollbackError,
} from "drizzle-orm";
import { formatWait } from "../../contract/format.ts";
import type { Clock } from "../clock.ts";
import type { Database, Queries } from "../database/connection.ts";
import { limitCounters } from "../database/schema.ts";
import { rateLimitError } from "../http/http-error.ts";
import { hashOf } from "../security/tokens.ts";
import type { Limit } from "./rules.ts";

/** A limit and its key, such as an address or an account. */
export type Counted = readonly [limit: Limit, ...parts: string[]];

/** Rate limits, counted in the database so that all nodes share them. */
export type Limits = {
  /**
   * Counts one hit for this key (an address, an account). Returns null when it is within the limit, otherwise the milliseconds
   * until the next attempt is allowed. A hit beyond the limit does not extend the wait.
   */
  hit(limit: Limit, ...parts: string[]): Promise<number | null>;
  /** Counts one hit for each, or none at all when one is over its limit. Returns null or the longest wait in milliseconds. */
  hitAll(counted: readonly Counted[]): Promise<number | null>;
  /** Returns the longest wait of these in milliseconds, or null when all have hits left. Does not count a hit. */
  waitOf(counted: readonly Counted[]): Promise<number | null>;
  /** Subtracts one hit that should not have counted. */
  takeBack(limit: Limit, ...parts: string[]): Promise<void>;
  /** Removes all hits of this key. */
  clear(limit: Limit, ...parts: string[]): Promise<void>;
};

type Row = typeof limitCounters.$inferSelect;

/** Creates rate limits on a database. A window starts with its first hit and ends after its duration. */
export function createLimits(database: Database, clock: Clock): Limits {
  return {
    async hit(...counted) {
      const now = clock.now();
      const rows = await addHits(database, [counted], now);
      return longestWait([counted], rows, now);
    },
    async hitAll(counted) {
      const now = clock.now();
      let wait: number | null = null;
      const counting = database.transaction(async (queries) => {
        wait = longestWait(counted, await addHits(queries, counted, now), now);
        if (wait !== null) queries.rollback();
      });
      await counting.catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
      return wait;
    },
    async waitOf(counted) {
      const now = clock.now();
      const rows = await database
        .select()
        .from(limitCounters)
        .where(
          and(
            inArray(limitCounters.key, counted.map(keyOf)),
            gt(limitCounters.resetsAt, new Date(now)),
          ),
        );
      // Checks the next hit, which a counter at its limit would reject.
      const next = rows.map((row) => ({ ...row, hits: row.hits + 1 }));
      return longestWait(counted, next, now);
    },
    async takeBack(...counted) {
      await database
        .update(limitCounters)
        .set({ hits: sql`greatest(${limitCounters.hits} - 1, 0)` })
        .where(eq(limitCounters.key, keyOf(counted)));
    },
    async clear(...counted) {
      await database
        .delete(limitCounters)
        .where(eq(limitCounters.key, keyOf(counted)));
    },
  };
}

/** Limits that never reject: LIMITS=off, in local mode only. */
export const noLimits: Limits = {
  hit: async () => null,
  hitAll: async () => null,
  waitOf: async () => null,
  takeBack: async () => {},
  clear: async () => {},
};

/**
 * Counts one hit for this key.
 *
 * @throws HttpError 429 over the limit.
 */
export async function enforceLimit(
  { limits }: { readonly limits: Limits },
  ...counted: Counted
): Promise<void> {
  checkWait(counted[0], await limits.hit(...counted));
}

/** Throws the HttpError 429 of a limit for a wait in milliseconds. Does nothing without a wait. */
export function checkWait({ message }: Limit, wait: number | null): void {
  if (wait !== null)
    throw rateLimitError(wait, {
      key: message,
      values: { wait: formatWait(wait) },
    });
}

function keyOf([limit, ...parts]: Counted): Buffer {
  return hashOf("limit", limit.name, ...parts);
}

async function addHits(
  queries: Queries,
  counted: readonly Counted[],
  now: number,
): Promise<Row[]> {
  const values = counted
    .map(([limit, ...parts]) => ({
      key: keyOf([limit, ...parts]),
      hits: 1,
      resetsAt: new Date(now + limit.window),
    }))
    // A fixed order prevents deadlocks between two transactions.
    .sort((a, b) => a.key.compare(b.key));
  const isOver = sql`${limitCounters.resetsAt} <= ${new Date(now)}`;
  return queries
    .insert(limitCounters)
    .values(values)
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${limitCounters.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limitCounters.resetsAt} end`,
      },
    })
    .returning();
}

function longestWait(
  counted: readonly Counted[],
  rows: readonly Row[],
  now: number,
): number | null {
  const waits = counted.flatMap(([limit, ...parts]) => {
    const row = rows.find(({ key }) => key.equals(keyOf([limit, ...parts])));
    return row && row.hits > limit.hits
      ? [Math.max(1, row.resetsAt.getTime() - now)]
      : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}
