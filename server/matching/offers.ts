import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import type { ServerContext } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { matchedMail } from "../mail/mails.ts";
import { createMatches, type NewMatch } from "../matches/lifecycle.ts";
import type { LockedInvestee } from "./locked-investee.ts";
import type { RankedInvestor } from "./ranking.ts";

/**
 * Stores investors as pending matches of an investee, and queues an email to each investor. Must be called in the
 * transaction that locked the investee. Returns the matches as they appear in the API response.
 *
 * @param rerun - The key of the re-run, and the matches that it replaces, in the order of the investors.
 */
export async function offerInvestors(
  { clock, env, outbox }: Pick<ServerContext, "clock" | "env" | "outbox">,
  queries: Queries,
  investee: LockedInvestee,
  investors: readonly RankedInvestor[],
  rerun?: {
    readonly key: string;
    readonly replaced: readonly { id: string }[];
  },
): Promise<MatchedInvestor[]> {
  if (investors.length === 0) return [];
  const at = new Date(clock.now());
  const { accountId: investeeId } = investee;
  const added = investors.map(
    ({ accountId: investorId, score, outcomes }, index): NewMatch => ({
      investeeId,
      investorId,
      score,
      outcomes,
      replacesId: rerun?.replaced[index]?.id ?? null,
      rerunKey: rerun?.key ?? null,
    }),
  );
  const created = await createMatches(queries, added, at);
  for (const { email, language } of investors) {
    const locale = { language, origin: env.publicUrl };
    const mail = matchedMail(locale, investee.businessName);
    await outbox.add(queries, email, mail, investeeId);
  }
  return investors.map(
    ({ accountId, businessName, fields, score, outcomes }) => {
      const match = created.find(({ investorId }) => investorId === accountId);
      if (!match) throw new Error("The match was not written.");
      return {
        match_id: match.id,
        business_name: businessName,
        ...fields,
        match_score: score,
        reasons: reasonsOf(outcomes, "investee"),
      };
    },
  );
}
