import { and, eq, isNull } from "drizzle-orm";
import { normalEmail } from "../../contract/rules/email.ts";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { OperatorFailure } from "./operator-failure.ts";

export type Account = typeof accounts.$inferSelect;

/**
 * The account of an address, however it is typed.
 *
 * @throws OperatorFailure when there is none; one that was closed is none.
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
