import Bowser from "bowser";
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  lt,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import type { SessionEntry } from "../../contract/calls/accounts.ts";
import {
  MAX_SESSIONS_PER_RESPONSE,
  SESSION_LIFETIME,
  TOKEN_GRACE,
} from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import type { Language } from "../../contract/language.ts";
import { t } from "../../contract/messages/index.ts";
import type { DatabaseAndClock, ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, sessions } from "../database/schema.ts";
import {
  type BatchedStatement,
  batched,
  prepared,
} from "../database/statements.ts";
import { hashOf, newToken } from "../security/tokens.ts";
import { notifyNodes } from "../updates/updates.ts";
import { isActive } from "./open-account.ts";

/** An active session and its account. */
export type Member = {
  readonly sessionId: string;
  /** When the session expires, in epoch milliseconds. */
  readonly sessionEndsAt: number;
  readonly accountId: number;
  readonly email: string;
  readonly userType: UserType;
  readonly language: Language;
};

type Deps = Pick<ServerContext, "clock"> & { database: Queries };

/** Maximum stored length of a User-Agent, in characters. Browsers send about 150. */
const USER_AGENT_MAX_LENGTH = 400;
/** Minimum interval in milliseconds between updates of `lastSeenAt`, so that not every call writes. */
const LAST_SEEN_INTERVAL = 60_000;
/** Shorter, better-known browser names. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["Microsoft Edge", "Edge"],
  ["Samsung Internet for Android", "Samsung Internet"],
]);

/**
 * Starts a session and returns its token, which is not stored. Stores the User-Agent for the owner's list of sessions.
 * If the Authorization header identifies a session of the same account ('Log in again now'), the first call with the
 * new token retires that session.
 */
export async function startSession(
  { database, clock }: Deps,
  accountId: number,
  login: { userAgent: string; authorization: string | undefined } = {
    userAgent: "",
    authorization: undefined,
  },
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const tokenHash = tokenHashOf(login.authorization);
  await database.insert(sessions).values({
    tokenHash: hashOf("session", token),
    accountId,
    userAgent: login.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + SESSION_LIFETIME + TOKEN_GRACE),
    replacesId:
      tokenHash &&
      sql`(select id from sessions where token_hash = ${tokenHash} and account_id = ${accountId})`,
  });
  return token;
}

/** The number of the request that a row of a `MemberQuery` belongs to. */
export const requestNumber = sql`request.number`.mapWith(Number);

/** The columns of a member in a `MemberQuery`. */
export const memberColumns = {
  sessionId: sessions.id,
  accountId: accounts.id,
  email: accounts.email,
  userType: accounts.userType,
  language: accounts.language,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  replacesId: sessions.replacesId,
};

/** Selects the active sessions whose token hashes are the keys of a `MemberQuery`, and their accounts. */
export function selectMembers<Fields extends SelectedFields>(
  queries: Queries,
  fields: Fields,
) {
  return queries
    .select({ keyNumber: requestNumber, ...fields })
    .from(
      sql`unnest(${sql.placeholder("keys")}::bytea[]) with ordinality as request (token_hash, number)`,
    )
    .innerJoin(sessions, eq(sessions.tokenHash, sql`request.token_hash`))
    .innerJoin(
      accounts,
      and(eq(accounts.id, sessions.accountId), isValid(sql.placeholder("now"))),
    );
}

/** Reads the member of an active session and, in the same round trip, any other data that the call needs. */
export type MemberQuery<Row extends MemberRow> = BatchedStatement<Buffer, Row>;
export type MemberRow = {
  readonly member: Omit<Member, "sessionEndsAt"> & {
    readonly lastSeenAt: Date;
    readonly expiresAt: Date;
    readonly replacesId: string | null;
  };
};

/** Reads only the member. */
export const findMember: MemberQuery<MemberRow> = batched(
  prepared("find_member", (queries) =>
    selectMembers(queries, { member: memberColumns }),
  ),
);

/** Returns the member that an Authorization header identifies, with the rows of the query, or null without a session. */
export async function readMember<Row extends MemberRow>(
  { database, clock }: Deps,
  authorization: string | undefined,
  query: MemberQuery<Row>,
): Promise<{ member: Member; rows: readonly Row[] } | null> {
  const tokenHash = tokenHashOf(authorization);
  if (!tokenHash) return null;
  const rows = await query(database, tokenHash, () => new Date(clock.now()));
  if (!rows[0]) return null;
  const now = clock.now();
  const { lastSeenAt, expiresAt, replacesId, ...rest } = rows[0].member;
  const member = { ...rest, sessionEndsAt: expiresAt.getTime() };
  if (replacesId)
    await retireReplacedSession({ database, clock }, member, replacesId);
  const seenAt = new Date(now);
  if (now - lastSeenAt.getTime() >= LAST_SEEN_INTERVAL)
    await database
      .update(sessions)
      .set({ lastSeenAt: seenAt })
      .where(
        and(eq(sessions.id, rest.sessionId), lt(sessions.lastSeenAt, seenAt)),
      );
  return { member, rows };
}

// Returns the condition that a session has not expired and its account is active.
function isValid(now: Date | Placeholder) {
  return and(gt(sessions.expiresAt, now), isActive);
}

/**
 * Shortens the session that the member's session replaces. This happens on the first call with the new token, not at
 * login: the login's response may be lost, and the page then still uses the old token. The old session does not end
 * immediately, because calls with its token may still be running.
 */
async function retireReplacedSession(
  { database, clock }: Deps,
  { accountId, sessionId }: Pick<Member, "accountId" | "sessionId">,
  replacesId: string,
): Promise<void> {
  const end = new Date(clock.now() + TOKEN_GRACE);
  await database
    .update(sessions)
    .set({ expiresAt: end })
    .where(and(eq(sessions.id, replacesId), gt(sessions.expiresAt, end)));
  await database
    .update(sessions)
    .set({ replacesId: null })
    .where(eq(sessions.id, sessionId));
  await notifyNodes(database, [accountId]);
}

/** Ends the session that an Authorization header identifies, if it exists. */
export async function endSession(
  { database }: Deps,
  authorization: string | undefined,
): Promise<void> {
  const tokenHash = tokenHashOf(authorization);
  if (!tokenHash) return;
  const ended = await database
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId });
  await notifyNodes(
    database,
    ended.map(({ accountId }) => accountId),
  );
}

/** Ends the sessions of an account, or those that meet the condition `selected`. Returns the number of ended sessions. */
export async function endSessionsOf(
  queries: Queries,
  accountId: number,
  selected?: SQL,
): Promise<number> {
  const { rowCount } = await queries
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), selected));
  await notifyNodes(queries, [accountId]);
  return rowCount ?? 0;
}

/** Returns which of the sessions are still active, with their expiry times in epoch milliseconds. */
export async function activeSessions(
  { database, clock }: Deps,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: sessions.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        isValid(new Date(clock.now())),
      ),
    );
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt.getTime()]));
}

function tokenHashOf(authorization = ""): Buffer | null {
  const [, token] =
    /^(?:token|bearer) ([\w-]{20,100})$/i.exec(authorization) ?? [];
  return token ? hashOf("session", token) : null;
}

/** Returns the sessions of a member: the current one first, then the others, most recently used first. */
export async function listSessions(
  { database, clock }: DatabaseAndClock,
  { accountId, sessionId }: Pick<Member, "accountId" | "sessionId">,
): Promise<SessionEntry[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        gt(sessions.expiresAt, new Date(clock.now())),
      ),
    )
    .orderBy(
      // False sorts before true.
      ne(sessions.id, sessionId),
      desc(sessions.lastSeenAt),
      desc(sessions.createdAt),
      sessions.id,
    )
    .limit(MAX_SESSIONS_PER_RESPONSE);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    created_at: row.createdAt.getTime(),
    last_seen_at: row.lastSeenAt.getTime(),
    current: row.id === sessionId,
  }));
}

/**
 * Describes a device in words, such as "Chrome on Windows" or "Safari on iPhone", so that members can recognise their
 * own devices. The User-Agent is untrusted, so the text is shown only to the owner of the session.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === "") return t("sessions.deviceUnknown");
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system =
    platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const name = SHORT_NAMES.get(browser.name ?? "") ?? browser.name;
  if (name && system) return t("sessions.device", { browser: name, system });
  return name || system || t("sessions.deviceUnknown");
}
