import { eq } from "drizzle-orm";
import { normalizeCode } from "../../../contract/typed-text.ts";
import {
  accounts,
  limitCounters,
  passwordHistory,
  passwordLinks,
  sessions,
  verifications,
} from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { hashOf } from "../../../server/security/tokens.ts";
import type { Site } from "../browser/site.ts";
import type { HttpResponse } from "../http-client.ts";
import { accountIdOf } from "../members.ts";

/** Changes the account whose address is in the fixture. Bindings pass these functions to `fromServer`. */
type ArrangeAccount<Result = unknown> = (
  driver: { readonly fixture: { readonly email: string } },
  site: Site,
) => Promise<Result>;

/** Argon2 is slow, so each password is hashed once. */
const hashes = new Map<string, Promise<string>>();
function passwordHashOf(text: string): Promise<string> {
  const hash = hashes.get(text) ?? hashPassword(text);
  hashes.set(text, hash);
  return hash;
}

/** Replaces the account by a new one with these columns; by default a verified investee with GOOD_PASSWORD. */
export const account =
  (columns: Partial<typeof accounts.$inferInsert> = {}): ArrangeAccount =>
  async (driver, site) => {
    await noAccount(driver, site);
    const { email } = driver.fixture;
    await site.addMember("investee", { account: { email, ...columns } });
  };

/** Deletes the account, if there is one. */
export const noAccount: ArrangeAccount = async ({ fixture }, { database }) =>
  database.delete(accounts).where(eq(accounts.email, fixture.email));

/** Changes the password. The sessions remain valid. */
export const password =
  (text: string): ArrangeAccount =>
  async ({ fixture: { email } }, { database }) =>
    database
      .update(accounts)
      .set({ passwordHash: await passwordHashOf(text) })
      .where(eq(accounts.email, email));

/** Replaces the password history by one password, or clears it. */
export const usedPassword =
  (text: string | null): ArrangeAccount =>
  async ({ fixture: { email } }, site) => {
    const { database } = site;
    const accountId = await accountIdOf(site, email);
    await database
      .delete(passwordHistory)
      .where(eq(passwordHistory.accountId, accountId));
    if (text === null) return;
    const passwordHash = await passwordHashOf(text);
    const createdAt = new Date();
    await database
      .insert(passwordHistory)
      .values({ accountId, passwordHash, createdAt });
  };

/** Ends every session on the server. The browser's next call with its token gets a 401 response. */
export const noSessions: ArrangeAccount = async ({ fixture }, site) =>
  site.database
    .delete(sessions)
    .where(eq(sessions.accountId, await accountIdOf(site, fixture.email)));

/** Marks the emailed links of one kind as used or voided now; by default, as neither. */
const linksIn =
  (table: typeof verifications | typeof passwordLinks) =>
  (end?: "used" | "voided"): ArrangeAccount =>
  async ({ fixture: { email } }, site) => {
    const usedAt = end === "used" ? new Date() : null;
    const voidedAt = end === "voided" ? new Date() : null;
    await site.database
      .update(table)
      .set({ usedAt, voidedAt })
      .where(eq(table.accountId, await accountIdOf(site, email)));
  };
export const verificationLinks = linksIn(verifications);
export const changeLinks = linksIn(passwordLinks);

/** Requests another verification email. Returns the response, which contains the handle of the verification. */
export const requestedLink: ArrangeAccount<HttpResponse> = (
  { fixture: { email } },
  site,
) => site.call("POST", "/api/resend-activation/", { json: { email } });

/** Makes `typed` the valid verification code, and resets the number of wrong attempts. */
export const verificationCode =
  (typed: string): ArrangeAccount =>
  async ({ fixture: { email } }, site) => {
    const accountId = await accountIdOf(site, email);
    const code = normalizeCode(typed);
    const codeHash = hashOf("verification code", String(accountId), code);
    await site.database
      .update(verifications)
      .set({ codeHash, attempts: 0 })
      .where(eq(verifications.accountId, accountId));
  };

/** Resets all request limits. */
export async function resetLimits(site: Site): Promise<void> {
  await site.database.delete(limitCounters);
}

/** Makes as many attempts as a limit allows, so that the next one exceeds it. */
export const reachedLimit =
  <F>(hits: number, attempt: (fixture: F, site: Site) => Promise<unknown>) =>
  async ({ fixture }: { readonly fixture: F }, site: Site) => {
    for (let hit = 1; hit <= hits; hit += 1) await attempt(fixture, site);
  };
