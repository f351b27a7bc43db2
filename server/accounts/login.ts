import { and, eq } from "drizzle-orm";
import { PASSWORD_EXPIRED } from "../../contract/failure.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { loginAddresses } from "../database/schema.ts";
import { detailError, HttpError, ruleError } from "../http/http-error.ts";
import { type LimitKey, throwIfLimited } from "../limits/limits.ts";
import {
  dailyResends,
  loginAddressFailures,
  loginFailures,
  unknownAddressFailures,
} from "../limits/rules.ts";
import { verifyPassword } from "../security/passwords.ts";
import { hashOf } from "../security/tokens.ts";
import {
  type Account,
  findOpenAccount,
  lockOpenAccount,
} from "./open-account.ts";
import { startSession } from "./sessions.ts";
import {
  createHandle,
  hasActiveLink,
  sendVerification,
  verificationLimitKey,
} from "./verification.ts";

type Deps = Pick<ServerContext, "clock" | "outbox"> & { database: Queries };
export type LoginAttempt = {
  email: string;
  password: string;
  /** The client's network address. */
  address: string;
  /** The client's User-Agent header; empty if the request has none. */
  userAgent: string;
  /** The Authorization header, with the previous token of a member who logs in again. */
  authorization: string | undefined;
  /** The origin of the link when a verification email is sent again. */
  origin: string;
};

/**
 * Logs in and starts a session. Counts every attempt before it checks the password, so that concurrent attempts count
 * too. Only attempts whose account or password is rejected remain in the count.
 *
 * @throws HttpError 429 over a limit, 401 for an unknown or suspended account, 400 for a wrong password, 403 with a
 *   verification handle for an unverified email address, 428 for an expired password.
 * @throws PasswordQueueFull when too many passwords are being checked. The error handler responds with 503.
 */
export async function logIn(context: ServerContext, attempt: LoginAttempt) {
  const { limits } = context;
  const { email, address } = attempt;
  const limitKeys: LimitKey[] = [[loginFailures, email, address]];
  const account = await findOpenAccount(context.database, email);
  // These limits also apply to unknown accounts, so that a 429 does not reveal whether an account exists.
  if (!(await hasLoggedInFrom(context, account?.id ?? 0, address)))
    limitKeys.push(
      [loginAddressFailures, address],
      [unknownAddressFailures, email],
    );
  throwIfLimited(loginFailures, await limits.hitAll(limitKeys));
  const isCorrect = await verifyPassword(
    attempt.password,
    account?.passwordHash,
    address,
  ).catch(async (error: unknown) => {
    for (const key of limitKeys) await limits.undoHit(...key);
    throw error;
  });
  if (!account || account.suspendedAt)
    throw detailError(401, { key: "login.refused" });
  if (!isCorrect) throw ruleError(400, { key: "login.wrongPassword" });
  for (const key of limitKeys) await limits.undoHit(...key);
  await limits.clear(loginFailures, email, address);
  const maySend = await reserveResend(context, account);
  const response = await context.database.transaction(async (queries) => {
    const deps = { ...context, database: queries };
    const current = await lockOpenAccount(queries, account.id);
    // The account may have changed since it was read. A session must not outlive a deletion or a password change.
    if (!current || current.suspendedAt)
      return detailError(401, { key: "login.refused" });
    if (current.passwordHash !== account.passwordHash)
      return ruleError(400, { key: "login.wrongPassword" });
    // Returned, not thrown, because the transaction may add an email and must commit.
    if (!current.verifiedAt)
      return unverifiedError(deps, current, attempt.origin, maySend);
    if (current.passwordExpired)
      return new HttpError(428, {
        detail: PASSWORD_EXPIRED,
        code: "server.passwordExpired",
      });
    const token = await startSession(deps, current.id, attempt);
    await rememberAddress(deps, current.id, address);
    return {
      token,
      user_type: current.userType,
      language: current.languageChosen ? current.language : null,
    };
  });
  if (response instanceof HttpError) throw response;
  return response;
}

/** If an unverified account needs another email, counts a resend. Returns whether the email may be sent. */
async function reserveResend(context: ServerContext, account: Account) {
  if (account.verifiedAt || (await hasActiveLink(context, account.id)))
    return false;
  const key = verificationLimitKey(account.email);
  return (await context.limits.hit(dailyResends, key)) === null;
}

/** Returns a 403 with a handle. Sends another email if `maySend` is set and no earlier link is still valid. */
async function unverifiedError(
  context: Deps,
  account: Account,
  origin: string,
  maySend: boolean,
): Promise<HttpError> {
  const accountId = account.id;
  if (maySend && !(await hasActiveLink(context, accountId)))
    await sendVerification(context.database, context, account, origin);
  const token = await createHandle(context.database, context.clock, {
    accountId,
    knowsPassword: true,
  });
  const data = { user_not_active: true, token };
  return detailError(403, { key: "login.unverified" }, data);
}

async function hasLoggedInFrom(
  { database }: ServerContext,
  accountId: number,
  address: string,
): Promise<boolean> {
  const count = await database.$count(
    loginAddresses,
    and(
      eq(loginAddresses.accountId, accountId),
      eq(loginAddresses.addressHash, addressHashOf(accountId, address)),
    ),
  );
  return count > 0;
}

async function rememberAddress(
  { database, clock }: Deps,
  accountId: number,
  address: string,
): Promise<void> {
  const addressHash = addressHashOf(accountId, address);
  const lastLoginAt = new Date(clock.now());
  await database
    .insert(loginAddresses)
    .values({ accountId, addressHash, lastLoginAt })
    .onConflictDoUpdate({
      target: [loginAddresses.accountId, loginAddresses.addressHash],
      set: { lastLoginAt },
    });
}

function addressHashOf(accountId: number, address: string): Buffer {
  return hashOf("address", String(accountId), address);
}
