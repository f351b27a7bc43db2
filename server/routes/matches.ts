import { schemas } from "../../contract/calls/index.ts";
import { matchedProfileAnswer } from "../../contract/schemas/profile.ts";
import type { Match, MatchedProfile } from "../../contract/wire.ts";
import type { ServerContext } from "../context.ts";
import { notFound } from "../http/http-error.ts";
import { memberRoute, type Route } from "../http/route.ts";
import { rowId } from "../http/row-id.ts";
import { listMatches } from "../matches/match-list.ts";
import { reviewMatch } from "../matches/match-review.ts";
import { matchedProfile } from "../matches/matched-profile.ts";

/** Routes of a member's matches, and of an investor's review of a match. */
export function matchesRoutes(context: ServerContext): Route[] {
  return [list(context), review(context), profile(context)];
}

function list(context: ServerContext): Route {
  return memberRoute(context, {
    call: "matches",
    summary:
      "The caller's matches, at most 1,000; the header X-Total-Count tells how many there are.",
    answer: schemas.matches.answer,
    answerHeaders: { "X-Total-Count": "How many matches there are." },
    async handle({ member, reply }): Promise<readonly Match[]> {
      const { matches, total } = await listMatches(context.database, member);
      reply.header("X-Total-Count", total);
      return matches;
    },
  });
}

function review(context: ServerContext): Route {
  return memberRoute(context, {
    call: "matchStatus",
    summary: "An investor approves or declines a match.",
    role: "investor",
    body: schemas.matchStatus.body,
    answer: schemas.matchStatus.answer,
    errors: {
      404: "The caller is no investor, or has no such match.",
      409: "The match can no longer get this status.",
    },
    handle: ({ member, body, request }) =>
      reviewMatch(context, member, {
        matchId: rowId(request.params),
        status: body.status,
      }),
  });
}

function profile(context: ServerContext): Route {
  return memberRoute(context, {
    call: "matchProfile",
    summary:
      "The profile of a matched investee, for the investor, until the match is rejected, replaced or closed.",
    role: "investor",
    answer: matchedProfileAnswer,
    errors: {
      404: "The caller is no investor, or may not see this profile.",
    },
    async handle({ member, request }): Promise<MatchedProfile> {
      const found = await matchedProfile(context.database, {
        matchId: rowId(request.params),
        investorId: member.accountId,
      });
      if (!found) throw notFound();
      return found;
    },
  });
}
