import type {
  MatchedInvestor,
  MatchReason,
} from "../../contract/calls/matches.ts";
import { pages } from "../../contract/pages.ts";
import { scoreInvestor } from "../../contract/scoring.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { preparedInsert } from "../database/prepared-insert.ts";
import { matchOffers } from "../database/schema.ts";
import { matchedMail } from "../mail/mails.ts";
import { createMatches } from "../matches/lifecycle.ts";
import type { LockedInvestee } from "./locked-investee.ts";
import type { RankedInvestor } from "./ranking.ts";

const insertOffers = preparedInsert(matchOffers, [
  "investeeId",
  "investorId",
  "offeredAt",
]);

/**
 * Stores investors as pending matches of an investee, records the offers, and queues an email to each investor. Runs in the
 * transaction in which the investee was locked. Returns the matches as the API returns them.
 */
export async function offerInvestors(
  { clock, env, outbox }: Pick<ServerContext, "clock" | "env" | "outbox">,
  queries: Queries,
  investee: LockedInvestee,
  investors: readonly RankedInvestor[],
): Promise<MatchedInvestor[]> {
  if (investors.length === 0) return [];
  const at = new Date(clock.now());
  const offers = investors.map((investor) => ({
    investor,
    pair: {
      investeeId: investee.accountId,
      investorId: investor.accountId,
    },
    reasons: {
      investee: scoreInvestor(investee.criteria, investor.criteria).reasons,
      investor: scoreInvestor(investee.criteria, investor.criteria, "investor")
        .reasons,
    },
  }));
  await insertOffers(
    queries,
    offers.map(({ pair }) => ({ ...pair, offeredAt: at })),
  );
  const ids = await createMatches(
    queries,
    offers.map(({ investor: { score }, pair, reasons }) => ({
      ...pair,
      score,
      reasons,
    })),
    at,
  );
  await outbox.add(
    queries,
    investors.map(({ email }) => email),
    matchedMail({
      investee: investee.businessName,
      dashboard: `${env.publicUrl}${pages.investorDashboard.path}`,
    }),
  );
  return offers.map(({ investor, reasons }) =>
    matchedInvestorOf(
      ids.get(investor.accountId) ?? "",
      investor,
      reasons.investee,
    ),
  );
}

// Returns an offered investor in the format of the API.
function matchedInvestorOf(
  matchId: string,
  { businessName, score, terms }: RankedInvestor,
  reasons: readonly MatchReason[],
): MatchedInvestor {
  return {
    match_id: matchId,
    business_name: businessName,
    ...terms,
    match_score: score,
    reasons,
  };
}
