import { eq } from "drizzle-orm";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Update } from "../../../contract/calls/matches.ts";
import { matches, updates } from "../../../server/database/schema.ts";
import { pendingMatch } from "../../flows/match-cases.ts";
import type { Site } from "../browser/site.ts";
import { accountIdOf } from "../members.ts";
import { setMatches } from "./match-state.ts";
import type { Person } from "./world.ts";

/**
 * Replaces an investee's updates with the given ones, which all refer to the same match. `now` is the current time in
 * the plan, in epoch milliseconds. The updates have the same age on the server as in the plan.
 */
export async function setUpdates(
  site: Site,
  { email, token }: Person,
  newUpdates: readonly Update[],
  now: number,
): Promise<void> {
  const { database } = site;
  const accountId = await accountIdOf(site, email);
  await database.delete(updates).where(eq(updates.accountId, accountId));
  if (newUpdates.length === 0) return;
  await setMatches(site, email, [pendingMatch]);
  const [match] = await database
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.investeeId, accountId));
  if (!match) throw new Error(`${email} has no match`);
  const { body } = await site.call("GET", "/api/updates/", { token });
  const serverNow = (body as ResponseOf<"updates">).now;
  await database.insert(updates).values(
    newUpdates.map(({ id, kind, at }) => ({
      id,
      kind,
      accountId,
      matchId: match.id,
      at: new Date(serverNow - (now - at)),
    })),
  );
}
