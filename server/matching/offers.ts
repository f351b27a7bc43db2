import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import { pages } from "../../contract/pages.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { preparedInsert } from "../database/prepared-insert.ts";
import { matchOffers } from "../database/schema.ts";
import { matchedMail } from "../mail/mails.ts";
import { createMatches } from "../matches/lifecycle.ts";
import type { LockedInvestee } from "./locked-investee.ts";
import type { RankedInvestor } from "./ranking.ts";

const insertOffers = preparedInsert(matchOffers);

/**
 * Stores investors as pending matches of an investee, records the offers, and queues an email to each investor. Must be
 * called in the transaction that locked the investee. Returns the matches as they appear in the API response.
 */
export async function offerInvestors(
  { clock, env, outbox }: Pick<ServerContext, "clock" | "env" | "outbox">,
  queries: Queries,
  investee: LockedInvestee,
  investors: readonly RankedInvestor[],
): Promise<MatchedInvestor[]> {
  if (investors.length === 0) return [];
  const at = new Date(clock.now());
  const { accountId: investeeId } = investee;
  const added = investors.map(({ accountId: investorId, score, reasons }) => ({
    investeeId,
    investorId,
    score,
    reasons,
  }));
  await insertOffers(
    queries,
    added.map(({ investorId }) => ({ investeeId, investorId, offeredAt: at })),
  );
  const created = await createMatches(queries, added, at);
  await outbox.add(
    queries,
    investors.map(({ email }) => email),
    matchedMail({
      investee: investee.businessName,
      dashboard: `${env.publicUrl}${pages.investorDashboard.path}`,
    }),
    investeeId,
  );
  return investors.map(({ accountId, businessName, fields, score }) => {
    const match = created.find(({ investorId }) => investorId === accountId);
    if (!match) throw new Error("The match was not written.");
    return {
      match_id: match.id,
      business_name: businessName,
      ...fields,
      match_score: score,
      reasons: match.reasons.investee,
    };
  });
}
