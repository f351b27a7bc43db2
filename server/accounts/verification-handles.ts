import { and, eq, gt, sql } from "drizzle-orm";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, verificationHandles } from "../database/schema.ts";
import { hashOf, newToken } from "../security/tokens.ts";

/**
 * Creates a handle with which a browser can enter a code for an account and request a new code. It is not a session.
 * The handle for an email address that has no unverified account cannot verify anything. It has the same limits as
 * other handles, so that a client cannot tell whether the address has an unverified account.
 */
export async function createHandle(
  queries: Queries,
  clock: Clock,
  owner: { accountId: number } | { email: string },
): Promise<string> {
  const token = newToken();
  await queries.insert(verificationHandles).values({
    tokenHash: hashOf("handle", token),
    ...("email" in owner ? { emailHash: emailHashOf(owner.email) } : owner),
    expiresAt: new Date(clock.now() + LINK_LIFETIME),
  });
  return token;
}

/** Returns the key under which the verification limits count calls for an email address. */
export function verificationLimitKey(email: string): string {
  return keyOf(emailHashOf(email));
}

/**
 * Returns the account of a handle, and the key under which limits count calls with it. The account is null when the handle is
 * unknown, expired or without an account, or when its account is suspended or closed. All handles of one email address have the
 * same key; an unknown or expired handle has a key of its own.
 */
export async function ownerOfHandle(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  token: string,
) {
  const [handle] = await database
    .select({
      emailHash: verificationHandles.emailHash,
      account: {
        id: accounts.id,
        email: accounts.email,
        verifiedAt: accounts.verifiedAt,
      },
      endedAt: sql<unknown>`coalesce(${accounts.suspendedAt}, ${accounts.closedAt})`,
    })
    .from(verificationHandles)
    .leftJoin(accounts, eq(accounts.id, verificationHandles.accountId))
    .where(
      and(
        eq(verificationHandles.tokenHash, hashOf("handle", token)),
        gt(verificationHandles.expiresAt, new Date(clock.now())),
      ),
    );
  const { account = null, endedAt = null } = handle ?? {};
  const emailHash =
    handle?.emailHash ?? (account && emailHashOf(account.email));
  return {
    account: endedAt === null ? account : null,
    limitKey: emailHash ? keyOf(emailHash) : `handle ${token}`,
  };
}

function emailHashOf(email: string): Buffer {
  return hashOf("verification email", email);
}

function keyOf(emailHash: Buffer): string {
  return emailHash.toString("base64url");
}
