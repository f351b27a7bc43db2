import { and, eq, notInArray } from "drizzle-orm";
import type { Match } from "../../../contract/calls/matches.ts";
import {
  accounts,
  matchEvents,
  matches,
  type profiles,
} from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";

/** The counterparts created for a site, by role and name. */
const counterparts = new WeakMap<Site, Map<string, Promise<number>>>();

function counterpartsOf(site: Site): Map<string, Promise<number>> {
  const byName = counterparts.get(site) ?? new Map<string, Promise<number>>();
  counterparts.set(site, byName);
  return byName;
}

/**
 * Replaces a member's matches with the given matches. An investor's list shows them in the given order; an investee's
 * list shows them sorted by score. Counterparts with the same name are reused. The database assigns the ids of the
 * stored matches.
 */
export async function setMatches(
  site: Site,
  email: string,
  newMatches: readonly Match[],
): Promise<void> {
  const { database } = site;
  const [member] = await database
    .select({ id: accounts.id, userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!member) throw new Error(`No account ${email}`);
  const [own, other] =
    member.userType === "investee"
      ? (["investeeId", "investorId"] as const)
      : (["investorId", "investeeId"] as const);
  const addCounterpart =
    member.userType === "investee" ? addInvestor : addInvestee;
  const ids: number[] = [];
  for (const match of newMatches) ids.push(await addCounterpart(site, match));
  const isOther = notInArray(matches[other], [-1, ...ids]);
  await database
    .delete(matches)
    .where(and(eq(matches[own], member.id), isOther));
  const updatedAt = new Date();
  for (const [index, match] of newMatches.entries()) {
    const columns = {
      status: match.status,
      score: match.match_score,
      reasons: { investee: match.reasons, investor: match.reasons },
      fundedAmount: match.funded_ammount,
      createdAt: new Date(updatedAt.getTime() - index * 1_000),
      updatedAt,
      end: match.replaced ? ("replaced" as const) : null,
    };
    const pair = { [own]: member.id, [other]: ids[index] } as {
      investeeId: number;
      investorId: number;
    };
    const [row] = await database
      .insert(matches)
      .values({ ...pair, ...columns })
      .onConflictDoUpdate({
        target: [matches.investeeId, matches.investorId],
        set: columns,
      })
      .returning({ id: matches.id });
    if (!row) throw new Error("The match was not written.");
    const matchId = row.id;
    await database.delete(matchEvents).where(eq(matchEvents.matchId, matchId));
    for (const { status, at } of match.history)
      await database
        .insert(matchEvents)
        .values({ matchId, status, at: new Date(at) });
  }
}

/**
 * Adds two investors at most, and excludes all others from matching. The first has the higher score for the default
 * investee. `setMatches` reuses these investors, so that their matches keep their ids.
 */
export async function setInvestors(
  site: Site,
  names: readonly string[],
): Promise<void> {
  await site.suspendInvestors();
  for (const [index, businessName] of names.entries()) {
    const { id } = await site.addMember("investor", {
      profile: { businessName, location: index === 0 ? "Kenya" : "Ghana" },
    });
    counterpartsOf(site).set(`investor ${businessName}`, Promise.resolve(id));
  }
}

function addInvestor(site: Site, { investor }: Match): Promise<number> {
  return addOnce(site, "investor", {
    businessName: investor.investor_name,
    sectorsOfInterest: [...investor.sectors_of_interest],
  });
}

function addInvestee(site: Site, { investee }: Match): Promise<number> {
  return addOnce(site, "investee", {
    businessName: investee.investee_name,
    sectorType: investee.sector_type as "Agriculture",
    capitalNeeded: investee.capital_needed,
    pitchLink: investee.pitch_link,
  });
}

function addOnce(
  site: Site,
  role: "investee" | "investor",
  profile: Partial<typeof profiles.$inferInsert>,
): Promise<number> {
  const byName = counterpartsOf(site);
  const key = `${role} ${profile.businessName}`;
  const counterpart =
    byName.get(key) ?? site.addMember(role, { profile }).then(({ id }) => id);
  byName.set(key, counterpart);
  return counterpart;
}
