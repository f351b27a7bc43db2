import { fromCallback, fromPromise, sendParent } from "xstate";
import type { Match, MatchedProfile, Profile } from "../../../contract/wire.ts";
import type { InvestorDashboardEvent } from "../../../machines/investor-dashboard-facts.ts";
import {
  type MatchReviewContext,
  matchReviewMachine,
  type StatusChange,
} from "../../../machines/match-review.ts";
import { send } from "../../services/api.ts";
import { downloadFile } from "../../services/files.ts";
import { onReturn } from "../../services/page-return.ts";

/** A review as the dashboard runs it: its call, and what it tells the dashboard. */
const reviewMatch = matchReviewMachine.provide({
  actors: {
    changeStatus: fromPromise<Match, StatusChange>(
      ({ input: { id, status }, signal }) =>
        send("matchStatus", { parameters: { id }, json: { status }, signal }),
    ),
  },
  actions: {
    reportChange: sendParent(
      ({ context }: { context: MatchReviewContext }) => ({
        type: "match.changed",
        match: context.match,
      }),
    ),
    reportFailure: sendParent({ type: "change.failed" }),
  },
});

/** What the browser gives to the investor dashboard's chart. */
export const investorDashboardEffects = {
  actors: {
    fetchProfile: fromPromise<Profile, void>(({ signal }) =>
      send("profile", { signal }),
    ),
    fetchMatches: fromPromise<readonly Match[], void>(({ signal }) =>
      send("matches", { signal }),
    ),
    watchPage: fromCallback<InvestorDashboardEvent>(({ sendBack }) =>
      onReturn(() => sendBack({ type: "page.woke" })),
    ),
    reviewMatch,
  },
  actions: {
    logFailure: ({ event }: { event: object }) => {
      console.info("The profile could not be read", { ...event });
    },
  },
};

/** What the browser gives to the chart of a matched profile. */
export const matchedProfileEffects = {
  actors: {
    fetchMatchedProfile: fromPromise<MatchedProfile, { id: string }>(
      ({ input: { id }, signal }) =>
        send("matchProfile", { parameters: { id }, signal }),
    ),
    downloadFile: fromPromise<void, { id: string; name: string }>(
      ({ input: { id, name } }) => downloadFile(id, name),
    ),
  },
};
