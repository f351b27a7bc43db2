import { inArray } from "drizzle-orm";
import type { ServerContext } from "./context.ts";
import { accounts } from "./database/schema.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "./demo/accounts.ts";
import { seedDemo } from "./demo/seed.ts";

/** Adds the demo data according to SEED. */
export async function seedAsAsked(context: ServerContext): Promise<void> {
  const { database, env } = context;
  if (env.seed === "none") return;
  const isEmpty = (await database.$count(accounts)) === 0;
  if (env.seed === "demo" || isEmpty) await seedDemo(context);
}

/** Returns the demo accounts that exist, for the start message; none outside local mode. */
export async function presentDemoAccounts({
  database,
  env,
}: ServerContext): Promise<readonly DemoAccount[]> {
  if (!env.isLocalMode) return [];
  const emails = DEMO_ACCOUNTS.map((account) => account.email);
  const present = await database
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  return DEMO_ACCOUNTS.filter((account) =>
    present.some(({ email }) => email === account.email),
  );
}
