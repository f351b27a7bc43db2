import { eq, lt, sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/connection.ts";
import { limitCounters } from "../database/schema.ts";
import { hashOf } from "../security/tokens.ts";
import type { Limit } from "./rules.ts";

/** Counts what callers do, in the database, so that all nodes count together. */
export type Limits = {
  /**
   * Counts one hit for these parts (an address, an account). Returns null when it is within the limit, else the
   * milliseconds until it may be tried again. A hit past the limit does not make the wait longer.
   */
  hit(limit: Limit, ...parts: string[]): Promise<number | null>;
  /** Takes one hit back: what was counted turned out to be no failure. */
  takeBack(limit: Limit, ...parts: string[]): Promise<void>;
  /** Forgets all hits of these parts. */
  clear(limit: Limit, ...parts: string[]): Promise<void>;
};

/** Counters on a database. A window starts with its first hit and ends after its time. */
export function createLimits(database: Database, clock: Clock): Limits {
  const keyOf = (limit: Limit, parts: string[]) =>
    hashOf("limit", limit.name, ...parts);
  return {
    async hit(limit, ...parts) {
      const now = new Date(clock.now());
      const resetsAt = new Date(now.getTime() + limit.window);
      const isOver = sql`${limitCounters.resetsAt} <= ${now}`;
      const [counter] = await database
        .insert(limitCounters)
        .values({ key: keyOf(limit, parts), hits: 1, resetsAt })
        .onConflictDoUpdate({
          target: limitCounters.key,
          set: {
            hits: sql`case when ${isOver} then 1 else least(${limitCounters.hits} + 1, ${limit.hits + 1}) end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt} else ${limitCounters.resetsAt} end`,
          },
        })
        .returning();
      if (!counter || counter.hits <= limit.hits) return null;
      return Math.max(1, counter.resetsAt.getTime() - now.getTime());
    },
    async takeBack(limit, ...parts) {
      await database
        .update(limitCounters)
        .set({ hits: sql`greatest(${limitCounters.hits} - 1, 0)` })
        .where(eq(limitCounters.key, keyOf(limit, parts)));
    },
    async clear(limit, ...parts) {
      await database
        .delete(limitCounters)
        .where(eq(limitCounters.key, keyOf(limit, parts)));
    },
  };
}

/** Limits that never refuse: LIMITS=off, for requests at home only. */
export const noLimits: Limits = {
  hit: async () => null,
  takeBack: async () => {},
  clear: async () => {},
};

/** Removes counters whose window is over. */
export async function removeOldCounters(database: Database, now: number) {
  await database
    .delete(limitCounters)
    .where(lt(limitCounters.resetsAt, new Date(now)));
}
