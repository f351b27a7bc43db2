import { and, eq, isNull } from "drizzle-orm";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import type { Member } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { matches } from "../database/schema.ts";
import { matchReasons } from "../limits/rules.ts";
import { addChangedUpdates } from "./lifecycle.ts";
import { changeAsInvestor } from "./match-review.ts";

/**
 * Stores why an investor declined a match, or removes the reason. The investee's open pages read it immediately. Any
 * later change of the match removes it.
 *
 * @throws HttpError 404 if the investor has no such match, 409 unless it is rejected, 429 over a limit.
 */
export function setDeclineReason(
  context: ServerContext,
  investor: Member,
  { matchId, reason }: BodyOf<"matchReason"> & { readonly matchId: string },
): Promise<Match> {
  return changeAsInvestor(context, investor, {
    matchId,
    limit: matchReasons,
    refusal: "decline.refused",
    async change(queries, isOwnMatch, at) {
      const [changed] = await queries
        .update(matches)
        .set({ declineReason: reason })
        .where(
          and(isOwnMatch, isNull(matches.end), eq(matches.status, "rejected")),
        )
        .returning();
      if (changed)
        await addChangedUpdates(queries, [changed], investor.accountId, at);
      return changed;
    },
  });
}
