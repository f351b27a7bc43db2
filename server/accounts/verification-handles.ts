import { and, eq, gt, isNull } from "drizzle-orm";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, verificationHandles } from "../database/schema.ts";
import { hashOf, newToken } from "../security/tokens.ts";

/** What a handle was issued for. */
export type HandleOwner = {
  /** Null when there is no account, or none that may be used. */
  readonly account: {
    readonly id: number;
    readonly email: string;
    readonly verifiedAt: Date | null;
  } | null;
  /** What the limits of this handle count by: the same for all handles of one e-mail. */
  readonly limitKey: string;
};

/** A new handle by which a browser can enter a code for this account and ask for another (not a session). */
export function createHandle(
  queries: Queries,
  clock: Clock,
  accountId: number,
): Promise<string> {
  return storeHandle(queries, clock, { accountId });
}

/**
 * A handle for an e-mail without an account that waits for its verification. It verifies nothing, but meets the limits
 * of its e-mail, so that it cannot be told from one of an account.
 */
export function createHandleWithoutAccount(
  queries: Queries,
  clock: Clock,
  email: string,
): Promise<string> {
  return storeHandle(queries, clock, { emailHash: emailHashOf(email) });
}

/** What the limits of verification count by for an e-mail. */
export function verificationLimitKey(email: string): string {
  return keyOf(emailHashOf(email));
}

/** What a handle was issued for. One that is unknown or too old has no account and a key of its own. */
export async function ownerOfHandle(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  token: string,
): Promise<HandleOwner> {
  const [handle] = await database
    .select({
      emailHash: verificationHandles.emailHash,
      account: {
        id: accounts.id,
        email: accounts.email,
        verifiedAt: accounts.verifiedAt,
      },
    })
    .from(verificationHandles)
    .leftJoin(
      accounts,
      and(
        eq(accounts.id, verificationHandles.accountId),
        isNull(accounts.suspendedAt),
        isNull(accounts.closedAt),
      ),
    )
    .where(
      and(
        eq(verificationHandles.tokenHash, hashOf("handle", token)),
        gt(verificationHandles.expiresAt, new Date(clock.now())),
      ),
    );
  const account = handle?.account ?? null;
  if (account)
    return { account, limitKey: verificationLimitKey(account.email) };
  const { emailHash } = handle ?? {};
  return {
    account,
    limitKey: emailHash ? keyOf(emailHash) : `handle ${token}`,
  };
}

async function storeHandle(
  queries: Queries,
  clock: Clock,
  owner: { accountId: number } | { emailHash: Buffer },
): Promise<string> {
  const token = newToken();
  await queries.insert(verificationHandles).values({
    tokenHash: hashOf("handle", token),
    ...owner,
    expiresAt: new Date(clock.now() + LINK_LIFETIME),
  });
  return token;
}

function emailHashOf(email: string): Buffer {
  return hashOf("verification email", email);
}

function keyOf(emailHash: Buffer): string {
  return emailHash.toString("base64url");
}
