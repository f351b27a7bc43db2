import { and, eq, gt, isNull } from "drizzle-orm";
import { LINK_LIFETIME } from "../../contract/constants.ts";
import type { PasswordLink } from "../../contract/pages.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, passwordLinks } from "../database/schema.ts";
import { accountIdOfUid, hashOf, newToken, uidOf } from "../security/tokens.ts";
import { isActive } from "./open-account.ts";

type Deps = Pick<ServerContext, "database" | "clock">;

/** Creates a link for an account. Earlier links stay valid: otherwise, anyone could void them by requesting a reset. */
export async function createPasswordLink(
  queries: Queries,
  clock: ServerContext["clock"],
  accountId: number,
): Promise<PasswordLink> {
  const now = clock.now();
  const token = newToken();
  await queries.insert(passwordLinks).values({
    accountId,
    tokenHash: tokenHashOf(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + LINK_LIFETIME),
  });
  return { uid: uidOf(accountId), token };
}

/** Returns the account whose password a link can set; null for an invalid link, or a suspended or closed account. */
export async function accountOfLink(
  { database, clock }: Deps,
  link: PasswordLink,
): Promise<{ id: number; email: string } | null> {
  const [account] = await database
    .select({ id: accounts.id, email: accounts.email })
    .from(passwordLinks)
    .innerJoin(accounts, eq(accounts.id, passwordLinks.accountId))
    .where(and(isActiveLink(link, new Date(clock.now())), isActive));
  return account ?? null;
}

/** Marks a link as used. Returns false when it is no longer valid. */
export async function consumePasswordLink(
  queries: Queries,
  link: PasswordLink,
  now: Date,
): Promise<boolean> {
  const used = await queries
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(isActiveLink(link, now))
    .returning({ id: passwordLinks.id });
  return used.length === 1;
}

/** Voids every unused link of an account. */
export async function voidPasswordLinks(
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<void> {
  await queries
    .update(passwordLinks)
    .set({ voidedAt: now })
    .where(
      and(
        eq(passwordLinks.accountId, accountId),
        isNull(passwordLinks.usedAt),
        isNull(passwordLinks.voidedAt),
      ),
    );
}

function isActiveLink(link: PasswordLink, now: Date) {
  return and(
    eq(passwordLinks.tokenHash, tokenHashOf(link.token)),
    eq(passwordLinks.accountId, accountIdOfUid(link.uid)),
    isNull(passwordLinks.usedAt),
    isNull(passwordLinks.voidedAt),
    gt(passwordLinks.expiresAt, now),
  );
}

function tokenHashOf(token: string): Buffer {
  return hashOf("password link", token);
}
