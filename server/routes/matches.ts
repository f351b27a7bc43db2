import { notFound } from "../http/http-error.ts";
import { listMatches } from "../matches/match-list.ts";
import { reviewMatch } from "../matches/match-review.ts";
import { matchedProfile } from "../matches/matched-profile.ts";
import { route } from "./route.ts";

const listRoute = route("matches", {
  summary:
    "The caller's matches, at most 1,000; the header X-Total-Count has their number.",
  answerHeaders: { "X-Total-Count": "How many matches there are." },
  async handle({ context, member, reply }) {
    const { matches, total } = await listMatches(context.database, member);
    reply.header("X-Total-Count", total);
    return matches;
  },
});

const reviewRoute = route("matchStatus", {
  summary: "An investor approves or declines a match.",
  role: "investor",
  errors: {
    404: "The caller is no investor, or has no such match.",
    409: "The match can no longer get this status.",
  },
  handle: ({ context, member, body, parameters }) =>
    reviewMatch(context, member, {
      matchId: parameters.id,
      status: body.status,
    }),
});

const profileRoute = route("matchProfile", {
  summary:
    "The profile of a matched investee, for the investor, until the match is rejected, replaced or closed.",
  role: "investor",
  errors: {
    404: "The caller is no investor, or may not see this profile.",
  },
  async handle({ context, member, parameters }) {
    const found = await matchedProfile(context.database, {
      matchId: parameters.id,
      investorId: member.accountId,
    });
    if (!found) throw notFound();
    return found;
  },
});

/** Routes of a member's matches, and of an investor's review of a match. */
export const matchesRoutes = [listRoute, reviewRoute, profileRoute];
