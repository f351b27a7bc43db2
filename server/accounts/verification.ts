import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import {
  CODE_LIFETIME,
  CODE_MAX_ATTEMPTS,
  LINK_LIFETIME,
} from "../../contract/constants.ts";
import type { Language } from "../../contract/language.ts";
import type { Clock } from "../clock.ts";
import type { DatabaseAndClock, ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  verificationHandles,
  verifications,
} from "../database/schema.ts";
import { ruleError } from "../http/http-error.ts";
import { throwIfLimited } from "../limits/limits.ts";
import { addressResends, dailyResends, resends } from "../limits/rules.ts";
import { verificationMail } from "../mail/mails.ts";
import {
  accountIdOfUid,
  hashOf,
  newCode,
  newToken,
  uidOf,
} from "../security/tokens.ts";
import { isActive, lockOpenAccount } from "./open-account.ts";

type Account = { id: number; email: string; language: Language };
type Deps = Pick<ServerContext, "clock" | "outbox">;

/**
 * Sends an email with a new link and a new code, and voids the previous ones. Call this function in a transaction that
 * locks the account, so that only one of two concurrently created links stays valid.
 */
export async function sendVerification(
  queries: Queries,
  { clock, outbox }: Deps,
  account: Account,
  origin: string,
): Promise<void> {
  const now = clock.now();
  await queries
    .update(verifications)
    .set({ voidedAt: new Date(now) })
    .where(isPending(account.id));
  const token = newToken();
  const code = newCode();
  await queries.insert(verifications).values({
    accountId: account.id,
    linkHash: linkHashOf(token),
    codeHash: codeHashOf(account.id, code),
    createdAt: new Date(now),
    linkExpiresAt: new Date(now + LINK_LIFETIME),
    codeExpiresAt: new Date(now + CODE_LIFETIME),
  });
  const { id, email, language } = account;
  const link = { uid: uidOf(id), token, code };
  const mail = verificationMail({ language, origin }, link);
  await outbox.add(queries, email, mail);
}

/** Returns whether the account has an emailed link that is still valid. */
export async function hasActiveLink(
  { database, clock }: Pick<ServerContext, "clock"> & { database: Queries },
  accountId: number,
): Promise<boolean> {
  const count = await database.$count(
    verifications,
    and(
      isPending(accountId),
      gt(verifications.linkExpiresAt, new Date(clock.now())),
    ),
  );
  return count > 0;
}

/**
 * Verifies an account with an emailed link, which works only once. If `uid` is set, it must encode the account's id.
 *
 * @returns The email address of the account.
 * @throws HttpError 400 for a link that is used, unknown, voided or expired, and for a suspended or closed account.
 */
export async function verifyByLink(
  { database, clock }: DatabaseAndClock,
  link: { uid?: string; token: string },
): Promise<string> {
  const now = new Date(clock.now());
  const matchesLink = and(
    eq(verifications.linkHash, linkHashOf(link.token)),
    link.uid === undefined
      ? undefined
      : eq(verifications.accountId, accountIdOfUid(link.uid)),
  );
  return database.transaction(async (queries) => {
    const findVerification = () =>
      queries.query.verifications.findFirst({ where: matchesLink });
    const verification = await findVerification();
    const account =
      verification && (await lockOpenAccount(queries, verification.accountId));
    if (account && !account.suspendedAt) {
      const { rowCount } = await queries
        .update(verifications)
        .set({ usedAt: now })
        .where(
          and(
            matchesLink,
            isPending(account.id),
            gt(verifications.linkExpiresAt, now),
          ),
        );
      if (rowCount === 1) {
        await markVerified(queries, account.id, now);
        return account.email;
      }
    }
    const isUsed = (await findVerification())?.usedAt;
    throw ruleError(400, {
      key: isUsed ? "verification.linkUsed" : "verification.linkFailed",
    });
  });
}

/**
 * Verifies an account with the code of the newest email, as `normalizeCode` returns it. Every attempt is counted before the
 * code is compared, so that concurrent attempts count too.
 *
 * @param knowsPassword Whether the client has also sent the account's password.
 * @throws HttpError 400 for a wrong, used, expired or blocked code.
 */
export async function verifyByCode(
  { database, clock }: DatabaseAndClock,
  accountId: number,
  { code, knowsPassword }: { code: string; knowsPassword: boolean },
): Promise<void> {
  const now = new Date(clock.now());
  const codeHash = codeHashOf(accountId, code);
  const [verification] = await database
    .update(verifications)
    .set({ attempts: sql`${verifications.attempts} + 1` })
    .where(
      and(
        isPending(accountId),
        gt(verifications.codeExpiresAt, now),
        lt(verifications.attempts, CODE_MAX_ATTEMPTS),
      ),
    )
    .returning();
  if (!verification) throw await codeError(database, accountId, codeHash);
  if (!verification.codeHash.equals(codeHash))
    throw ruleError(400, { key: "verification.codeInvalid" });
  await database.transaction(async (queries) => {
    const account = await lockOpenAccount(queries, accountId);
    if (!account || account.suspendedAt)
      throw ruleError(400, { key: "verification.codeInvalid" });
    // Only the first of several concurrent uses of the code and its link succeeds.
    const { rowCount } = await queries
      .update(verifications)
      .set({ usedAt: now })
      .where(and(eq(verifications.id, verification.id), isPending(accountId)));
    if (rowCount === 0) throw await codeError(queries, accountId, codeHash);
    await markVerified(queries, accountId, now, knowsPassword);
  });
}

/**
 * Returns the error for an account without a usable code. A code that was used has its own error. A blocked code has
 * the same error as a wrong one, because a different error would reveal that the account is unverified.
 */
async function codeError(
  queries: Queries,
  accountId: number,
  codeHash: Buffer,
) {
  const newest = await queries.query.verifications.findFirst({
    where: eq(verifications.accountId, accountId),
    orderBy: desc(verifications.createdAt),
  });
  if (newest?.usedAt && newest.codeHash.equals(codeHash))
    return ruleError(400, { key: "verification.linkUsed" });
  return ruleError(400, { key: "verification.codeInvalid" });
}

/**
 * Marks the email address of an account as verified. A contested password expires, because the owner of the address may
 * be the other person, unless `knowsPassword` says that the client has also sent the account's password.
 */
export async function markVerified(
  queries: Queries,
  accountId: number,
  now: Date,
  knowsPassword = false,
): Promise<void> {
  const { passwordExpired, passwordContested } = accounts;
  await queries
    .update(accounts)
    .set({
      verifiedAt: now,
      ...(!knowsPassword && {
        passwordExpired: sql`${passwordExpired} or ${passwordContested}`,
      }),
    })
    .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)));
}

/** Returns the condition that a verification of the account is neither used nor voided. */
function isPending(accountId: number) {
  return and(
    eq(verifications.accountId, accountId),
    isNull(verifications.usedAt),
    isNull(verifications.voidedAt),
  );
}

function linkHashOf(token: string): Buffer {
  return hashOf("verification link", token);
}

function codeHashOf(accountId: number, code: string): Buffer {
  return hashOf("verification code", String(accountId), code);
}

/**
 * Emails a new link and code to an unverified account. If `account` is null, only counts the request, so that responses
 * are the same either way. `key` identifies the email address in the limits; `address` is the client's network address.
 *
 * @throws HttpError 429 over one of the limits `resends`, `dailyResends` and `addressResends`.
 */
export async function resendVerification(
  context: ServerContext,
  { key, address }: { key: string; address: string },
  account: Account | null,
  origin: string,
): Promise<void> {
  const wait = await context.limits.hitAll([
    [resends, key],
    [dailyResends, key],
    [addressResends, address],
  ]);
  throwIfLimited(resends, wait);
  if (!account) return;
  await context.database.transaction(async (queries) => {
    const current = await lockOpenAccount(queries, account.id);
    if (current && !current.verifiedAt && !current.suspendedAt)
      await sendVerification(queries, context, account, origin);
  });
}

/**
 * Creates a handle, with which a client can enter the code of an account or request another code. It is not a session.
 * `knowsPassword` says that the client has also sent the account's password.
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
  return emailHashOf(email).toString("base64url");
}

/**
 * Returns a handle's account, its `knowsPassword`, and its key in the verification limits. The account is null if the
 * handle is unknown, has expired or has no account, or if the account is suspended or closed. All handles of one email
 * address have the same key. The key is undefined if the handle is unknown or has expired.
 */
export async function ownerOfHandle(
  { database, clock }: DatabaseAndClock,
  token: string,
) {
  const [row] = await database
    .select({
      handle: verificationHandles,
      account: accounts,
      isActive: sql<boolean>`${isActive}`,
    })
    .from(verificationHandles)
    .leftJoin(accounts, eq(accounts.id, verificationHandles.accountId))
    .where(
      and(
        eq(verificationHandles.tokenHash, hashOf("handle", token)),
        gt(verificationHandles.expiresAt, new Date(clock.now())),
      ),
    );
  const account = row?.account ?? null;
  const emailHash =
    row?.handle.emailHash ?? (account && emailHashOf(account.email));
  return {
    account: row?.isActive ? account : null,
    knowsPassword: row?.handle.knowsPassword ?? false,
    limitKey: emailHash?.toString("base64url"),
  };
}

function emailHashOf(email: string): Buffer {
  return hashOf("verification email", email);
}
