import { readFileSync } from "node:fs";
import { and, asc, inArray, isNotNull, min } from "drizzle-orm";
import { z } from "zod";
import type { Queries } from "../database/connection.ts";
import { audit } from "../database/schema.ts";
import { eraseAccount } from "../personal-data/close-account.ts";
import { BackupFailure } from "./backup-failure.ts";

/** How the audit table names an erasure after a restore. */
const ERASED_AGAIN = "data erase after restore";
/** The actions in the audit table that erase an account. */
const ERASING_ACTIONS = ["account deleted", "data erase", ERASED_AGAIN];

/** An account that has been erased. An id says nothing about a person. */
const erasure = z.object({
  account_id: z.int().positive(),
  erased_at: z.iso.datetime(),
});
export type Erasure = z.output<typeof erasure>;
const erasuresSchema = z.object({ erasures: z.array(erasure) });

/** Returns the erased accounts, earliest first. */
export async function listErasures(queries: Queries): Promise<Erasure[]> {
  const erasedAt = min(audit.at);
  const rows = await queries
    .select({ id: audit.accountId, erasedAt })
    .from(audit)
    .where(
      and(inArray(audit.action, ERASING_ACTIONS), isNotNull(audit.accountId)),
    )
    .groupBy(audit.accountId)
    .orderBy(asc(erasedAt), asc(audit.accountId));
  return rows.map((row) => ({
    account_id: Number(row.id),
    erased_at: new Date(row.erasedAt ?? 0).toISOString(),
  }));
}

/**
 * Reads a file that `erasures list --json` has written.
 *
 * @throws BackupFailure when it cannot be read.
 */
export function readErasures(file: string): Erasure[] {
  try {
    const text = readFileSync(file, "utf8");
    // Without -s, npm prints lines before the JSON.
    return erasuresSchema.parse(JSON.parse(text.slice(text.indexOf("{"))))
      .erasures;
  } catch {
    throw new BackupFailure(
      `${file} is not a list of erasures: write it with \`erasures list --json\`.`,
    );
  }
}

/**
 * Erases accounts again that a backup contains, in the caller's transaction. The erasures of other accounts are recorded, so
 * that a later restore of another backup knows them. Returns the ids of those that were erased.
 */
export async function eraseAgain(
  queries: Queries,
  erasures: readonly Erasure[],
  actor: string,
): Promise<number[]> {
  const erased: number[] = [];
  const by = { actor, action: ERASED_AGAIN };
  // The first time of an erasure stays its time, which proves when it was done.
  const times = new Map<number, string>();
  for (const { account_id, erased_at } of erasures)
    if ((times.get(account_id) ?? erased_at) >= erased_at)
      times.set(account_id, erased_at);
  const known = new Set(
    (await listErasures(queries)).map(({ account_id }) => account_id),
  );
  for (const [accountId, time] of times) {
    const at = new Date(time);
    if (await eraseAccount(queries, { accountId, by }, at))
      erased.push(accountId);
    else if (!known.has(accountId))
      await queries.insert(audit).values({ at, ...by, accountId, details: {} });
  }
  return erased;
}
