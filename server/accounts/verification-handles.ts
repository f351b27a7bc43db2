import { and, eq, gt, isNull } from "drizzle-orm";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, verificationHandles } from "../database/schema.ts";
import { hashOf, newToken } from "../security/tokens.ts";

/** A new handle by which a browser can enter a code for this account and ask for another (not a session). */
export async function createHandle(
  queries: Queries,
  clock: Clock,
  accountId: number,
): Promise<string> {
  const token = newToken();
  await queries.insert(verificationHandles).values({
    tokenHash: hashOf("handle", token),
    accountId,
    expiresAt: new Date(clock.now() + LINK_LIFETIME),
  });
  return token;
}

/** The account of a handle, or null for one that is unknown or too old. */
export async function accountOfHandle(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  token: string,
) {
  const [account] = await database
    .select({
      id: accounts.id,
      email: accounts.email,
      verifiedAt: accounts.verifiedAt,
    })
    .from(verificationHandles)
    .innerJoin(accounts, eq(accounts.id, verificationHandles.accountId))
    .where(
      and(
        eq(verificationHandles.tokenHash, hashOf("handle", token)),
        gt(verificationHandles.expiresAt, new Date(clock.now())),
        isNull(accounts.suspendedAt),
        isNull(accounts.closedAt),
      ),
    );
  return account ?? null;
}
