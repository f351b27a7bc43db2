import { and, eq, notInArray } from "drizzle-orm";
import type { Match } from "../../../contract/calls/matches.ts";
import {
  accounts,
  matchEvents,
  matches,
} from "../../../server/database/schema.ts";
import type { Site } from "../browser/site.ts";

/** Prepares the matches on the server for an answer. */

/** The counterparts created for a site, by role and name. */
const others = new WeakMap<Site, Map<string, Promise<number>>>();

/**
 * Replaces the matches of a member, in this order. Counterparts are reused by name. A match that exists already has its
 * own id, which differs from the payload's.
 */
export async function setMatches(
  site: Site,
  email: string,
  wanted: readonly Match[],
): Promise<void> {
  const { database } = site;
  const me = await accountOf(site, email);
  const mine =
    me.userType === "investee" ? matches.investeeId : matches.investorId;
  const theirs =
    me.userType === "investee" ? matches.investorId : matches.investeeId;
  const sides: number[] = [];
  for (const match of wanted) sides.push(await otherSide(site, me, match));
  await database
    .delete(matches)
    .where(and(eq(mine, me.id), notInArray(theirs, [-1, ...sides])));
  const now = Date.now();
  for (const [place, match] of wanted.entries()) {
    const side = sides[place] ?? 0;
    const at = new Date(now);
    const columns = {
      status: match.status,
      score: match.match_score,
      reasons: { investee: match.reasons, investor: match.reasons },
      fundedAmount: match.funded_ammount,
      createdAt: new Date(now - place * 1_000),
      updatedAt: at,
      ended: match.replaced ? ("replaced" as const) : null,
    };
    const pair =
      me.userType === "investee"
        ? { investeeId: me.id, investorId: side }
        : { investeeId: side, investorId: me.id };
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

/** Makes these investors, which match the default investee best, the only ones that can be offered. */
export async function setInvestors(
  site: Site,
  names: readonly string[],
): Promise<void> {
  await site.retireInvestors();
  for (const businessName of names)
    await site.addMember("investor", { profile: { businessName } });
}

type Me = { readonly id: number; readonly userType: "investee" | "investor" };

async function accountOf(site: Site, email: string): Promise<Me> {
  const [account] = await site.database
    .select({ id: accounts.id, userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.email, email));
  if (!account) throw new Error(`No account ${email}`);
  return account;
}

function otherSide(
  site: Site,
  { userType }: Me,
  { investee, investor }: Match,
): Promise<number> {
  const known = others.get(site) ?? new Map<string, Promise<number>>();
  others.set(site, known);
  const key =
    userType === "investee"
      ? `investor ${investor.investor_name}`
      : `investee ${investee.investee_name}`;
  const made =
    known.get(key) ??
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
  known.set(key, made);
  return made;
}
