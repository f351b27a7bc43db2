import { and, eq, gt, sql } from "drizzle-orm";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { Clock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, verificationHandles } from "../database/schema.ts";
import { hashOf, newToken } from "../security/tokens.ts";

/**
 * Creates a handle, with which a client can enter the code of an account or request another code. It is not a session.
 * `knowsPassword` says that the client has sent the account's password.
 *
 * A handle for an email address without an unverified account verifies nothing. The usual limits apply to it, so that a
 * client cannot find out whether the address has an unverified account.
 */
export async function createHandle(
  queries: Queries,
  clock: Clock,
  owner: { accountId: number; knowsPassword?: boolean } | { email: string },
): Promise<string> {
  const token = newToken();
  await queries.insert(verificationHandles).values({
    tokenHash: hashOf("handle", token),
    ...("email" in owner ? { emailHash: emailHashOf(owner.email) } : owner),
    expiresAt: new Date(clock.now() + LINK_LIFETIME),
  });
  return token;
}

/** Returns the key of an email address in the verification limits. */
export function verificationLimitKey(email: string): string {
  return keyOf(emailHashOf(email));
}

/**
 * Returns a handle's account and the handle's key in the verification limits. The account is null if the handle is
 * unknown, has expired or has no account, or if the account is suspended or closed. All handles of one email address
 * have the same key. The key is null if the handle is unknown or has expired.
 */
export async function ownerOfHandle(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  token: string,
) {
  const [handle] = await database
    .select({
      emailHash: verificationHandles.emailHash,
      knowsPassword: verificationHandles.knowsPassword,
      account: {
        id: accounts.id,
        email: accounts.email,
        language: accounts.language,
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
    knowsPassword: handle?.knowsPassword ?? false,
    limitKey: emailHash && keyOf(emailHash),
  };
}

const emailHashOf = (email: string) => hashOf("verification email", email);
const keyOf = (emailHash: Buffer) => emailHash.toString("base64url");
