import type {
  MatchedInvestor,
  MatchReason,
} from "../../contract/calls/matches.ts";
import { pages } from "../../contract/pages.ts";
import { scoreInvestor } from "../../contract/scoring.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matchOffers } from "../database/schema.ts";
import { matchedMail } from "../mail/mails.ts";
import { createMatch } from "../matches/lifecycle.ts";
import type { LockedInvestee } from "./locked-investee.ts";
import type { RankedInvestor } from "./ranking.ts";

/**
 * Stores investors as pending matches of an investee, records the offers, and adds a mail to each investor. Runs in the
 * transaction in which the investee was locked. Returns the matches as the API returns them.
 */
export async function offerInvestors(
  { clock, env, outbox }: Pick<ServerContext, "clock" | "env" | "outbox">,
  queries: Queries,
  investee: LockedInvestee,
  investors: readonly RankedInvestor[],
): Promise<MatchedInvestor[]> {
  const offered: MatchedInvestor[] = [];
  const at = new Date(clock.now());
  const pair = (investor: RankedInvestor) => ({
    investeeId: investee.accountId,
    investorId: investor.accountId,
  });
  for (const investor of investors) {
    await queries
      .insert(matchOffers)
      .values({ ...pair(investor), offeredAt: at });
    const reasons = {
      investee: scoreInvestor(investee.criteria, investor.criteria).reasons,
      investor: scoreInvestor(investee.criteria, investor.criteria, "investor")
        .reasons,
    };
    const match = await createMatch(
      queries,
      { ...pair(investor), score: investor.score, reasons },
      at,
    );
    await outbox.add(
      queries,
      investor.email,
      matchedMail({
        investee: investee.businessName,
        dashboard: `${env.publicUrl}${pages.investorDashboard.path}`,
      }),
    );
    offered.push(offerOf(match.id, investor, reasons.investee));
  }
  return offered;
}

// Returns an offered investor in the format of the API.
function offerOf(
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
