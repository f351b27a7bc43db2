import { eq } from "drizzle-orm";
import {
  accounts,
  limitCounters,
  passwordHistory,
  passwordLinks,
  sessions,
  verifications,
} from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { hashOf as secretHash } from "../../../server/security/tokens.ts";
import type { Site } from "../browser/site.ts";
import { accountIdOf } from "../members.ts";

type Account = typeof accounts.$inferInsert;
/** Columns that a test can set. */
export type AccountState = Partial<
  Pick<
    Account,
    | "userType"
    | "verifiedAt"
    | "suspendedAt"
    | "passwordExpired"
    | "language"
    | "languageChosen"
  >
>;

const hashes = new Map<string, Promise<string>>();

/** Argon2 is slow, so each password is hashed once. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Creates an account, by default verified, with GOOD_PASSWORD. Deletes an existing account with this address first. */
export async function setAccount(
  site: Site,
  email: string,
  changes: AccountState = {},
): Promise<void> {
  const account = { email, ...changes };
  await removeAccount(site, email);
  await site.addMember(account.userType ?? "investee", { account });
}

/** Deletes the account with this address, if there is one. */
export async function removeAccount(site: Site, email: string): Promise<void> {
  await site.database.delete(accounts).where(eq(accounts.email, email));
}

/** Changes the password of an account. Its sessions remain valid. */
export async function setPassword(
  site: Site,
  email: string,
  password: string,
): Promise<void> {
  await site.database
    .update(accounts)
    .set({ passwordHash: await hashOf(password) })
    .where(eq(accounts.email, email));
}

/** Replaces the password history of an account. */
export async function setPasswordHistory(
  site: Site,
  email: string,
  passwords: readonly string[],
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  await site.database
    .delete(passwordHistory)
    .where(eq(passwordHistory.accountId, accountId));
  for (const password of passwords)
    await site.database.insert(passwordHistory).values({
      accountId,
      passwordHash: await hashOf(password),
      createdAt: new Date(),
    });
}

/** Ends every session of an account on the server. The browser's next call with its token gets a 401 response. */
export async function endSessions(site: Site, email: string): Promise<void> {
  const accountId = await accountIdOf(site, email);
  await site.database.delete(sessions).where(eq(sessions.accountId, accountId));
}

type LinkState = { usedAt?: Date | null; voidedAt?: Date | null };

/** Marks the emailed verification links of an account as used or voided at the given times; by default, as neither. */
export async function setVerificationLinks(
  site: Site,
  email: string,
  { usedAt = null, voidedAt = null }: LinkState = {},
): Promise<void> {
  await site.database
    .update(verifications)
    .set({ usedAt, voidedAt })
    .where(eq(verifications.accountId, await accountIdOf(site, email)));
}

/** Marks the emailed password links of an account as used or voided at the given times; by default, as neither. */
export async function setPasswordLinks(
  site: Site,
  email: string,
  { usedAt = null, voidedAt = null }: LinkState = {},
): Promise<void> {
  await site.database
    .update(passwordLinks)
    .set({ usedAt, voidedAt })
    .where(eq(passwordLinks.accountId, await accountIdOf(site, email)));
}

/** Resets all request limits. */
export async function resetLimits(site: Site): Promise<void> {
  await site.database.delete(limitCounters);
}

/** Makes as many attempts as a limit allows, so that the next one exceeds it. */
export async function reachLimit(
  hits: number,
  attempt: () => Promise<unknown>,
): Promise<void> {
  for (let hit = 1; hit <= hits; hit += 1) await attempt();
}

/** Makes `typed` the valid verification code of an account, and resets the number of wrong attempts. */
export async function setVerificationCode(
  site: Site,
  email: string,
  typed: string,
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  const code = typed.replace(/[\s-]/g, "");
  await site.database
    .update(verifications)
    .set({
      codeHash: secretHash("verification code", String(accountId), code),
      attempts: 0,
    })
    .where(eq(verifications.accountId, accountId));
}
