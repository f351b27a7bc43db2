import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { schemas } from "../../contract/calls/index.ts";
import { formatWait } from "../../contract/format.ts";
import type { ServerContext } from "../context.ts";
import { rateLimitError } from "../http/http-error.ts";
import { requiredKey } from "../http/idempotency-key.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { matchCalls } from "../limits/rules.ts";
import { rerunMatching } from "../matching/rerun.ts";
import { submitMatching } from "../matching/submission.ts";

/** Route of matching and re-runs. */
export function matchingRoutes(context: ServerContext): Route[] {
  return [
    memberRoute(context, {
      call: "matchInvestors",
      summary:
        "Finds up to 2 investors and records them as pending matches. With ?rerun=true and an Idempotency-Key it replaces the rejected ones if there are any, otherwise the pending ones; with ?replaces=<id>,<id> only if those are the matches.",
      role: "investee",
      query: schemas.matchInvestors.query,
      answer: schemas.matchInvestors.answer,
      headers: {
        [IDEMPOTENCY_HEADER]:
          "Required for a re-run, which happens once for each key.",
      },
      errors: {
        400: "The profile is not complete, or a re-run has no key.",
        409: "There are 2 matches, no re-run is possible, or it would replace other matches than the call names.",
        429: "Too many calls.",
      },
      async handle({
        member,
        query,
        request,
      }): Promise<AnswerOf<"matchInvestors">> {
        await enforceMatchRateLimit(context, member.accountId);
        return query.rerun
          ? rerunMatching(context, {
              investeeId: member.accountId,
              idempotencyKey: requiredKey(request),
              replaces: query.replaces,
            })
          : submitMatching(context, member.accountId);
      },
    }),
  ];
}

async function enforceMatchRateLimit(
  { limits }: ServerContext,
  accountId: number,
) {
  const wait = await limits.hit(matchCalls, String(accountId));
  if (wait !== null)
    throw rateLimitError(wait, {
      key: "matching.tooMany",
      values: { wait: formatWait(wait) },
    });
}
