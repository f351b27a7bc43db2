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

/** Makes the server's accounts be as an answer needs them. */

type Account = typeof accounts.$inferInsert;
export type AccountState = Partial<
  Pick<Account, "userType" | "verifiedAt" | "suspendedAt" | "passwordExpired">
>;

const hashes = new Map<string, Promise<string>>();

/** A slow hash, made once for each password. */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  return made;
}

/** A new account in the place of whatever the address had: verified and in good order, with GOOD_PASSWORD. */
export async function setAccount(
  site: Site,
  email: string,
  changes: AccountState = {},
): Promise<void> {
  const account = { email, ...changes };
  await removeAccount(site, email);
  await site.addMember(account.userType ?? "investee", { account });
}

/** Makes an address be nobody's. */
export async function removeAccount(site: Site, email: string): Promise<void> {
  await site.database.delete(accounts).where(eq(accounts.email, email));
}

export async function accountIdOf(site: Site, email: string): Promise<number> {
  const [account] = await site.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!account) throw new Error(`No account ${email}`);
  return account.id;
}

/** Gives an account another password; its sessions go on. */
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

/** Makes these, and no others, the passwords that an account has had. */
export async function setHistory(
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

/** Ends every session of an account on the server; its browsers learn of it with their next call. */
export async function endSessions(site: Site, email: string): Promise<void> {
  const accountId = await accountIdOf(site, email);
  await site.database.delete(sessions).where(eq(sessions.accountId, accountId));
}

type LinkState = { usedAt?: Date | null; voidedAt?: Date | null };

/** Makes the mailed verification links of an account be so; new ones when left out. */
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

/** Makes the mailed password links of an account be so; new ones when left out. */
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

/** Nobody has reached a limit any more. */
export async function forgetLimits(site: Site): Promise<void> {
  await site.database.delete(limitCounters);
}

/** Does something so often that the next time is refused. */
export async function reachLimit(
  hits: number,
  act: () => Promise<unknown>,
): Promise<void> {
  for (let hit = 1; hit <= hits; hit += 1) await act();
}

/** Makes the code of an account's newest verification mail be this one, as typed; or not. */
export async function setCode(
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
      wrongTries: 0,
    })
    .where(eq(verifications.accountId, accountId));
}
