import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { SESSION_LENGTH, TOKEN_GRACE } from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import type { ServerContext } from "../context.ts";
import type { Database, Queries } from "../database/connection.ts";
import { accounts, sessions } from "../database/schema.ts";
import { hashOf, newToken } from "../security/tokens.ts";

/** Who makes a call: the account behind a living session. */
export type Member = {
  readonly accountId: number;
  readonly email: string;
  readonly userType: UserType;
};

type Store = Pick<ServerContext, "database" | "clock">;

/** Starts a session and returns its token, which is kept nowhere (§4, decisions: Access). */
export async function startSession(
  { database, clock }: Store,
  accountId: number,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.insert(sessions).values({
    tokenHash: hashOf("session", token),
    accountId,
    createdAt: new Date(now),
    expiresAt: new Date(now + SESSION_LENGTH + TOKEN_GRACE),
  });
  return token;
}

/** The member of an Authorization header, `Token …` or `Bearer …`; null without a living session. */
export async function memberOf(
  { database, clock }: Store,
  authorization: string | undefined,
): Promise<Member | null> {
  const token = tokenOf(authorization);
  if (token === null) return null;
  const [member] = await database
    .select({
      accountId: accounts.id,
      email: accounts.email,
      userType: accounts.userType,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf("session", token)),
        gt(sessions.expiresAt, new Date(clock.now())),
        isNull(accounts.suspendedAt),
        isNull(accounts.closedAt),
      ),
    );
  return member ?? null;
}

/** Ends the session of an Authorization header, if there is one. */
export async function endSession(
  { database }: Store,
  authorization: string | undefined,
): Promise<void> {
  const token = tokenOf(authorization);
  if (token === null) return;
  await database
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf("session", token)));
}

/** Ends every session of an account: password change, suspension, deletion. */
export async function endSessionsOf(
  queries: Queries,
  accountId: number,
): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Removes sessions that have ended by time. */
export async function removeOldSessions(database: Database, now: number) {
  await database.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
}

function tokenOf(authorization: string | undefined): string | null {
  const [, token] =
    /^(?:token|bearer) ([\w-]{20,100})$/i.exec(authorization ?? "") ?? [];
  return token ?? null;
}
