import { and, eq, notInArray } from "drizzle-orm";
import type { Match } from "../../../contract/calls/matches.ts";
import {
  accounts,
  matchEvents,
  matches,
} from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";

/** The counterparts created for a site, by role and name. */
const counterparts = new WeakMap<Site, Map<string, Promise<number>>>();

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
  const member = await accountOf(site, email);
  const memberColumn =
    member.userType === "investee" ? matches.investeeId : matches.investorId;
  const counterpartColumn =
    member.userType === "investee" ? matches.investorId : matches.investeeId;
  const counterpartIds: number[] = [];
  for (const match of newMatches)
    counterpartIds.push(await addCounterpart(site, member, match));
  await database
    .delete(matches)
    .where(
      and(
        eq(memberColumn, member.id),
        notInArray(counterpartColumn, [-1, ...counterpartIds]),
      ),
    );
  const now = Date.now();
  for (const [index, match] of newMatches.entries()) {
    const counterpartId = counterpartIds[index] ?? 0;
    const at = new Date(now);
    const columns = {
      status: match.status,
      score: match.match_score,
      reasons: { investee: match.reasons, investor: match.reasons },
      fundedAmount: match.funded_ammount,
      createdAt: new Date(now - index * 1_000),
      updatedAt: at,
      end: match.replaced ? ("replaced" as const) : null,
    } satisfies Partial<typeof matches.$inferInsert>;
    const pair =
      member.userType === "investee"
        ? { investeeId: member.id, investorId: counterpartId }
        : { investeeId: counterpartId, investorId: member.id };
    const [row] = await database
      .insert(matches)
      .values({ ...pair, ...columns })
      .onConflictDoUpdate({
        target: [matches.investeeId, matches.investorId],
        set: columns,
      })
      .returning({ id: matches.id });
    if (!row) throw new Error("The match was not written.");
    await database.delete(matchEvents).where(eq(matchEvents.matchId, row.id));
    if (match.history.length > 0)
      await database.insert(matchEvents).values(
        match.history.map(({ status, at }) => ({
          matchId: row.id,
          status,
          at: new Date(at),
        })),
      );
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

function counterpartsOf(site: Site): Map<string, Promise<number>> {
  const byName = counterparts.get(site) ?? new Map<string, Promise<number>>();
  counterparts.set(site, byName);
  return byName;
}

type Member = {
  readonly id: number;
  readonly userType: "investee" | "investor";
};

async function accountOf(site: Site, email: string): Promise<Member> {
  const [account] = await site.database
    .select({ id: accounts.id, userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!account) throw new Error(`No account ${email}`);
  return account;
}

function addCounterpart(
  site: Site,
  { userType }: Member,
  { investee, investor }: Match,
): Promise<number> {
  const byName = counterpartsOf(site);
  const key =
    userType === "investee"
      ? `investor ${investor.investor_name}`
      : `investee ${investee.investee_name}`;
  const counterpart =
    byName.get(key) ??
    (userType === "investee"
      ? site.addMember("investor", {
          profile: {
            businessName: investor.investor_name,
            sectorsOfInterest: [...investor.sectors_of_interest],
          },
        })
      : site.addMember("investee", {
          profile: {
            businessName: investee.investee_name,
            sectorType: investee.sector_type as "Agriculture",
            capitalNeeded: investee.capital_needed,
            pitchLink: investee.pitch_link,
          },
        })
    ).then(({ id }) => id);
  byName.set(key, counterpart);
  return counterpart;
}
