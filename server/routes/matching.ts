import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { formatWait } from "../../contract/format.ts";
import { requiredKey } from "../http/idempotency-key.ts";
import { matchCalls } from "../limits/rules.ts";
import { rerunMatching } from "../matching/rerun.ts";
import { submitMatching } from "../matching/submission.ts";
import { perAccount, route } from "./route.ts";

/** Route of matching and re-runs. */
export const matchingRoutes = [
  route("matchInvestors", {
    summary:
      "Finds up to 2 investors and records them as pending matches. With ?rerun=true and an Idempotency-Key it replaces the rejected ones if there are any, otherwise the pending ones; with ?replaces=<id>,<id> only if those are the matches.",
    role: "investee",
    headers: {
      [IDEMPOTENCY_HEADER]:
        "Required for a re-run, which happens once for each key.",
    },
    errors: {
      400: "The profile is not complete, or a re-run has no key.",
      409: "There are 2 matches, no re-run is possible, or it would replace other matches than the call names.",
      429: "Too many calls.",
    },
    rateLimit: {
      limit: matchCalls,
      key: perAccount,
      tooMany: (wait) => ({
        key: "matching.tooMany",
        values: { wait: formatWait(wait) },
      }),
    },
    async handle({ context, member, query, request }) {
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
