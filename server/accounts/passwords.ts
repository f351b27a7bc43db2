import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { LINK_LIFETIME, PASSWORD_HISTORY } from "../../contract/constants.ts";
import type { PasswordLink } from "../../contract/pages.ts";
import type { Clock } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  passwordHistory,
  passwordLinks,
} from "../database/schema.ts";
import { ruleError } from "../http/http-error.ts";
import {
  passwordChangedMail,
  passwordChangeMail,
  passwordResetMail,
} from "../mail/mails.ts";
import {
  hashPassword,
  isOneOfPasswords,
  verifyPassword,
} from "../security/passwords.ts";
import { accountIdOfUid, hashOf, newToken, uidOf } from "../security/tokens.ts";
import {
  findOpenAccount,
  isActive,
  lockMember,
  lockOpenAccount,
} from "./open-account.ts";
import { endSessionsOf, type Member } from "./sessions.ts";
import { markVerified } from "./verification.ts";

/**
 * Emails a password reset link if an active account has this address, also an unverified one: using the link proves that
 * the user owns the address.
 */
export async function mailResetLink(
  context: ServerContext,
  email: string,
  origin: string,
): Promise<void> {
  const account = await findOpenAccount(context.database, email);
  if (!account) return;
  await context.database.transaction(async (queries) => {
    const current = await lockOpenAccount(queries, account.id);
    if (!current || current.suspendedAt) return;
    const link = await createPasswordLink(queries, context.clock, account.id);
    const { language } = current;
    const mail = passwordResetMail({ language, origin }, link);
    await context.outbox.add(queries, email, mail);
  });
}

/** Emails a member a link to choose a new password. */
export async function mailChangeLink(
  context: ServerContext,
  { accountId, email, language }: Member,
  origin: string,
): Promise<void> {
  await context.database.transaction(async (queries) => {
    await lockMember(queries, accountId);
    const link = await createPasswordLink(queries, context.clock, accountId);
    const mail = passwordChangeMail({ language, origin }, link);
    await context.outbox.add(queries, email, mail);
  });
}

/**
 * Sets a new password with an emailed link. Marks the link as used and the email address as verified, ends every
 * session of the account, voids its other password links, and notifies the owner by email.
 *
 * @throws HttpError 400 for an invalid link, or for one of the last PASSWORD_HISTORY passwords. In the second
 *   case, the link stays valid.
 */
export async function setPasswordByLink(
  context: ServerContext,
  link: PasswordLink,
  password: string,
): Promise<void> {
  const [account] = await context.database
    .select({ id: accounts.id, email: accounts.email })
    .from(passwordLinks)
    .innerJoin(accounts, eq(accounts.id, passwordLinks.accountId))
    .where(and(isValid(link, new Date(context.clock.now())), isActive));
  if (!account) throw ruleError(400, { key: "server.linkInvalid" });
  const previous = await lastPasswords(context.database, account.id);
  const previousHashes = previous.map(({ passwordHash }) => passwordHash);
  if (await isOneOfPasswords(password, previousHashes))
    throw ruleError(400, { key: "server.passwordReused" });
  const passwordHash = await hashPassword(password);
  await context.database.transaction(async (queries) => {
    const now = new Date(context.clock.now());
    const current = await lockOpenAccount(queries, account.id);
    const used = await queries
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(isValid(link, now));
    if (!current || current.suspendedAt || used.rowCount !== 1)
      throw ruleError(400, { key: "server.linkInvalid" });
    await storePassword(queries, account.id, passwordHash, now);
    await markVerified(queries, account.id, now);
    await queries
      .update(passwordLinks)
      .set({ voidedAt: now })
      .where(and(eq(passwordLinks.accountId, account.id), isUnused));
    await endSessionsOf(queries, account.id);
    const mail = passwordChangedMail({
      language: current.language,
      origin: context.env.publicUrl,
    });
    await context.outbox.add(queries, account.email, mail);
  });
}

/** Creates a link for an account. Earlier links stay valid: otherwise, anyone could void them by requesting a reset. */
export async function createPasswordLink(
  queries: Queries,
  clock: Clock,
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

const isUnused = and(
  isNull(passwordLinks.usedAt),
  isNull(passwordLinks.voidedAt),
);

function isValid({ uid, token }: PasswordLink, now: Date) {
  return and(
    eq(passwordLinks.tokenHash, tokenHashOf(token)),
    eq(passwordLinks.accountId, accountIdOfUid(uid)),
    isUnused,
    gt(passwordLinks.expiresAt, now),
  );
}

function tokenHashOf(token: string): Buffer {
  return hashOf("password link", token);
}

/** Returns whether the account is open and has this password. */
export async function isPasswordOf(
  { database }: Pick<ServerContext, "database">,
  accountId: number,
  password: string,
): Promise<boolean> {
  const account = await database.query.accounts.findFirst({
    where: and(eq(accounts.id, accountId), isNull(accounts.closedAt)),
  });
  return verifyPassword(password, account?.passwordHash);
}

async function storePassword(
  queries: Queries,
  accountId: number,
  passwordHash: string,
  createdAt: Date,
): Promise<void> {
  await queries
    .update(accounts)
    .set({ passwordHash, passwordExpired: false, passwordContested: false })
    .where(eq(accounts.id, accountId));
  await queries
    .insert(passwordHistory)
    .values({ accountId, passwordHash, createdAt });
  const latest = await lastPasswords(queries, accountId);
  await queries
    .delete(passwordHistory)
    .where(
      and(
        eq(passwordHistory.accountId, accountId),
        lt(passwordHistory.id, latest.at(-1)?.id ?? 0),
      ),
    );
}

/** Returns the rows of the last PASSWORD_HISTORY passwords, including the current one, newest first. */
function lastPasswords(queries: Queries, accountId: number) {
  return queries.query.passwordHistory.findMany({
    where: eq(passwordHistory.accountId, accountId),
    orderBy: desc(passwordHistory.id),
    limit: PASSWORD_HISTORY,
  });
}
