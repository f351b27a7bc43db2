import { sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, passwordHistory } from "../database/schema.ts";
import { hashPassword } from "../security/passwords.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "./accounts.ts";

/** The number of the advisory lock of a seeding node. */
const SEED_LOCK = 8_421_207_012;

/** Puts the demo data into the database; what is there already stays as it is. */
export async function seedDemo({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<void> {
  const now = new Date(clock.now());
  await database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    for (const account of DEMO_ACCOUNTS)
      await addAccount(queries, account, now);
  });
}

/** A verified account. Returns its number, or null when its address is taken. */
async function addAccount(
  queries: Queries,
  { email, password, userType }: DemoAccount,
  now: Date,
): Promise<number | null> {
  const passwordHash = await hashPassword(password);
  const [added] = await queries
    .insert(accounts)
    .values({ email, passwordHash, userType, createdAt: now, verifiedAt: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!added) return null;
  await queries
    .insert(passwordHistory)
    .values({ accountId: added.id, passwordHash, createdAt: now });
  return added.id;
}
