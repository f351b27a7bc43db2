import { randomBytes } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { sessions } from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";
import { accountIdOf } from "../members.ts";

/** User agent strings, keyed by the device name that the server derives from each string. */
const USER_AGENTS: Readonly<Record<string, string>> = {
  "Chrome on Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Safari on iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Firefox on Android":
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
};
const MINUTE = 60_000;

/**
 * Sets the devices on which an account is logged in, in this order. Keeps the account's oldest session for the first
 * device, and replaces all its other sessions with one new session for each remaining device.
 */
export async function setDevices(
  site: Site,
  email: string,
  [ownDevice, ...otherDevices]: readonly SessionEntry[],
): Promise<void> {
  const accountId = await accountIdOf(site, email);
  const { database } = site;
  const belongsToAccount = eq(sessions.accountId, accountId);
  const [oldest] = await database
    .select({ id: sessions.id, createdAt: sessions.createdAt })
    .from(sessions)
    .where(belongsToAccount)
    .orderBy(asc(sessions.createdAt))
    .limit(1);
  if (!oldest) throw new Error(`${email} has no session`);
  await database
    .delete(sessions)
    .where(and(belongsToAccount, ne(sessions.id, oldest.id)));
  await database
    .update(sessions)
    .set({ userAgent: userAgentOf(ownDevice) })
    .where(eq(sessions.id, oldest.id));
  // Relative to the server's clock, which earlier tests may have moved.
  const now = oldest.createdAt.getTime() + 1;
  for (const [index, device] of otherDevices.entries())
    await database.insert(sessions).values({
      tokenHash: randomBytes(32),
      accountId,
      userAgent: userAgentOf(device),
      createdAt: new Date(now),
      lastSeenAt: new Date(now - index * MINUTE),
      expiresAt: new Date(now + 30 * MINUTE),
    });
}

/** Ends one session on the server, as if it had expired. */
export async function endDeviceSession(site: Site, id: string): Promise<void> {
  await site.database.delete(sessions).where(eq(sessions.id, id));
}

function userAgentOf(entry: SessionEntry | undefined): string {
  return USER_AGENTS[entry?.device ?? ""] ?? "";
}
