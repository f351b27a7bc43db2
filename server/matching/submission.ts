import type { AnswerOf } from "../../contract/calls/index.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import type { ServerContext } from "../context.ts";
import { ruleError } from "../http/http-error.ts";
import { lockInvestee } from "./locked-investee.ts";
import { offerInvestors } from "./offers.ts";
import { rankInvestors } from "./ranking.ts";

/**
 * Finds investors for the free places of an investee and stores them as pending matches. Returns those that this call found;
 * without any, nothing changes.
 *
 * @throws HttpError 400 when the profile is incomplete, 409 when there are already 2 matches.
 */
export async function submitMatching(
  context: ServerContext,
  investeeId: number,
): Promise<AnswerOf<"matchInvestors">> {
  const answer = await context.database.transaction(async (queries) => {
    const investee = await lockInvestee(queries, investeeId);
    const open = MAX_MATCHES - investee.current.length;
    if (open <= 0) throw ruleError(409, { key: "matching.maximum" });
    const investors = await rankInvestors(queries, investee, open);
    return {
      matching_investors: await offerInvestors(
        context,
        queries,
        investee,
        investors,
      ),
      reruns_left: Math.max(0, MAX_RERUNS - investee.rerunsUsed),
    };
  });
  return answer;
}
