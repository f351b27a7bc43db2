import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { SessionEntry } from "../../contract/calls/accounts.ts";
import { SESSIONS_LISTED } from "../../contract/constants.ts";
import type { ServerContext } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { sessions } from "../database/schema.ts";
import { wakeNodes } from "../updates/add-updates.ts";
import { deviceWords } from "./device-words.ts";
import type { Member } from "./sessions.ts";

type Whose = Pick<Member, "accountId" | "sessionId">;

/** Returns the sessions of a member: the current one first, then the others, last seen first. */
export async function listSessions(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { accountId, sessionId }: Whose,
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
    .limit(SESSIONS_LISTED);
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.userAgent),
    created_at: row.createdAt.getTime(),
    last_seen_at: row.lastSeenAt.getTime(),
    current: row.id === sessionId,
  }));
}

/** Ends one session of an account. Returns false when it does not exist. */
export async function endOneSession(
  database: Database,
  accountId: number,
  sessionId: string,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)));
  await wakeNodes(database, [accountId]);
  return rowCount === 1;
}

/** Ends every session of an account except the current one. */
export async function endOtherSessions(
  database: Database,
  { accountId, sessionId }: Whose,
): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId)));
  await wakeNodes(database, [accountId]);
}
