import { and, eq, isNull } from "drizzle-orm";
import { normalEmail } from "../../contract/rules/accounts.ts";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { OperatorFailure } from "./operator-failure.ts";

export type Account = typeof accounts.$inferSelect;

/**
 * Returns the account of an e-mail address, ignoring case and surrounding blanks.
 *
 * @throws OperatorFailure when it does not exist or is closed.
 */
export async function foundAccount(
  queries: Queries,
  email: string,
): Promise<Account> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.email, normalEmail(email)), isNull(accounts.closedAt)),
    );
  if (account) return account;
  throw new OperatorFailure(`No account has the address ${email}.`);
}
